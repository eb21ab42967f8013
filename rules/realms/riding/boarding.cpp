#include "rules/realms/riding/boarding.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <string>
#include <utility>

#include "rules/realms/neighbours.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/reasons.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/sight/figure.h"
#include "rules/realms/step/direct_step.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

// The board where carriers are terrain and the units on them stand on it.
struct RaisedBoard {
  Battlefield field;
  std::vector<Unit> units;
  std::size_t unit = 0;  // index of who gets on or off
};

// A carrier and all that carries it.
std::vector<std::size_t> stack_under(std::span<const Unit> units, std::size_t carrier) {
  std::vector<std::size_t> stack{carrier};
  for (auto below = carrier_of(units, carrier); below; below = carrier_of(units, *below)) {
    stack.push_back(*below);
  }
  return stack;
}

// The box of a carrier as a body, with no gap below it; a unit stands on its plate, wherever the
// figure is put on it.
Result<Body> body_of(const Battlefield& field, std::span<const Unit> units, std::size_t carrier) {
  std::vector<Unit> centred(units.begin(), units.end());
  centred[carrier].stand.reset();
  const Result<Box> box = figure_box(field, centred, carrier);
  if (!box) return Failure(box.error());
  Point foot = box->lo();
  const std::optional<UnitPlate> ground = unit_plate(field, units[carrier].at, units[carrier].size);
  for (const SpaceId space : ground->spaces) {
    foot.z = std::min<std::int64_t>(foot.z, field.surface(space).height);
  }
  return Body{Box::spanning(foot, box->hi()), static_cast<std::uint32_t>(field.pieces().size())};
}

Result<RaisedBoard> raised_board(const Battlefield& field, std::span<const Unit> units,
                                 const std::vector<std::size_t>& stack, std::size_t unit) {
  std::vector<Body> bodies(field.bodies().begin(), field.bodies().end());
  for (const std::size_t carrier : stack) {
    const Result<Body> body = body_of(field, units, carrier);
    if (!body) return Failure(body.error());
    bodies.push_back(*body);
  }
  std::vector<Piece> pieces(field.pieces().begin(), field.pieces().end());
  pieces.push_back(Piece{units[stack.front()].id, {}, {}, false});
  // The boxes stand on surfaces, which they raise: the spaces keep their numbers.
  Result<Battlefield> raised = Battlefield::make(field.peg(), std::move(pieces), std::move(bodies),
                                                 {field.spots().begin(), field.spots().end()});
  if (!raised) return Failure(raised.error());
  RaisedBoard board{raised->with_links({field.links().begin(), field.links().end()}), {}, 0};
  const auto in_stack = [&](std::size_t n) {
    return std::find(stack.begin(), stack.end(), n) != stack.end();
  };
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (in_stack(n)) continue;
    if (n == unit) board.unit = board.units.size();
    board.units.push_back(units[n]);
    const auto carrier = carrier_of(units, n);
    if (carrier && in_stack(*carrier)) board.units.back().on.reset();
  }
  return board;
}

// Is the first step the better one?
bool is_better(const StepRuling& a, const StepRuling& b) {
  if (!a.cost || !b.cost) return a.cost.has_value() && !b.cost;
  return std::pair(*a.cost, a.wounds) < std::pair(*b.cost, b.wounds);
}

// Over the ground or straight across, as is better.
StepRuling best_step(const RaisedBoard& board, SpaceId from, SpaceId to, const Options& options) {
  const Mover mover = mover_of(board.units, board.unit);
  StepRuling over_ground = rule_step(board.field, board.units, mover, from, to, options);
  if (mover.size != std::array{1, 1}) return over_ground;
  StepRuling across = direct_step(board.field, board.units, mover, from, to, options);
  return is_better(across, over_ground) ? across : over_ground;
}

class BoardingJudge {
 public:
  BoardingJudge(const Battlefield& field, std::span<const Unit> units,
                const BoardingQuestion& question, const Options& options)
      : field_(field), units_(units), question_(question), options_(options) {}

  Result<BoardingRuling> rule() {
    const bool is_aboard = carrier_of(units_, question_.unit) == question_.carrier;
    if (question_.to && !is_aboard) {
      return Failure({"not-riding", "", unit().id, "a unit that is not on \"" + carrier().id + "\"",
                      "a rider of it", ""});
    }
    if (!question_.to && is_aboard) return refused("COR-BRD-1", "It is on that carrier already.");
    if (!question_.to && rides_on_unit()) {
      return refused("COR-BRD-1", "A unit does not get on what it carries itself.");
    }
    const bool is_carrier_up = is_in_air(units_, question_.carrier);
    if (is_carrier_up || is_in_air(units_, question_.unit)) return rule_in_air(is_carrier_up);
    return question_.to ? rule_off() : rule_on();
  }

