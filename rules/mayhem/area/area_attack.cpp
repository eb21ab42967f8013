#include "rules/mayhem/area/area_attack.h"

#include <algorithm>
#include <utility>

#include "rules/mayhem/area/area_pieces.h"
#include "rules/mayhem/area/area_target.h"
#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/attack/front.h"
#include "rules/mayhem/sight/stand_sight.h"

namespace parapet::mayhem {
namespace {

class AreaJudge {
 public:
  AreaJudge(const AreaBoards& boards, const Pieces& pieces, const AreaQuestion& question,
            const Options& options)
      : boards_(boards),
        question_(question),
        options_(options),
        pieces_(boards.ground, pieces, options) {}

  AreaRuling rule() {
    choose_center();
    judge_attacker();
    const std::vector<AreaSpace> area =
        area_of_effect(boards_, ruling_.center, question_.radius, AreaRules::from(options_));
    list_spaces(area);
    attack(area);
    judge_targets(area);
    return std::move(ruling_);
  }

 private:
  void reason(std::string rule, std::string text, Place at = {}) {
    ruling_.because.push_back({std::move(rule), std::move(text), at});
  }

  // Of a Center given by a large piece its nearest space (OPT-R3), of several one in sight.
  void choose_center() {
    std::vector<Space> candidates = question_.center.counting_spaces(options_);
    std::erase_if(candidates, [&](Space space) { return !boards_.ground.floor(space); });
    if (candidates.empty()) {  // a main space over a ledge (OPT-G3)
      candidates = question_.center.spaces;
      std::erase_if(candidates, [&](Space space) { return !boards_.ground.floor(space); });
    }
    const Space main = question_.center.main;
    const bool main_stands =
        std::find(candidates.begin(), candidates.end(), main) != candidates.end();
    ruling_.center = main_stands ? main : candidates.front();
    if (!question_.attacker) return;
    ruling_.evidence =
        rule_sight(boards_.sight, question_.attacker->stand, question_.center, options_);
    if (candidates.size() == 1) return;
    bool found = false;
    for (const SightLine& line :
         stand_lines(boards_.sight, question_.attacker->stand, question_.center, options_)) {
      Space end = line.to_space;
      end.level -= question_.center.levels_higher;
      if (!boards_.ground.floor(end) || (found && !line.clear)) continue;
      ruling_.center = end;
      if (line.clear) return;
      found = true;
    }
  }

  void judge_attacker() {
    ruling_.push_from = ruling_.center;
    if (!question_.attacker) {
      reason("AOM-EXP-1", "No unit attacks: an explosion, which attacks both Sides.",
             ruling_.center);
      return;
    }
    const Stand& attacker = question_.attacker->stand;
    ruling_.because = ruling_.evidence->because;
    if (question_.attacker->side.empty()) {
      reason("AOM-AOE-1", "No piece stands where the attack comes from: all are its enemies.",
             attacker.main);
    }
    if (ruling_.evidence->sight) {
      reason("AOM-AOE-2", "The Attacker sees the Center.", ruling_.center);
    } else {
      reason("AOM-AOE-2", "The Attacker does not see the Center: no attack.", ruling_.center);
      ruling_.legal = false;
    }
    judge_band(attacker);
    judge_front(attacker);
    if (!options_.is("P6", "center")) ruling_.push_from = nearest_own_space(attacker);
  }

  void judge_band(const Stand& attacker) {
    ruling_.bands_asked = question_.bands.has_value();
    if (!ruling_.bands_asked) return;
    const auto range = distance(boards_.sight, attacker, Stand::at(ruling_.center), options_);
    if (range) ruling_.band = reaching_band(*question_.bands, *range);
    if (ruling_.band) {
      reason("AOM-AOE-7",
             "The Center is " + std::to_string(*range) + " spaces away: all dice are " +
                 std::string(to_text(*ruling_.band)) + ".",
             ruling_.center);
    } else {
      reason("AOM-RNG-1", "No band reaches the Center: no attack.", ruling_.center);
      ruling_.legal = false;
    }
  }

  // AOM-TGT-1: only a turret binds; else the attacker may turn first.
  void judge_front(const Stand& attacker) {
    if (!attacker.turret) return;
    if (in_front(attacker.spaces, *attacker.turret, ruling_.center, front_shape(options_))) return;
    reason("AOM-TGT-1", "The Center is not in the Front of the attacker's turret: no attack.",
           ruling_.center);
    ruling_.legal = false;
  }

