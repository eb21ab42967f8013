#include "rules/mayhem/vehicles/drive.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace parapet::mayhem {
namespace {

constexpr int kBackwardSpeed = 3;  // AOM-VEH-4

std::string counted(int count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

Reason rule_of(VehicleMove move, Space at) {
  switch (move) {
    case VehicleMove::straight:
      return {"AOM-VEH-3", "Straight: the front goes one ahead, the back takes its space.", at};
    case VehicleMove::turn_left:
    case VehicleMove::turn_right:
      return {"AOM-VEH-5", "Turn: the front goes to the space beside it, the back takes its space.",
              at};
    case VehicleMove::shift_left:
    case VehicleMove::shift_right:
      return {"AOM-VEH-6", "Shift: both halves move one space aside.", at};
    case VehicleMove::drift_left:
    case VehicleMove::drift_right:
      return {"AOM-VEH-7", "Drift: a Turn, then a Shift toward the old facing.", at};
    case VehicleMove::back:
      return {"AOM-VEH-4", "Backwards: its Speed is 3 in this Turn.", at};
    case VehicleMove::driver_off:
      return {"AOM-VEH-10", "Without a driver it goes straight only.", at};
  }
  return {};
}

// The MP of a Turn (AOM-VEH-2, AOM-VEH-4, OPT-V2).
class Speed {
 public:
  Speed(int speed, bool three_more) : speed_(speed), three_more_(three_more) {}

  int left() const { return speed_ - spent_; }

  // Why the move may not be paid; pays it otherwise.
  std::optional<std::string> pay(VehicleMove move, int cost) {
    int speed = speed_;
    bool only_back = only_back_;
    if (move == VehicleMove::back && !backed_) {
      if (three_more_ && spent_ > kBackwardSpeed) {
        speed = spent_ + kBackwardSpeed;
        only_back = true;
      } else {
        speed = std::min(speed, kBackwardSpeed);
      }
    }
    if (only_back && move != VehicleMove::back) {
      return "After moving on backwards it does not go forward again.";
    }
    if (spent_ + cost > speed) {
      const std::string has =
          std::to_string(speed) + " MP in all, " + std::to_string(spent_) + " spent";
      return move == VehicleMove::back && !backed_
                 ? "Moving backwards it has " + has + ": the move costs " + std::to_string(cost) +
                       "."
                 : "It has " + has + ": the move costs " + std::to_string(cost) + ".";
    }
    speed_ = speed;
    only_back_ = only_back;
    backed_ = backed_ || move == VehicleMove::back;
    spent_ += cost;
    return std::nullopt;
  }

 private:
  int speed_;
  bool three_more_;
  int spent_ = 0;
  bool backed_ = false;
  bool only_back_ = false;
};

class Drive {
 public:
  Drive(const VehicleGround& ground, const Pieces& pieces, std::size_t vehicle,
        std::span<const VehicleMove> moves, std::span<const Space> push_to,
        const VehicleRules& rules)
      : ground_(ground),
        vehicle_(pieces.vehicles[vehicle]),
        moves_(moves),
        rules_(rules),
        field_(ground.board, pieces),
        turn_(rules, push_to),
        body_(VehicleBody::of(vehicle_)),
        speed_(vehicle_.speed, rules.three_more_backward) {
    riders_ = field_.riders(body_);
    for (const Rider& rider : riders_) field_.lift(rider.unit);
    field_.take_up(body_);
    has_driver_ = std::any_of(riders_.begin(), riders_.end(),
                              [&](const Rider& rider) { return is_own(rider); });
    if (rules_.push_off_whole_move) plan_whole_move();
  }

  DriveRuling run() {
    for (std::size_t n = 0; n < moves_.size(); ++n) {
      const std::size_t told = turn_.because().size();
      std::optional<Reason> stop = make(n);
      const Because& rams = turn_.because();
      ruling_.because.insert(ruling_.because.end(),
                             rams.begin() + static_cast<std::ptrdiff_t>(told), rams.end());
      if (stop) {
        if (!stop->rule.empty()) ruling_.because.push_back(*std::move(stop));
        ruling_.stopped_at = n;
        break;
      }
      ruling_.footprints.push_back(body_);
      if (told_.insert(rule_of(moves_[n], {}).rule).second) {
        ruling_.because.push_back(rule_of(moves_[n], body_.front));
      }
    }
    ruling_.mp_left = speed_.left();
    ruling_.rams = turn_.rams();
    tell_riders();
    return std::move(ruling_);
  }

 private:
  bool is_own(const Rider& rider) const { return field_.unit(rider.unit).side == vehicle_.side; }

  // Makes a move; why not, if it is not legal. A reason without a rule has been told already.
  std::optional<Reason> make(std::size_t n) {
    const VehicleMove move = moves_[n];
    if (auto reason = may_drive(n)) return reason;
    if (move == VehicleMove::driver_off) {
      std::erase_if(riders_, [&](const Rider& rider) { return is_own(rider); });
      has_driver_ = false;
      return std::nullopt;
    }
    if (is_maneuver(move) && maneuvered_ && spaces_since_ < vehicle_.maneuverability) {
      return Reason{"AOM-VEH-8",
                    "It must move " + counted(vehicle_.maneuverability, "space") +
                        " between two maneuvers, and has moved " + std::to_string(spaces_since_) +
                        ".",
                    body_.front};
    }
    const VehicleStep step = plan_step(ground_, body_, move, rules_);
    if (auto reason = hindrance(field_, step, vehicle_.side)) return reason;
    const int cost = step_cost(ground_.board, step, rules_);
    Speed after = speed_;
    if (const auto unpaid = after.pay(move, cost)) {
      return Reason{move == VehicleMove::back ? "AOM-VEH-4" : "AOM-VEH-2", *unpaid, body_.front};
    }
    const RamEnd end = turn_.ram(field_, Rammer::of(vehicle_), step.hits, path_of(step, n));
    if (end != RamEnd::all_pushed) return Reason{};
    speed_ = after;
    body_ = step.to;
    if (step.to.front.level > step.from.front.level) {
      ruling_.because.push_back({"AOM-VEH-12",
                                 "The ramp lifts its front to Level " +
                                     std::to_string(step.to.front.level) +
                                     (step.gap ? ", over the gap." : "."),
                                 step.to.front});
    }
    if (is_maneuver(move)) {
      maneuvered_ = true;
      spaces_since_ = rules_.maneuvers_count ? cost : 0;
    } else {
      ++spaces_since_;
    }
    return std::nullopt;
  }

  std::optional<Reason> may_drive(std::size_t n) const {
    if (vehicle_.kind == VehicleKind::drone) {
      return Reason{"AOM-DRN-1", "A drone follows its lane: nobody drives it.", body_.front};
    }
    if (has_driver_) return std::nullopt;
    if (n == 0) {
      return Reason{"AOM-VEH-2", "No unit of its Side is on it at the start: it does not move.",
                    body_.front};
    }
    if (moves_[n] == VehicleMove::straight) return std::nullopt;
    return Reason{"AOM-VEH-10", "Without a driver it goes straight only.", body_.front};
  }

  // OPT-V6: the spaces that rams of this move keep clear.
  RamPath path_of(const VehicleStep& step, std::size_t n) const {
    RamPath path;
    const bool hits = std::any_of(step.hits.begin(), step.hits.end(),
                                  [&](Space space) { return field_.unit_at(space).has_value(); });
    if (!hits) return path;  // nobody to ram
    path.step = step.covers;
    for (const auto& [space, last] : planned_) {
      if (last > n) path.rest.push_back(space);
    }
    return path;
  }

  // The moves lead to the same spaces whoever is rammed: planned once for all rams of the Turn.
  void plan_whole_move() {
    std::map<Space, std::size_t> last_covered;
    VehicleBody body = body_;
    for (std::size_t n = 0; n < moves_.size(); ++n) {
      const VehicleStep step = plan_step(ground_, body, moves_[n], rules_);
      for (const Space& space : step.covers) last_covered[space] = n;
      body = step.to;
    }
    planned_.assign(last_covered.begin(), last_covered.end());
  }

  void tell_riders() {
    for (const Rider& rider : riders_) {
      const Space at = rider.on_front ? body_.front : body_.back;
      ruling_.riders.push_back({field_.unit(rider.unit).id, at});
    }
  }

  const VehicleGround& ground_;
  const Vehicle& vehicle_;
  std::span<const VehicleMove> moves_;
  const VehicleRules& rules_;
  VehicleField field_;
  RamTurn turn_;
  VehicleBody body_;
  Speed speed_;
  std::vector<Rider> riders_;
  // OPT-V6: what the whole Turn covers, with the last move that does; sorted. Else empty.
  std::vector<std::pair<Space, std::size_t>> planned_;
  bool has_driver_ = false;
  bool maneuvered_ = false;
  int spaces_since_ = 0;  // the last maneuver
  std::set<std::string> told_;
  DriveRuling ruling_;
};

}  // namespace

DriveRuling rule_drive(const VehicleGround& ground, const Pieces& pieces, std::size_t vehicle,
                       std::span<const VehicleMove> moves, std::span<const Space> push_to,
                       const VehicleRules& rules) {
  return Drive(ground, pieces, vehicle, moves, push_to, rules).run();
}

}  // namespace parapet::mayhem