 private:
  const Unit& unit() const { return units_[question_.unit]; }
  const Unit& carrier() const { return units_[question_.carrier]; }

  BoardingRuling refused(std::string rule, std::string text) const {
    BoardingRuling ruling;
    ruling.step.because.push_back(
        {std::move(rule), std::move(text), place_of(field_, carrier().at)});
    return ruling;
  }

  bool rides_on_unit() const {
    const std::vector<std::size_t> stack = stack_under(units_, question_.carrier);
    return std::find(stack.begin(), stack.end(), question_.unit) != stack.end();
  }

  std::vector<SpaceId> free_seats() const {
    std::vector<SpaceId> seats =
        covered_spaces(field_, carrier().at, carrier().size).value_or(std::vector<SpaceId>{});
    for (const Unit& other : units_) {
      if (other.on == carrier().id) std::erase(seats, other.at);
    }
    return seats;
  }

  // On the board, the cheapest seat; with equal costs the fewest wounds, then the first.
  Result<BoardingRuling> rule_on() {
    std::vector<std::size_t> stack = stack_under(units_, question_.carrier);
    for (auto below = carrier_of(units_, question_.unit); below;
         below = carrier_of(units_, *below)) {
      if (std::find(stack.begin(), stack.end(), *below) == stack.end()) stack.push_back(*below);
    }
    const Result<RaisedBoard> board = raised_board(field_, units_, stack, question_.unit);
    if (!board) return Failure(board.error());
    const std::vector<SpaceId> seats = free_seats();
    if (seats.empty()) return refused("COR-OCC-1", "Others ride on all of its spaces.");
    std::optional<BoardingRuling> best;
    for (const SpaceId seat : seats) {
      BoardingRuling ruling{best_step(*board, unit().at, seat, options_), seat};
      if (!best || is_better(ruling.step, best->step)) best = std::move(ruling);
    }
    if (!best->step.cost) best->seat.reset();
    tell(*best, "Getting on a carrier is moving onto terrain.");
    return *std::move(best);
  }

  Result<BoardingRuling> rule_off() {
    const Result<RaisedBoard> board =
        raised_board(field_, units_, stack_under(units_, question_.carrier), question_.unit);
    if (!board) return Failure(board.error());
    BoardingRuling ruling{best_step(*board, unit().at, *question_.to, options_), std::nullopt};
    tell(ruling, "Getting off a carrier is moving off terrain.");
    return ruling;
  }

  static void tell(BoardingRuling& ruling, std::string text) {
    Because& because = ruling.step.because;
    because.insert(because.begin(), {"COR-BRD-1", std::move(text), {}});
  }

  Result<BoardingRuling> rule_in_air(bool is_carrier_up) {
    if (!unit().flies) {
      return question_.to ? refused("COR-FLY-7", "Off a flyer in the air it would fall 200 pegs.")
                          : refused("COR-BRD-1", "Only a flyer gets on a carrier in the air.");
    }
    if (!is_carrier_up) return refused("COR-FLY-2", "It has to land first.");
    if (!question_.to && !is_in_air(units_, question_.unit)) {
      return refused("COR-FLY-2", "It has to take off first.");
    }
    const std::vector<SpaceId> goals =
        question_.to ? std::vector<SpaceId>{*question_.to} : free_seats();
    Unit flyer = unit();
    flyer.on.reset();
    flyer.airborne = true;
    std::vector<Unit> units(units_.begin(), units_.end());
    units[question_.unit] = std::move(flyer);
    for (const SpaceId goal : goals) {
      if (goal != unit().at && !nearness(field_, unit().at, goal).neighbouring) continue;
      if (question_.to && !may_fly_to(units, goal)) continue;
      BoardingRuling ruling;
      ruling.step.cost = 1;
      if (!question_.to) ruling.seat = goal;
      ruling.step.because.push_back({question_.to ? "COR-FLY-8" : "COR-FLY-5",
                                     question_.to
                                         ? "A flyer steps off and stays in the air."
                                         : "In the air there are no penalties of the land.",
                                     place_of(field_, goal)});
      return ruling;
    }
    return refused("COR-BRD-1", "There is no free place within reach.");
  }

  // OPT-K16: the carrier's own token lies where it was.
  bool may_fly_to(const std::vector<Unit>& units, SpaceId goal) const {
    return Stepping(field_, units, mover_of(units, question_.unit), options_).may_stand(goal);
  }

  const Battlefield& field_;
  std::span<const Unit> units_;
  const BoardingQuestion& question_;
  const Options& options_;
};

}  // namespace

Result<BoardingRuling> rule_boarding(const Battlefield& field, std::span<const Unit> units,
                                     const BoardingQuestion& question, const Options& options) {
  assert(question.unit < units.size() && question.carrier < units.size() &&
         question.unit != question.carrier);
  return BoardingJudge(field, units, question, options).rule();
}

}  // namespace parapet::realms
