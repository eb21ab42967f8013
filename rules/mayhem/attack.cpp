#include "rules/mayhem/attack.h"

#include <algorithm>
#include <string>

#include "rules/mayhem/closest_dots.h"
#include "rules/mayhem/distance.h"
#include "rules/mayhem/front.h"
#include "rules/mayhem/sight_reasons.h"
#include "rules/mayhem/stand_sight.h"
#include "rules/mayhem/wall_free_path.h"

namespace parapet::mayhem {
namespace {

constexpr int kModifier = 2;  // Flank, higher, lower and Protection each (AOM-MOD-1..3)

// The attacker with all its spaces at the altitude of its jump (OPT-L16).
Stand raised(Stand attacker, std::optional<int> altitude, const Options& options) {
  if (!altitude || options.is("L16", "ground")) return attacker;
  for (Space& space : attacker.spaces) space.level = *altitude;
  attacker.main.level = *altitude;
  return attacker;
}

// Whether a dot that a line ends at protects: the place of a large target does not (AOM-LRG-4).
bool all_dots_protect(const Board& board, Space from, Space to) {
  const DotPairs pairs = closest_dots(from, to);
  return std::all_of(pairs.lines().begin(), pairs.lines().end(), [&](const DotLine& line) {
    return board.print(Dot{line.to_x, line.to_y, to.level}) != DotPrint::clear;
  });
}

// What an attack can make of one line.
struct Approach {
  Space from;
  Space to;
  bool flank = false;
  bool is_protected = false;

  int worth() const { return (flank ? kModifier : 0) - (is_protected ? kModifier : 0); }
};

class AttackJudge {
 public:
  AttackJudge(const Board& board, const AttackQuestion& question, const Options& options)
      : board_(board),
        question_(question),
        options_(options),
        attacker_(raised(question.attacker, question.altitude, options)),
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
    judge_levels();
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

  bool is_near() const { return ruling_.distance && *ruling_.distance <= 1; }

  void take(const Approach& approach) {
    if (!approach_ || approach.worth() > approach_->worth()) approach_ = approach;
  }

  void approach_in_sight() {
    ruling_.because = ruling_.evidence.because;
    ruling_.distance = distance(board_, attacker_, question_.target, options_);
    for (const SightLine& line : ruling_.evidence.lines) {
      if (!line.clear) continue;
      take(
          {line.from_space, line.to_space, has_flank(line.from_space), line.guarded && !is_near()});
    }
  }

  // AOM-ILS-1: range is the length of the way, Protection that of its last step.
  void approach_through_air() {
    const int level_cost = options_.is("R4", "one-each") ? 1 : 0;
    for (const Space& from : attacker_.counting_spaces(options_)) {
      for (const Space& to : question_.target.counting_spaces(options_)) {
        const auto path = shortest_air_path(board_, from, to, level_cost);
        if (!path || (ruling_.distance && *ruling_.distance < path->length)) continue;
        if (ruling_.distance != path->length) approach_.reset();
        ruling_.distance = path->length;
        take_ways_in(*path, from, to);
      }
    }
    if (ruling_.distance) {
      reason("AOM-ILS-1",
             "The attack needs no sight: a way without a Wall has " +
                 std::to_string(*ruling_.distance) + " spaces.",
             approach_->to);
    } else {
      reason("AOM-ILS-1", "The attack needs no sight, but every way meets a Wall or a floor.");
    }
  }

  void take_ways_in(const AirPath& path, Space from, Space to) {
    const bool flank = has_flank(from);
    const bool may_be_protected = !is_near() && !question_.target.is_large;
    if (path.last_spaces.empty()) take({from, to, flank, false});
    for (const Space& last : path.last_spaces) {
      take({from, to, flank, may_be_protected && all_dots_protect(board_, last, to)});
    }
  }

  void judge_band() {
    ruling_.bands_asked = question_.bands.has_value();
    if (!question_.bands || !ruling_.distance) return;
    ruling_.band = reaching_band(*question_.bands, *ruling_.distance);
    const std::string spaces = std::to_string(*ruling_.distance) + " spaces";
    if (ruling_.band) {
      const char* colours[] = {"red", "yellow", "white"};
      reason("AOM-RNG-1", "The target is " + spaces + " away: the first band that reaches is " +
                              colours[static_cast<int>(*ruling_.band)] + ".");
    } else {
      reason("AOM-RNG-1", "The target is " + spaces + " away: no band reaches.");
    }
  }

  void judge_levels() {
    const int from = approach_ ? approach_->from.level : attacker_.main.level;
    const int to = approach_ ? approach_->to.level : question_.target.main.level;
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
      reason("AOM-MOD-3", "The line ends at an Obstacle or Cover dot of the target: 2 penalties.",
             approach_->to);
    }
  }

  // AOM-TGT-1: asked where the attacker's facing is given or fixed by its turret.
  void judge_front() {
    const std::optional<Facing> facing =
        question_.attacker_facing ? question_.attacker_facing : question_.attacker.turret;
    if (!facing) return;
    const auto is_ahead = [&](const Space& space) {
      return in_front(attacker_.spaces, *facing, space, shape_);
    };
    const bool any_space = options_.is("F3", "attacker-best") || !approach_;
    ruling_.in_front = any_space ? std::any_of(question_.target.spaces.begin(),
                                               question_.target.spaces.end(), is_ahead)
                                 : is_ahead(approach_->to);
    reason("AOM-TGT-1", *ruling_.in_front ? "The target is in the attacker's Front."
                                          : "The target is not in the attacker's Front.");
  }

  void conclude() {
    ruling_.net = question_.bonus - question_.penalty + (ruling_.flank ? kModifier : 0) +
                  (ruling_.higher ? kModifier : 0) - (ruling_.lower ? kModifier : 0) -
                  (ruling_.is_protected ? kModifier : 0);
    const bool reaches_eye = question_.ignores_sight ? approach_.has_value() : ruling_.sight;
    const bool in_range = !question_.bands || ruling_.band;
    ruling_.legal = reaches_eye && in_range && ruling_.in_front.value_or(true);
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
  FrontShape shape_;
  AttackRuling ruling_;
  std::optional<Approach> approach_;
};

}  // namespace

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
