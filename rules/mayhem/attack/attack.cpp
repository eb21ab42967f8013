#include "rules/mayhem/attack/attack.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/front.h"
#include "rules/mayhem/attack/wall_free_path.h"
#include "rules/mayhem/sight/closest_dots.h"
#include "rules/mayhem/sight/sight_reasons.h"
#include "rules/mayhem/sight/stand_sight.h"

namespace parapet::mayhem {
namespace {

// The attacker with all its spaces at the altitude of its jump (OPT-L16).
Stand raised(Stand attacker, std::optional<int> altitude, const Options& options) {
  if (!altitude || options.is("L16", "ground")) return attacker;
  for (Space& space : attacker.spaces) space.level = *altitude;
  attacker.main.level = *altitude;
  return attacker;
}

// Whether every dot protects at which a line from one space to the other may end.
bool all_dots_protect(const Board& board, Space from, Space to) {
  const DotPairs pairs = closest_dots(from, to);
  return std::all_of(pairs.lines().begin(), pairs.lines().end(), [&](const DotLine& line) {
    return board.print(Dot{line.to_x, line.to_y, to.level}) != DotPrint::clear;
  });
}

// One way to make the attack: a line of sight, or a way through the air.
struct Approach {
  Space from;
  Space to;
  bool is_ahead = true;  // the target is in the attacker's Front, or that is not asked
  bool flank = false;
  bool is_protected = false;
  std::optional<Dot> protecting_dot = {};

  // The Attacker takes the greatest. Equal ones make the same ruling.
  auto worth() const {
    const int modifiers = (flank ? kModifier : 0) - (is_protected ? kModifier : 0);
    return std::tuple(is_ahead, modifiers, !is_protected);
  }
};

class AttackJudge {
 public:
  AttackJudge(const Board& board, const AttackQuestion& question, const Options& options)
      : board_(board),
        question_(question),
        options_(options),
        attacker_(raised(question.attacker, question.altitude, options)),
        binding_facing_(question.attacker_facing ? question.attacker_facing
                                                 : question.attacker.turret),
        shape_(front_shape(options)) {}

  AttackRuling rule() {
    ruling_.evidence = rule_sight(board_, attacker_, question_.target, options_);
    ruling_.sight = ruling_.evidence.sight;
    if (question_.ignores_sight) {
      approach_through_air();
    } else {
      approach_in_sight();
    }
    judge_band();
    judge_modifiers();
    judge_front();
    conclude();
    return std::move(ruling_);
  }

 private:
  void reason(std::string rule, std::string text, Place at = {}) {
    ruling_.because.push_back({std::move(rule), std::move(text), at});
  }

  bool is_flanked_from(Space place) const {
    const Stand& target = question_.target;
    return question_.target_facing && target.has_front &&
           !in_front(target.spaces, *question_.target_facing, place, shape_);
  }

  // OPT-F3: the space whose dot the line uses, or any that the attacker stands on.
  bool has_flank(Space line_space) const {
    if (!options_.is("F3", "attacker-best")) return is_flanked_from(line_space);
    return std::any_of(attacker_.spaces.begin(), attacker_.spaces.end(),
                       [&](const Space& space) { return is_flanked_from(space); });
  }

  // AOM-TGT-1, likewise: the space that the line ends at, or any of the target.
  bool is_ahead(Space line_space) const {
    if (!binding_facing_) return true;
    const auto ahead = [&](const Space& space) {
      return in_front(attacker_.spaces, *binding_facing_, space, shape_);
    };
    if (!options_.is("F3", "attacker-best")) return ahead(line_space);
    return std::any_of(question_.target.spaces.begin(), question_.target.spaces.end(), ahead);
  }

  bool is_near() const { return ruling_.distance && *ruling_.distance <= 1; }

  void take(Approach approach) {
    approach.is_ahead = is_ahead(approach.to);
    approach.flank = has_flank(approach.from);
    if (!approach_ || approach.worth() > approach_->worth()) approach_ = approach;
  }

  // Of a jumper the space it is over counts; only OPT-R2 looks at its altitude.
  std::optional<int> range() const {
    std::optional<int> nearest;
    const std::vector<Space> grounded = question_.attacker.counting_spaces(options_);
    const std::vector<Space> counted = attacker_.counting_spaces(options_);
    for (std::size_t n = 0; n < grounded.size(); ++n) {
      for (const Space& to : question_.target.counting_spaces(options_)) {
        const auto here = distance_in_air(board_, grounded[n], counted[n].level, to, options_);
        if (here && (!nearest || *here < *nearest)) nearest = here;
      }
    }
    return nearest;
  }

  // Where no line is clear, the closest spaces still tell Flank, Front and Levels.
  void approach_in_sight() {
    ruling_.because = ruling_.evidence.because;
    ruling_.distance = range();
    for (const SightLine& line : stand_lines(board_, attacker_, question_.target, options_)) {
      if (ruling_.sight && !line.clear) continue;
      Approach approach{line.from_space, line.to_space};
      approach.is_protected = line.clear && line.guarded && !is_near();
      approach.protecting_dot = line.to;
      take(approach);
    }
  }

