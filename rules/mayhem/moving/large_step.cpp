#include "rules/mayhem/moving/large_step.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "rules/mayhem/moving/crossing.h"

namespace parapet::mayhem {
namespace {

constexpr std::string_view kOptions[] = {"G1", "G2", "G3", "G4", "G5", "Z1", "Z2",
                                         "Z3", "Z4", "M1", "M2", "M3", "M4"};

enum class Hindrance { none, size, off_map, ledge, inside, edge, enemy, landing, two_tiles };

struct Trial {
  Hindrance hindrance = Hindrance::none;
  Place at;
  LargeMove move;
  int levels_fallen = 0;
  bool between_zones = false;
};

Trial stopped(Hindrance hindrance, Place at) {
  Trial trial;
  trial.hindrance = hindrance;
  trial.at = std::move(at);
  return trial;
}

// Calls `visit` for each space until it returns true; that space.
template <class Visit>
std::optional<Space> first_space(const Footprint& footprint, Visit visit) {
  for (int y = 0; y < footprint.height; ++y) {
    for (int x = 0; x < footprint.width; ++x) {
      const Space space{footprint.at.x + x, footprint.at.y + y, footprint.at.level};
      if (visit(space)) return space;
    }
  }
  return std::nullopt;
}

bool is_closed(EdgePrint print, bool openings_too) {
  if (print == EdgePrint::wall) return true;
  return openings_too && (print == EdgePrint::opening || print == EdgePrint::obstructed_opening);
}

// OPT-G2: the first edge in the way from one place to the next, on the Level it steps from.
std::optional<Edge> edge_in_the_way(const Board& board, const Footprint& from, const Footprint& to,
                                    bool lead_half) {
  const Footprint swept{{std::min(from.at.x, to.at.x), std::min(from.at.y, to.at.y), from.at.level},
                        from.width + std::abs(to.at.x - from.at.x),
                        from.height + std::abs(to.at.y - from.at.y)};
  std::optional<Edge> found;
  first_space(swept, [&](Space space) {
    for (const NeighbourStep& step : {NeighbourStep{1, 0}, NeighbourStep{0, 1}}) {
      const Space next = space + step;
      if (!swept.covers(next)) continue;
      const bool both_covered =
          (from.covers(space) || to.covers(space)) && (from.covers(next) || to.covers(next));
      const bool by_lead = both_covered && (!from.covers(space) || !from.covers(next));
      if (lead_half && !by_lead) continue;
      const Edge edge = *edge_between(space, next, space.level);
      if (is_closed(board.print(edge), both_covered)) found = edge;
    }
    return found.has_value();
  });
  return found;
}

// A Wall or Opening under a footprint that comes down from above.
std::optional<Edge> edge_under(const Board& board, const Footprint& at) {
  return edge_in_the_way(board, at, at, false);
}

bool any_in(const SpaceGrid<unsigned char>& zone, const Footprint& footprint) {
  return first_space(footprint, [&](Space space) { return zone.at(space) != 0; }).has_value();
}

// Where it comes to stand: on its own Level, or after a fall. Nothing if the ledge is in its way.
std::optional<Footprint> settled(const Board& board, Footprint at, bool may_overhang) {
  int floors = 0;
  int highest = 0;
  int lowest = Board::kMaxLevels;
  first_space(at, [&](Space space) {
    if (board.floor(space)) ++floors;
    const int level = surface_under(board, space)->level;
    highest = std::max(highest, level);
    lowest = std::min(lowest, level);
    return false;
  });
  if (floors == at.width * at.height || (may_overhang && floors > 0)) return at;
  if (floors > 0 || (highest != lowest && !may_overhang)) return std::nullopt;
  at.at.level = highest;
  return at;
}

bool on_two_tiles(const Board& board, const Footprint& at) {
  const auto first = board.entry_at(at.at.x, at.at.y);
  return first_space(at, [&](Space space) { return board.entry_at(space.x, space.y) != first; })
      .has_value();
}

Trial try_step(const LargeStepGround& ground, const Footprint& from, NeighbourStep step,
               const LargeStepRules& rules) {
  const Board& board = ground.board;
  const bool has_size = from.width == 2 && from.height == 2;
  if (!has_size && !rules.any_size) return stopped(Hindrance::size, from.at);

  Footprint beside = from;
  beside.at = from.at + step;
  const auto gap =
      first_space(beside, [&](Space space) { return !surface_under(board, space).has_value(); });
  if (gap) return stopped(Hindrance::off_map, *gap);
  if (const auto edge = edge_in_the_way(board, from, beside, rules.lead_half)) {
    return stopped(Hindrance::edge, *edge);
  }
  const auto to = settled(board, beside, rules.may_overhang);
  if (!to) return stopped(Hindrance::ledge, beside.at);
  const bool falls = to->at.level != from.at.level;
  const auto is_new = [&](Space space) { return !from.covers(space); };
  const auto inside =
      first_space(*to, [&](Space space) { return is_new(space) && board.inside(space); });
  if (inside) return stopped(Hindrance::inside, *inside);
  if (falls) {
    if (const auto edge = edge_under(board, *to)) return stopped(Hindrance::edge, *edge);
  }
  Trial trial;
  trial.move.to = *to;
  trial.levels_fallen = from.at.level - to->at.level;
  const auto taken = first_space(*to, [&](Space space) {
    const Occupant occupant = ground.occupancy.at(space);
    if (occupant == Occupant::friendly) trial.move.may_end = false;
    return occupant == Occupant::enemy || (falls && occupant != Occupant::none);
  });
  if (taken) return stopped(falls ? Hindrance::landing : Hindrance::enemy, *taken);
  if (rules.one_tile_only && on_two_tiles(board, *to)) {
    return stopped(Hindrance::two_tiles, to->at);
  }
  trial.between_zones = rules.pays_zones && ground.enemy_zone != nullptr &&
                        any_in(*ground.enemy_zone, from) && any_in(*ground.enemy_zone, *to);
  trial.move.cost = trial.between_zones ? kHardCost : kPlainCost;
  return trial;
}

Reason hindrance_reason(const Trial& trial) {
  switch (trial.hindrance) {
    case Hindrance::none:
      break;
    case Hindrance::size:
      return {"OPT-G1", "Only large units of two by two spaces have a step.", trial.at};
    case Hindrance::off_map:
      return {"AOM-LRG-1", "A space of its new place is off the map.", trial.at};
    case Hindrance::ledge:
      return {"OPT-G3", "Not all its spaces would be on one Level.", trial.at};
    case Hindrance::inside:
      return {"AOM-LRG-2", "A large unit cannot enter an Inside space.", trial.at};
    case Hindrance::edge:
      return {"OPT-G2", "A Wall or an Opening lies under what it sweeps.", trial.at};
    case Hindrance::enemy:
      return {"AOM-MOV-6", "An enemy's space may not be entered.", trial.at};
    case Hindrance::landing:
      return {"OPT-M7", "The space where it would land is not free.", trial.at};
    case Hindrance::two_tiles:
      return {"OPT-G5", "Its spaces would be on more than one tile.", trial.at};
  }
  return {};
}

void explain_move(const Trial& trial, Space at, Because& because) {
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

std::optional<LargeMove> large_move(const LargeStepGround& ground, const Footprint& from,
                                    NeighbourStep step, const LargeStepRules& rules) {
  const Trial trial = try_step(ground, from, step, rules);
  if (trial.hindrance != Hindrance::none) return std::nullopt;
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
  const Trial trial =
      try_step({board, occupancy, &zone}, from, {to.x - from.at.x, to.y - from.at.y}, rules);
  if (trial.hindrance != Hindrance::none) {
    ruling.because.push_back(hindrance_reason(trial));
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
