#include "rules/mayhem/moving/step.h"

#include <string>

#include "rules/mayhem/moving/move_steps.h"

namespace parapet::mayhem {
namespace {

std::optional<int> cost_of(const MovingField& field, Space from, Space to) {
  const MoveSteps steps(field, std::nullopt);
  const MoveState state{from, MovePhase::jump_ahead, 0, 0};
  std::optional<int> cost;
  const auto take = [&](const MoveState& next, int step) {
    if (next.at == to) cost = step;
  };
  for (int neighbour = 0; neighbour < 8; ++neighbour) steps.into(state, neighbour, take);
  steps.by_stairs(state, take);
  return cost;
}

struct Crossed {
  Place at;
  std::string name;
};

// The edge or dot of the higher Level that the step goes over.
Crossed crossed(Space from, Space to) {
  const Space beside{to.x, to.y, from.level};
  if (const auto edge = edge_between(from, beside, from.level)) return {*edge, to_letters(*edge)};
  const Dot dot = dot_between(from, beside, from.level);
  return {dot, to_letters(dot)};
}

bool is_diagonal(Space from, Space to) { return from.x != to.x && from.y != to.y; }

Reason why_closed(const MovingField& field, Space from, Space to) {
  const Board& board = field.board;
  if (from.x == to.x && from.y == to.y) {
    if (field.occupants.at(to) == Occupant::enemy) {
      return {"AOM-MOV-6", "An enemy stands on " + to_letters(to) + ".", to};
    }
    return {"AOM-MOV-5",
            "Stairs join two spaces one over the other only where both show the symbol.", to};
  }
  if (!are_neighbouring_columns(from, to)) {
    return {"AOM-MOV-1", "A step goes to one of the eight neighbours.", to};
  }
  if (to.level > from.level) {
    return {"AOM-MOV-5", "A higher Level is reached by stairs or by a jump only.", to};
  }
  const Space beside{to.x, to.y, from.level};
  if (to.level < from.level && board.floor(beside)) {
    return {"AOM-MOV-5", "The floor of " + to_letters(beside) + " is in the way.", Plate{beside}};
  }
  if (!board.floor(to)) return {"AOM-MOV-1", "There is no floor on " + to_letters(to) + ".", to};
  if (to.level < from.level && surface_under(board, beside) != to) {
    return {"OPT-M7", "A step off a Level lands on the highest floor below.", to};
  }
  const Crossed over = crossed(from, to);
  if (const Edge* edge = std::get_if<Edge>(&over.at);
      edge && board.print(*edge) == EdgePrint::wall) {
    return {"AOM-MOV-3", "There is a Wall on " + over.name + ".", over.at};
  }
  if (const Dot* dot = std::get_if<Dot>(&over.at); dot && board.print(*dot) == DotPrint::cover) {
    return {"AOM-MOV-2", "No step goes past a Cover dot: " + over.name + ".", over.at};
  }
  if (field.occupants.at(to) == Occupant::enemy) {
    return {"AOM-MOV-6", "An enemy stands on " + to_letters(to) + ".", to};
  }
  if (to.level < from.level && !field.occupants.is_free(to)) {
    return {"OPT-M7", "The space where the step off the Level lands is not free.", to};
  }
  return {"OPT-M1", "Every way round " + over.name + " meets a Wall.", over.at};
}

Because why_open(const MovingField& field, Space from, Space to, int cost) {
  Because because;
  const bool by_stairs = from.x == to.x && from.y == to.y;
  if (by_stairs) {
    because.push_back({"AOM-MOV-5", "Stairs join the two spaces.", to});
  } else if (to.level < from.level) {
    because.push_back({"AOM-FALL-1",
                       "The unit steps off its Level of its own will and falls " +
                           std::to_string(from.level - to.level) + " without harm.",
                       to});
  }
  if (cost == kPlainCost) {
    because.push_back({"AOM-MOV-1", "Nothing slows the step: 1 MP.", to});
    return because;
  }
  if (!by_stairs) {
    const Crossed over = crossed(from, to);
    const auto printed =
        crossing_cost(field.board, from, {to.x, to.y, from.level}, CrossingRules{true});
    if (printed == kHardCost && (to.level == from.level || field.rules.ledge_pays_obstacles)) {
      because.push_back({is_diagonal(from, to) ? "AOM-MOV-2" : "AOM-MOV-3",
                         "The step goes over an Obstacle, " + over.name + ": 3 MP.", over.at});
    }
  }
  if (field.in_zone(from) && field.in_zone(to) && (!by_stairs || field.rules.stairs_feel_zones)) {
    because.push_back({by_stairs ? "OPT-M6" : "AOM-ZOC-1",
                       "Both spaces are in an enemy's zone of control: 3 MP.", to});
  }
  return because;
}

}  // namespace

StepRuling rule_step(const MovingField& field, Space from, Space to) {
  StepRuling ruling;
  ruling.cost = cost_of(field, from, to);
  ruling.may_end = field.occupants.is_free(to);
  if (!ruling.cost) {
    ruling.because.push_back(why_closed(field, from, to));
    return ruling;
  }
  ruling.because = why_open(field, from, to, *ruling.cost);
  if (!ruling.may_end) {
    ruling.because.push_back(
        {"AOM-MOV-6", "A friend stands on " + to_letters(to) + ": no move may end there.", to});
  }
  return ruling;
}

std::optional<int> entering_cost(const MovingField& field, Space at, Heading edge) {
  const Board& board = field.board;
  if (!board.floor(at) || field.occupants.at(at) == Occupant::enemy) return std::nullopt;
  const NeighbourStep out = step_towards(edge);
  if (board.on_map(at.x + out.x, at.y + out.y)) return std::nullopt;
  std::optional<int> cheapest;
  for (int n = 0; n < 8; ++n) {
    const NeighbourStep step = kNeighbourSteps[static_cast<std::size_t>(n)];
    const bool is_outside = out.x != 0 ? step.x == out.x : step.y == out.y;
    const int cost = field.costs.at(at, n);
    if (is_outside && cost != 0 && (!cheapest || cost < *cheapest)) cheapest = cost;
  }
  return cheapest;
}

}  // namespace parapet::mayhem