  // AOM-ILS-1: range is the length of the way, Protection that of its last step.
  void approach_through_air() {
    const int level_cost = options_.is("R4", "one-each") ? 1 : 0;
    const std::vector<Space> targets = question_.target.counting_spaces(options_);
    for (const Space& from : attacker_.counting_spaces(options_)) {
      const auto paths = shortest_air_paths(board_, from, targets, level_cost);
      for (std::size_t n = 0; n < targets.size(); ++n) {
        if (!paths[n] || (ruling_.distance && *ruling_.distance < paths[n]->length)) continue;
        if (ruling_.distance != paths[n]->length) approach_.reset();
        ruling_.distance = paths[n]->length;
        take_ways_in(*paths[n], from, targets[n]);
      }
    }
    if (approach_) {
      reason("AOM-ILS-1",
             "The attack needs no sight: a way without a Wall has " +
                 std::to_string(*ruling_.distance) + " spaces.",
             approach_->to);
    } else {
      reason("AOM-ILS-1", "The attack needs no sight, but every way meets a Wall or a floor.");
    }
  }

  void take_ways_in(const AirPath& path, Space from, Space to) {
    const bool may_be_protected = !is_near() && !question_.target.lacks_protection;
    if (path.last_spaces.empty()) take({from, to});
    for (const Space& last : path.last_spaces) {
      Approach approach{from, to};
      approach.is_protected = may_be_protected && all_dots_protect(board_, last, to);
      take(approach);
    }
  }

  void judge_band() {
    ruling_.bands_asked = question_.bands.has_value();
    if (!question_.bands || !ruling_.distance) return;
    ruling_.band = reaching_band(*question_.bands, *ruling_.distance);
    const std::string spaces = std::to_string(*ruling_.distance) + " spaces";
    if (ruling_.band) {
      reason("AOM-RNG-1", "The target is " + spaces + " away: the first band that reaches is " +
                              std::string(to_text(*ruling_.band)) + ".");
    } else {
      reason("AOM-RNG-1", "The target is " + spaces + " away: no band reaches.");
    }
  }

  void judge_modifiers() {
    const int from = attacker_.main.level + attacker_.levels_higher;
    const int to = question_.target.main.level + question_.target.levels_higher;
    const bool in_air = question_.altitude.has_value();
    const bool at_inside_target =
        question_.ignores_sight && approach_ && board_.inside(approach_->to);
    ruling_.higher = from > to && !in_air && !at_inside_target;
    ruling_.lower = from < to;
    ruling_.flank = approach_ && approach_->flank;
    ruling_.is_protected = approach_ && approach_->is_protected;
    if (ruling_.flank) reason("AOM-MOD-1", "The attacker is in the target's Flank: 2 bonuses.");
    if (ruling_.higher) reason("AOM-MOD-2", "The attacker is on a higher Level: 2 bonuses.");
    if (from > to && in_air) reason("AOM-JMP-7", "In mid-air there is no bonus for height.");
    if (ruling_.lower) reason("AOM-MOD-2", "The attacker is on a lower Level: 2 penalties.");
    if (ruling_.is_protected) {
      const std::string text =
          "The line ends at an Obstacle or Cover dot of the target: 2 penalties.";
      if (approach_->protecting_dot) {
        reason("AOM-MOD-3", text, *approach_->protecting_dot);
      } else {
        reason("AOM-MOD-3", text, approach_->to);
      }
    }
  }

  // AOM-TGT-1: asked where the attacker's facing is given or fixed by its turret.
  void judge_front() {
    if (!binding_facing_) return;
    const std::vector<Space>& spaces = question_.target.spaces;
    ruling_.in_front = approach_ ? approach_->is_ahead
                                 : std::any_of(spaces.begin(), spaces.end(),
                                               [&](const Space& space) { return is_ahead(space); });
    reason("AOM-TGT-1", *ruling_.in_front ? "The target is in the attacker's Front."
                                          : "The target is not in the attacker's Front.");
  }

  void conclude() {
    ruling_.net = question_.bonus - question_.penalty + (ruling_.flank ? kModifier : 0) +
                  (ruling_.higher ? kModifier : 0) - (ruling_.lower ? kModifier : 0) -
                  (ruling_.is_protected ? kModifier : 0);
    const bool reaches = question_.ignores_sight ? approach_.has_value() : ruling_.sight;
    const bool in_range = !question_.bands || ruling_.band;
    ruling_.legal = reaches && in_range && ruling_.in_front.value_or(true);
    if (!ruling_.legal) {
      ruling_.dice = {Dice{}};
      return;
    }
    ruling_.dice = step_dice(question_.dice, ruling_.net, dice_choice(options_));
    reason("AOM-MOD-5", "Bonuses less penalties: " + std::to_string(ruling_.net) + ".");
  }

  const Board& board_;
  const AttackQuestion& question_;
  const Options& options_;
  Stand attacker_;
  std::optional<Facing> binding_facing_;
  FrontShape shape_;
  AttackRuling ruling_;
  std::optional<Approach> approach_;
};

}  // namespace

std::string_view to_text(Band band) {
  constexpr std::array<std::string_view, 3> kColours = {"red", "yellow", "white"};
  return kColours[static_cast<std::size_t>(band)];
}

std::optional<Band> reaching_band(const RangeBands& bands, int distance) {
  for (const Band band : bands.order) {
    const std::optional<int> reach = bands.reach[static_cast<std::size_t>(band)];
    if (!reach) continue;
    const int shifted = *reach + bands.shift;
    if (shifted >= 0 && distance <= shifted) return band;
  }
  return std::nullopt;
}

AttackRuling rule_attack(const Board& board, const AttackQuestion& question,
                         const Options& options) {
  return AttackJudge(board, question, options).rule();
}

}  // namespace parapet::mayhem
