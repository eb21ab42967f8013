#include "rules/mayhem/moving/large_step.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/moving/crossing.h"
#include "rules/mayhem/moving/landing.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {
namespace {

constexpr std::string_view kOptions[] = {"G1", "G2", "G3", "G4", "G5", "Z1", "Z2",
                                         "Z3", "Z4", "M1", "M2", "M3", "M4"};

// The rectangle round both places.
Footprint swept_by(const Footprint& from, const Footprint& to) {
  return {{std::min(from.at.x, to.at.x), std::min(from.at.y, to.at.y), from.at.level},
          from.width + std::abs(to.at.x - from.at.x),
          from.height + std::abs(to.at.y - from.at.y)};
}

// OPT-G2: the first edge in the way from one place to the next, on the Level it steps from.
std::optional<Edge> edge_in_the_way(const Board& board, const Footprint& from, const Footprint& to,
                                    bool lead_half) {
  const Footprint swept = swept_by(from, to);
  std::optional<Edge> found;
  first_space(swept, [&](Space space) {
    for (const NeighbourStep& step : {NeighbourStep{1, 0}, NeighbourStep{0, 1}}) {
      const Space next = space + step;
      if (!swept.covers(next)) continue;
      const Edge edge = *edge_between(space, next, space.level);
      const EdgePrint print = board.print(edge);
      if (!is_barrier(print)) continue;  // mostly: the rest is dearer
      const bool both_covered =
          (from.covers(space) || to.covers(space)) && (from.covers(next) || to.covers(next));
      const bool by_lead = both_covered && (!from.covers(space) || !from.covers(next));
      if (lead_half && !by_lead) continue;
      if (both_covered || print == EdgePrint::wall) found = edge;
    }
    return found.has_value();
  });
  return found;
}

void bar(LargeTrial& trial, LargeBar why, Place at) {
  trial.bar = why;
  trial.at = std::move(at);
}

bool has_step(const Footprint& unit, const LargeStepRules& rules) {
  return rules.any_size || (unit.width == 2 && unit.height == 2);
}

// What the prints and floors say of a step to the place of the trial, and where it ends.
void try_prints(const Board& board, const Footprint& from, const LargeStepRules& rules,
                LargeTrial& trial) {
  const Footprint beside = trial.move.to;
  if (const auto gap = gap_under(board, beside)) return bar(trial, LargeBar::off_map, *gap);
  if (!has_step(from, rules)) return bar(trial, LargeBar::size, from.at);
  const auto to = settled(board, beside, rules.may_overhang);
  if (to) trial.move.to = *to;
  if (const auto edge = edge_in_the_way(board, from, beside, rules.lead_half)) {
    return bar(trial, LargeBar::edge, *edge);
  }
  if (!to) return bar(trial, LargeBar::ledge, beside.at);
  const auto inside =
      first_space(*to, [&](Space space) { return !from.covers(space) && board.inside(space); });
  if (inside) return bar(trial, LargeBar::inside, *inside);
  const bool falls = to->at.level != from.at.level;
  if (falls && holds_a_barrier(board, *to)) bar(trial, LargeBar::edge, to->at);
}

bool any_in(const SpaceGrid<unsigned char>& zone, const Footprint& footprint) {
  return first_space(footprint, [&](Space space) { return zone.at(space) != 0; }).has_value();
}

Reason bar_reason(const LargeTrial& trial) {
  switch (trial.bar) {
    case LargeBar::none:
      break;
    case LargeBar::size:
      return {"OPT-G1", "Only large units of two by two spaces have a step.", trial.at};
    case LargeBar::off_map:
      return {"AOM-LRG-1", "A space of its new place is off the map.", trial.at};
    case LargeBar::ledge:
      return {"OPT-G3", "Not all its spaces would be on one Level.", trial.at};
    case LargeBar::inside:
      return {"AOM-LRG-2", "A large unit cannot enter an Inside space.", trial.at};
    case LargeBar::edge:
      return {"OPT-G2", "A Wall or an Opening lies under what it sweeps.", trial.at};
    case LargeBar::enemy:
      return {"AOM-MOV-6", "An enemy's space may not be entered.", trial.at};
    case LargeBar::landing:
      return {"OPT-M7", "The space where it would land is not free.", trial.at};
    case LargeBar::two_tiles:
      return {"OPT-G5", "Its spaces would be on more than one tile.", trial.at};
  }
  return {};
}

void explain_move(const LargeTrial& trial, Space at, Because& because) {
  if (trial.levels_fallen > 0) {
    because.push_back({"OPT-M7",
                       "All its spaces leave the Level: a controlled fall of " +
                           std::to_string(trial.levels_fallen) +
                           (trial.levels_fallen == 1 ? " Level." : " Levels."),
                       at});
  }
  if (trial.between_zones) {
    because.push_back({"OPT-G4", "It is in enemy zones of control before and after: 3 MP.", at});
  } else {
    because.push_back({"AOM-LRG-3", "A large unit ignores Obstacles: every step costs 1.", at});
  }
  if (!trial.move.may_end) {
    because.push_back({"AOM-MOV-6", "It may pass a friend's space but not end there.", at});
  }
}

}  // namespace