  Space nearest_own_space(const Stand& attacker) const {
    const std::vector<Space> own = attacker.counting_spaces(options_);
    return *std::min_element(own.begin(), own.end(), [&](Space a, Space b) {
      return chebyshev(a, ruling_.center) < chebyshev(b, ruling_.center);
    });
  }

  void list_spaces(const std::vector<AreaSpace>& area) {
    for (const AreaSpace& one : area) {
      ruling_.spaces.push_back(one.space);
      if (ruling_.legal && boards_.ground.print(one.space).explosive) {
        ruling_.explosive.push_back(one.space);
      }
    }
    const std::string count = std::to_string(area.size());
    const std::string radius = std::to_string(question_.radius);
    if (options_.is("A2", "flood")) {
      reason("OPT-A2", "Spaces that " + radius + " steps from the Center reach: " + count + ".",
             ruling_.center);
    } else {
      reason(
          "AOM-AOE-5",
          "Spaces on the Center's Level within " + radius + " that the Center sees: " + count + ".",
          ruling_.center);
    }
  }

  bool is_attacked(const AreaPiece& piece) const {
    if (!ruling_.legal) return false;
    return !question_.attacker || options_.is("A7", "on") || is_enemy(piece);
  }

  bool is_enemy(const AreaPiece& piece) const {
    return question_.attacker->side.empty() || piece.side != question_.attacker->side;
  }

  void attack(const std::vector<AreaSpace>& area) {
    within_ = pieces_.within(area);
    std::size_t spared = 0;
    for (const std::size_t index : within_) {
      const AreaPiece& piece = pieces_.all()[index];
      if (is_attacked(piece)) {
        ruling_.hits.emplace_back(piece.id);
      } else if (ruling_.legal) {
        ++spared;
      }
    }
    if (!ruling_.legal) return;
    reason("AOM-AOE-1",
           "Separate attacks on what is in the area: " + std::to_string(ruling_.hits.size()) + ".",
           ruling_.center);
    if (spared > 0) {
      reason("OPT-A7",
             "Of the attacker's own side, and so not attacked: " + std::to_string(spared) + ".");
    }
    for (const Space& space : ruling_.explosive) {
      reason("AOM-EXP-3", "The explosive space is attacked too, and has no Protection.", space);
    }
  }

  void judge_targets(const std::vector<AreaSpace>& area) {
    const Stand* attacker = question_.attacker ? &question_.attacker->stand : nullptr;
    const AreaSource source{boards_.sight, attacker, ruling_.center, area};
    for (const std::string& id : question_.targets) {
      ruling_.targets.push_back({id});
      const auto index = pieces_.named(id);
      if (!index) continue;
      const AreaPiece& piece = pieces_.all()[*index];
      if (!std::binary_search(within_.begin(), within_.end(), *index)) {
        reason("AOM-AOE-1", id + " is not in the area.", piece.stand.main);
        continue;
      }
      if (!is_attacked(piece)) continue;
      judge_target(source, piece, ruling_.targets.back());
    }
  }

  void judge_target(const AreaSource& source, const AreaPiece& piece, AreaTarget& target) {
    const TargetApproach approach = approach_in_area(source, piece.stand, options_);
    target.hit = true;
    target.flank = approach.flank;
    target.is_protected = approach.is_protected;
    target.net = net_modifiers(approach);
    const std::string from = approach.from_attacker ? "the Attacker" : "the Center";
    if (approach.flank) {
      reason("AOM-MOD-1", from + " is in the Flank of " + target.id + ": 2 bonuses.", approach.at);
    }
    if (approach.is_protected) {
      reason("AOM-MOD-3",
             "The line from " + from + " ends at an Obstacle or Cover dot of " + target.id +
                 ": 2 penalties.",
             approach.line_end);
    }
    if (approach.higher) {
      reason("AOM-MOD-2", "The Attacker is on a higher Level than " + target.id + ": 2 bonuses.",
             approach.at);
    }
    if (approach.lower) {
      reason("AOM-MOD-2", "The Attacker is on a lower Level than " + target.id + ": 2 penalties.",
             approach.at);
    }
  }

  const AreaBoards& boards_;
  const AreaQuestion& question_;
  const Options& options_;
  AreaPieces pieces_;
  std::vector<std::size_t> within_;
  AreaRuling ruling_;
};

}  // namespace

AreaRuling rule_area(const AreaBoards& boards, const Pieces& pieces, const AreaQuestion& question,
                     const Options& options) {
  return AreaJudge(boards, pieces, question, options).rule();
}

}  // namespace parapet::mayhem
