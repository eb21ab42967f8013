#include "rules/realms/attack/attack.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "rules/realms/attack/range_spaces.h"
#include "rules/realms/flight/flight.h"
#include "rules/realms/neighbours.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/reasons.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/sight/figure.h"
#include "rules/realms/sight/unit_sight.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

// How two sets of spaces lie to each other where only adjacent ones count.
struct Touch {
  bool adjacent = false;
  bool linked = false;  // by pads or a ladder
};

class AttackJudge {
 public:
  AttackJudge(const Battlefield& field, const Terrain& terrain, std::span<const Unit> units,
              const AttackQuestion& question, const Options& options)
      : field_(field),
        terrain_(terrain),
        units_(units.begin(), units.end()),
        question_(question),
        options_(options) {
    const Occupancy occupancy(field, units);
    from_ = fighter(occupancy, question.from);
    to_ = fighter(occupancy, question.to);
  }

  Result<AttackRuling> rule() {
    if (from_ == to_) {
      reason("COR-FLY-4", "A unit does not attack itself.");
      ruling_.spaces = 0;
      return std::move(ruling_);
    }
    const Result<Figure> from = figure_of(field_, units_, from_);
    if (!from) return Failure(from.error());
    const Result<Figure> to = figure_of(field_, units_, to_);
    if (!to) return Failure(to.error());
    const Result<bool> sight =
        unit_sees(field_, terrain_, units_, from_, to_, SightPolicy::hair, options_);
    if (!sight) return Failure(sight.error());
    ruling_.sight = *sight;

    const bool is_up = is_in_air(units_, from_);
    const bool is_other_up = is_in_air(units_, to_);
    from_spaces_ = spaces_of(from_, from->body, is_up, true);
    to_spaces_ = spaces_of(to_, to->body, is_other_up, false);
    judge_range(is_up && is_other_up);
    judge_sight(is_up && is_other_up);
    if (is_up != is_other_up) {
      reason("COR-FLY-4", is_up ? "Who flies attacks only who flies."
                                : "Who is on the ground attacks only who is on the ground.");
      return std::move(ruling_);
    }
    ruling_.legal = ruling_.in_range && (ruling_.sight || !ruling_.needs_sight);
    return std::move(ruling_);
  }

 private:
  void reason(std::string rule, std::string text) {
    ruling_.because.push_back({std::move(rule), std::move(text), place_of(field_, units_[to_].at)});
  }

  // Of a space: who stands there, or a figure put there for the question.
  std::size_t fighter(const Occupancy& occupancy, const Party& party) {
    if (const auto* unit = std::get_if<std::size_t>(&party)) return *unit;
    const SpaceId space = std::get<SpaceId>(party);
    if (const auto unit = occupancy.on_ground(space)) return *unit;
    Unit figure;
    figure.at = space;
    units_.push_back(std::move(figure));
    return units_.size() - 1;
  }

  // COR-FLY-4: of a flyer its token, which lies on its own spaces.
  std::vector<SpaceId> spaces_of(std::size_t unit, const Box& body, bool in_air,
                                 bool from_feet) const {
    if (!in_air) return spaces_of_figure(field_, units_, unit, body, from_feet);
    auto spaces = covered_spaces(field_, units_[unit].at, units_[unit].size);
    return spaces ? std::move(*spaces) : std::vector<SpaceId>{units_[unit].at};
  }

  // OPT-K18: a space on a unit is another surface than the ground or another unit's.
  bool is_adjacent(SpaceId a, SpaceId b) const {
    if (a == b) return true;
    const bool differ = options_.is("K18", "six-pegs") && units_[from_].on != units_[to_].on;
    return nearness(field_, a, b, differ).adjacent;
  }

  bool is_linked(SpaceId a, SpaceId b) const {
    const std::optional<LinkKind> link = link_between(field_, a, b, options_);
    return link && *link != LinkKind::stairs;
  }

  Touch touch(bool in_air) const {
    Touch touch;
    for (const SpaceId a : from_spaces_) {
      for (const SpaceId b : to_spaces_) {
        touch.adjacent = touch.adjacent || is_adjacent(a, b);
        touch.linked = touch.linked || (!in_air && is_linked(a, b));
      }
    }
    return touch;
  }

  void judge_range(bool in_air) {
    const Touch touched = touch(in_air);
    linked_ = touched.linked;
    ruling_.spaces = spaces_between(field_, from_spaces_, to_spaces_, in_air, options_);
    // On or over one space they are still not in the same place.
    if (ruling_.spaces == 0) ruling_.spaces = 1;
    if (linked_) reason("COR-PAD-1", "Linked spaces count as adjacent for attacking.");
    if (!question_.range) {
      ruling_.in_range = touched.adjacent || linked_;
      reason("COR-MOV-1", ruling_.in_range ? "The target is adjacent."
                                           : "The target is not adjacent, and the attack has no "
                                             "range.");
      return;
    }
    ruling_.in_range = ruling_.spaces && *ruling_.spaces <= *question_.range;
    const std::string far = ruling_.spaces ? std::to_string(*ruling_.spaces) + " spaces away"
                                           : "not to be reached from space to space";
    reason("COR-MOV-1",
           "The target is " + far + ", the range " + std::to_string(*question_.range) + ".");
  }

  void judge_sight(bool in_air) {
    if (in_air) {
      ruling_.needs_sight = false;
      reason("COR-FLY-4", "Between flyers only the range of their tokens counts, no sight.");
    } else if (linked_) {
      ruling_.needs_sight = false;
      reason("COR-PAD-1", "No sight is needed across the link.");
    } else {
      reason("COR-POSE-1", ruling_.sight ? "The attacker sees the target."
                                         : "The attacker does not see the target.");
    }
  }

  const Battlefield& field_;
  const Terrain& terrain_;
  std::vector<Unit> units_;
  const AttackQuestion& question_;
  const Options& options_;
  std::size_t from_ = 0;
  std::size_t to_ = 0;
  std::vector<SpaceId> from_spaces_;
  std::vector<SpaceId> to_spaces_;
  bool linked_ = false;
  AttackRuling ruling_;
};

}  // namespace

Result<AttackRuling> rule_attack(const Battlefield& field, const Terrain& terrain,
                                 std::span<const Unit> units, const AttackQuestion& question,
                                 const Options& options) {
  return AttackJudge(field, terrain, units, question, options).rule();
}

}  // namespace parapet::realms
