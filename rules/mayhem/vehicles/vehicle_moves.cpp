#include "rules/mayhem/vehicles/vehicle_moves.h"

#include <algorithm>

#include "rules/mayhem/barrier_inside.h"

namespace parapet::mayhem {
namespace {

Edge edge_of(Space a, Space b) { return *edge_between(a, b, std::max(a.level, b.level)); }

bool is_over_gap(const Board& board, const VehicleBody& body) {
  return !board.floor(body.front) || !board.floor(body.back);
}

// The space that the front comes to by a straight step (AOM-VEH-3, OPT-V7), and whether it is the
// gap that a ramp lets a vehicle cross.
struct Ahead {
  Space space;
  bool is_gap = false;
};

Ahead ahead_of(const VehicleGround& ground, const VehicleBody& body, const VehicleRules& rules) {
  const NeighbourStep step = body.ahead();
  const Space level = body.front + step;
  if (!rules.ramps_lift || !ground.ramps.lifts(ground.board, body.front, step)) return {level};
  const Space raised{level.x, level.y, level.level + 1};
  if (ground.board.floor(raised)) return {raised};
  if (ground.board.floor(raised + step)) return {raised, true};
  return {level};
}

void plan_straight(const VehicleGround& ground, const VehicleRules& rules, VehicleStep& step) {
  const Ahead ahead = ahead_of(ground, step.from, rules);
  step.to = {step.from.front, ahead.space};
  step.hits = {ahead.space};
  step.stands = {ahead.space};
  step.passes = {edge_of(step.from.back, step.from.front), edge_of(step.from.front, ahead.space)};
  step.pays = {step.passes.back()};
  if (ahead.is_gap) step.gap = ahead.space;
}

void plan_back(VehicleStep& step) {
  const Space behind = step.from.back + opposite(step.from.ahead());
  step.to = {behind, step.from.back};
  step.hits = {behind};
  step.stands = {behind};
  step.passes = {edge_of(step.from.front, step.from.back), edge_of(step.from.back, behind)};
  step.pays = {step.passes.back()};
}

void plan_turn(NeighbourStep aside, VehicleStep& step) {
  const Space side = step.from.front + aside;
  step.to = {step.from.front, side};
  step.hits = {side};
  step.stands = {side};
  step.passes = {edge_of(step.from.back, step.from.front), edge_of(step.from.front, side)};
  step.pays = {step.passes.back()};
}

void plan_shift(NeighbourStep aside, VehicleStep& step) {
  const Space front = step.from.front + aside;
  const Space back = step.from.back + aside;
  step.to = {back, front};
  step.hits = {front, back};
  step.stands = {front, back};
  step.passes = {edge_of(step.from.front, front), edge_of(step.from.back, back),
                 edge_of(back, front)};
  step.pays = {step.passes[0], step.passes[1]};
  if (step.from.front.level != step.from.back.level) {
    step.impossible = Reason{"OPT-V7", "On the edge of a ramp it cannot shift.", step.from.front};
  }
}

void plan_drift(const Board& board, NeighbourStep aside, const VehicleRules& rules,
                VehicleStep& step) {
  const NeighbourStep ahead = step.from.ahead();
  const Space middle = step.from.front + aside;
  const Space back = step.from.front + ahead;
  const Space front = middle + ahead;
  step.to = {back, front};
  step.hits = {front, back};
  step.stands = {front, back};
  step.passes = {edge_of(step.from.back, step.from.front), edge_of(step.from.front, back),
                 edge_of(back, front)};
  const Edge turned = edge_of(step.from.front, middle);
  const Edge shifted = edge_of(middle, front);
  step.pays = {turned, shifted, edge_of(step.from.front, back)};
  if (rules.drift_middle_counts) {
    step.stands.insert(step.stands.begin(), middle);
    step.passes.push_back(turned);
    step.passes.push_back(shifted);
  }
  // OPT-V3: what the first half hits is rammed, unless a Wall keeps it from getting there.
  if (board.floor(middle) && !board.inside(middle) && !is_barrier(board.print(turned))) {
    step.hits.insert(step.hits.begin(), middle);
    step.covers.push_back(middle);
  }
}

std::optional<Reason> hindrance_at(const VehicleField& field, const VehicleStep& step, Space space,
                                   std::string_view side) {
  const Board& board = field.board();
  if (!board.floor(space) && step.gap != space) {
    const bool is_edge = space.level > 1 && board.on_map(space.x, space.y);
    if (is_edge) return Reason{"OPT-V7", "A vehicle does not drive off its Level.", space};
    return Reason{"AOM-VEH-1", "It would leave the map.", space};
  }
  if (board.inside(space)) return Reason{"OPT-V1", "Inside spaces are closed to it.", space};
  if (field.is_built_over(space)) {
    return Reason{"AOM-VEH-1", "Another vehicle or a device stands there.", space};
  }
  const auto unit = field.unit_at(space);
  if (unit && field.unit(*unit).side == side) {
    return Reason{"AOM-VEH-9", "A unit of its own Side is in the way: only enemies are rammed.",
                  space};
  }
  return std::nullopt;
}

}  // namespace

VehicleStep plan_step(const VehicleGround& ground, const VehicleBody& body, VehicleMove move,
                      const VehicleRules& rules) {
  VehicleStep step;
  step.from = body;
  const NeighbourStep left = left_of(body.ahead());
  const NeighbourStep right = right_of(body.ahead());
  switch (move) {
    case VehicleMove::straight:
      plan_straight(ground, rules, step);
      break;
    case VehicleMove::turn_left:
      plan_turn(left, step);
      break;
    case VehicleMove::turn_right:
      plan_turn(right, step);
      break;
    case VehicleMove::shift_left:
      plan_shift(left, step);
      break;
    case VehicleMove::shift_right:
      plan_shift(right, step);
      break;
    case VehicleMove::drift_left:
      plan_drift(ground.board, left, rules, step);
      break;
    case VehicleMove::drift_right:
      plan_drift(ground.board, right, rules, step);
      break;
    case VehicleMove::back:
      plan_back(step);
      break;
    case VehicleMove::driver_off:
      step.to = body;
      break;
  }
  if (move != VehicleMove::straight && is_over_gap(ground.board, body)) {
    step.impossible = Reason{"OPT-V7", "Over a gap it only moves straight on.", body.front};
  }
  for (const Space& space : {body.back, body.front, step.to.back, step.to.front}) {
    step.covers.push_back(space);
  }
  std::sort(step.covers.begin(), step.covers.end());
  step.covers.erase(std::unique(step.covers.begin(), step.covers.end()), step.covers.end());
  return step;
}

std::optional<Reason> hindrance(const VehicleField& field, const VehicleStep& step,
                                std::string_view side) {
  if (step.impossible) return step.impossible;
  for (const Space& space : step.stands) {
    if (auto reason = hindrance_at(field, step, space, side)) return reason;
  }
  for (const Edge& edge : step.passes) {
    if (is_barrier(field.board().print(edge))) {
      return Reason{"OPT-V1", "A Wall or an Opening is closed to it.", edge};
    }
  }
  return std::nullopt;
}

int step_cost(const Board& board, const VehicleStep& step, const VehicleRules& rules) {
  if (!rules.obstacles_cost_three) return kPlainCost;
  const bool is_hard = std::any_of(step.pays.begin(), step.pays.end(), [&](const Edge& edge) {
    const EdgePrint print = board.print(edge);
    return print == EdgePrint::obstacle || print == EdgePrint::obstructed_opening;
  });
  return is_hard ? kHardCost : kPlainCost;
}

}  // namespace parapet::mayhem