LargeStepRules LargeStepRules::from(const Options& options) {
  LargeStepRules rules;
  rules.any_size = options.is("G1", "any");
  rules.lead_half = options.is("G2", "lead-half");
  rules.may_overhang = options.is("G3", "overhang");
  rules.pays_zones = options.is("G4", "three");
  rules.one_tile_only = options.is("G5", "one-tile");
  return rules;
}

std::span<const std::string_view> large_step_options() { return kOptions; }

LargeTrial try_large_step(const LargeStepGround& ground, const Footprint& from, NeighbourStep step,
                          const LargeStepRules& rules) {
  const Board& board = ground.board;
  LargeTrial trial;
  trial.move.to = from;
  trial.move.to.at = from.at + step;
  const bool is_plain =
      ground.plain != nullptr && ground.plain->holds(swept_by(from, trial.move.to));
  if (!is_plain) try_prints(board, from, rules, trial);
  if (trial.bar == LargeBar::none && !has_step(from, rules)) bar(trial, LargeBar::size, from.at);
  if (trial.bar != LargeBar::none) return trial;

  const Footprint& to = trial.move.to;
  const bool falls = to.at.level != from.at.level;
  trial.levels_fallen = from.at.level - to.at.level;
  const auto taken = first_space(to, [&](Space space) {
    const Occupant occupant = ground.occupancy.at(space);
    if (occupant == Occupant::friendly) trial.move.may_end = false;
    return occupant == Occupant::enemy || (falls && occupant != Occupant::none);
  });
  if (taken) {
    bar(trial, falls ? LargeBar::landing : LargeBar::enemy, *taken);
    return trial;
  }
  if (rules.one_tile_only && lies_on_two_tiles(board, to)) {
    bar(trial, LargeBar::two_tiles, to.at);
    return trial;
  }
  trial.between_zones = rules.pays_zones && ground.enemy_zone != nullptr &&
                        any_in(*ground.enemy_zone, from) && any_in(*ground.enemy_zone, to);
  trial.move.cost = trial.between_zones ? kHardCost : kPlainCost;
  return trial;
}

std::optional<LargeMove> large_move(const LargeStepGround& ground, const Footprint& from,
                                    NeighbourStep step, const LargeStepRules& rules) {
  const LargeTrial trial = try_large_step(ground, from, step, rules);
  if (trial.bar != LargeBar::none) return std::nullopt;
  return trial.move;
}

LargeStepRuling rule_large_step(const Board& board, const Pieces& pieces, const Unit& unit,
                                Space to, const LargeStepRules& rules,
                                const ZoneRules& zone_rules) {
  LargeStepRuling ruling;
  const Footprint& from = unit.footprint;
  const Footprint asked{to, from.width, from.height};
  for (const Space& space : spaces_of(asked)) {
    (from.covers(space) ? ruling.keeps : ruling.enters).push_back(space);
  }
  if (!are_neighbouring_columns(from.at, to)) {
    ruling.because.push_back(
        {"AOM-LRG-1", "That is not one of the eight neighbouring places.", to});
    return ruling;
  }
  const Occupancy occupancy(board, pieces, unit.side, unit.id);
  const SpaceGrid<unsigned char> zone = enemy_zone(board, pieces, unit.side, zone_rules);
  const LargeTrial trial =
      try_large_step({board, occupancy, &zone}, from, {to.x - from.at.x, to.y - from.at.y}, rules);
  if (trial.bar != LargeBar::none) {
    ruling.because.push_back(bar_reason(trial));
    return ruling;
  }
  if (trial.move.to.at != to) {
    ruling.because.push_back({"OPT-G3",
                              "There it comes to stand on Level " +
                                  std::to_string(trial.move.to.at.level) + ", not on Level " +
                                  std::to_string(to.level) + ".",
                              to});
    return ruling;
  }
  ruling.cost = trial.move.cost;
  ruling.may_end = trial.move.may_end;
  ruling.because.push_back({"AOM-LRG-1",
                            "It enters " + std::to_string(ruling.enters.size()) +
                                " spaces and keeps " + std::to_string(ruling.keeps.size()) + ".",
                            to});
  explain_move(trial, to, ruling.because);
  return ruling;
}

}  // namespace parapet::mayhem
