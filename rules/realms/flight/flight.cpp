#include "rules/realms/flight/flight.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "rules/realms/occupancy.h"
#include "rules/realms/reasons.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/step/step.h"

namespace parapet::realms {
namespace {

class TurnJudge {
 public:
  TurnJudge(const Battlefield& field, std::span<const Unit> units, std::size_t unit,
            const Options& options)
      : field_(field),
        units_(units),
        unit_(unit),
        options_(options),
        is_airborne_(is_in_air(units, unit)) {}

  bool take(TurnAction action) {
    if (has_ended_) return stop("OPT-K15", "The turn ended with the take-off or landing.");
    switch (action) {
      case TurnAction::move:
        return move();
      case TurnAction::attack:
        return attack();
      case TurnAction::take_off:
        return change(true);
      case TurnAction::land:
        return change(false);
    }
    return false;
  }

  Because because() { return std::move(because_); }

 private:
  bool stop(std::string rule, std::string text) {
    because_.push_back({std::move(rule), std::move(text), place_of(field_, units_[unit_].at)});
    return false;
  }

  bool go_on(std::string rule, std::string text) {
    stop(std::move(rule), std::move(text));
    return true;
  }

  bool is_full() const { return moves_ + attacks_ + changes_ >= 2; }

  bool move() {
    if (moves_ > 0) return stop("COR-MOV-1", "A unit moves once a turn.");
    if (attacks_ > 0) return stop("COR-MOV-1", "A unit attacks after it has moved, not before.");
    if (is_full()) return stop("COR-FLY-2", "Take-off and landing stood for move and attack.");
    ++moves_;
    return go_on("COR-MOV-1", "It moves.");
  }

  bool attack() {
    if (attacks_ > 0) return stop("COR-MOV-1", "A unit attacks once a turn.");
    if (is_full()) {
      return stop("COR-FLY-2", "A take-off or landing stood for the attack: both are used.");
    }
    ++attacks_;
    return go_on("COR-MOV-1", "It attacks.");
  }

  // Take-off or landing.
  bool change(bool up) {
    const std::string name = up ? "A take-off" : "A landing";
    if (!units_[unit_].flies) return stop("COR-FLY-2", "Only a flyer takes off and lands.");
    if (is_airborne_ == up) {
      return stop("COR-FLY-2", up ? "It is in the air already." : "It is on the ground already.");
    }
    if (!up && units_[unit_].on) return stop("COR-BRD-1", "It rides: its carrier has to land.");
    if (is_full()) {
      return stop("COR-FLY-2", name + " stands for a move or an attack: both are used.");
    }
    if (moves_ == 0 && !has_place(up)) return false;
    ++changes_;
    is_airborne_ = up;
    has_ended_ = options_.is("K15", "ends-turn");
    return go_on("COR-FLY-2", name + " stands for " +
                                  (moves_ > 0     ? "the attack."
                                   : attacks_ > 0 ? "the move."
                                                  : "a move or an attack."));
  }

  // Where it was when the turn began. After a move nobody knows where it is.
  bool has_place(bool up) {
    Mover mover = mover_of(units_, unit_);
    mover.airborne = up;
    if (Stepping(field_, units_, mover, options_).may_stand(units_[unit_].at)) return true;
    if (up) return stop("OPT-K16", "Another flight token lies on its space (COR-FLY-3).");
    const bool is_taken = Occupancy(field_, units_, unit_).on_ground(units_[unit_].at).has_value();
    return stop(
        is_taken ? "COR-OCC-1" : "COR-OCC-2",
        is_taken ? "Another unit stands where it would land." : "There is no room to land.");
  }

  const Battlefield& field_;
  std::span<const Unit> units_;
  std::size_t unit_;
  const Options& options_;
  bool is_airborne_;
  bool has_ended_ = false;
  int moves_ = 0;
  int attacks_ = 0;
  int changes_ = 0;  // take-offs and landings
  Because because_;
};

}  // namespace

TurnRuling rule_turn(const Battlefield& field, std::span<const Unit> units, std::size_t unit,
                     std::span<const TurnAction> actions, const Options& options) {
  assert(unit < units.size());
  TurnRuling ruling;
  TurnJudge judge(field, units, unit, options);
  for (std::size_t n = 0; n < actions.size() && !ruling.stopped_at; ++n) {
    if (!judge.take(actions[n])) ruling.stopped_at = n;
  }
  ruling.legal = !ruling.stopped_at;
  ruling.because = judge.because();
  return ruling;
}

}  // namespace parapet::realms
