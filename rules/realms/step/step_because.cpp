#include "rules/realms/step/step_because.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/realms/neighbours.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/reasons.h"
#include "rules/realms/step/step_doubt.h"
#include "rules/realms/step/step_margin.h"

namespace parapet::realms {
namespace {

// A ruling that tells the two surfaces and nothing else.
StepRuling bare(const Battlefield& field, SpaceId from, SpaceId to) {
  StepRuling ruling;
  for (const SpaceId space : {from, to}) {
    ruling.profile.push_back(pegs_of_ticks(field.surface(space).height, field.peg().rise));
  }
  return ruling;
}

StepRuling refused(const Battlefield& field, SpaceId from, SpaceId to, const char* rule,
                   std::string text, SpaceId where) {
  StepRuling ruling = bare(field, from, to);
  ruling.because.push_back({rule, std::move(text), place_of(field, where)});
  return ruling;
}

// Where on the way the rule decided: the middle of a column, at its top.
Place spot_of(const Way& way, const std::string& rule) {
  const WayNode* spot = nullptr;
  std::int64_t most = 0;
  const WayNode* surface = nullptr;
  for (const WayNode& node : way.nodes) {
    const bool is_obstruction = node.kind == WayNodeKind::obstruction;
    std::int64_t here = 0;
    if (surface != nullptr) {
      const std::int64_t change = std::int64_t{node.top} - surface->top;
      if (rule == "COR-UP-1" || rule == "COR-UP-3") here = is_obstruction ? 0 : change;
      if (rule == "COR-DN-1" || rule == "COR-DN-2") here = is_obstruction ? 0 : -change;
      if (rule == "COR-OBS-4" || rule == "COR-OBS-5") here = is_obstruction ? change : 0;
    }
    if (here > most) {
      most = here;
      spot = &node;
    }
    if (!is_obstruction) surface = &node;
  }
  if (spot == nullptr) return {};
  const Column at = spot->at.at;
  return Point{kColumnSide * at.x + kColumnSide / 2, kColumnSide * at.y + kColumnSide / 2,
               spot->top};
}

StepRuling ruling_on(const StepTerrain& terrain, const WayGround& ground, const WayRules& rules,
                     const BestBounds& best, std::optional<int> narrow = std::nullopt) {
  const Way way = best_way(WayMoves(ground, rules), terrain.footing, best, terrain.taste);
  StepProfile profile = profile_of(way);
  if (narrow) profile.width = kColumnSide * *narrow;
  const StepLedger ledger = step_ledger(profile, terrain.peg, terrain.climber, terrain.options);
  StepRuling ruling = ruling_of(ledger, profile, terrain.peg);
  for (const WayNode& node : way.nodes) ruling.way.push_back(node.at.at);
  for (Reason& reason : ruling.because) reason.at = spot_of(way, reason.rule);
  ruling.margin = step_margin(terrain, ledger, profile, way);
  if (const auto doubt = step_doubt(terrain, ledger, profile, way)) {
    ruling.too_close = too_close(terrain.field, *doubt);
  }
  return ruling;
}

// The greatest width, below what is wide enough, that some way keeps everywhere.
std::optional<StepRuling> ruling_on_narrow(const StepTerrain& terrain, const WayEnd& from,
                                           const WayEnd& to, std::span<const GroundBlock> blocks) {
  WayRules rules = terrain.rules;
  const auto found_with = [&](int width, const WayGround& ground) -> std::optional<BestBounds> {
    if (width < 1) return std::nullopt;
    const WayMoves moves(ground, rules);
    return WaySearch(moves).lowest();
  };
  const auto ground_with = [&](int width) {
    return WayGround(terrain.footing, rules, from, to, blocks, {width, false});
  };
  if (!found_with(1, ground_with(1))) return std::nullopt;
  int good = 1;
  int bad = rules.wide;
  while (bad - good > 1) {
    const int middle = good + (bad - good) / 2;
    (found_with(middle, ground_with(middle)) ? good : bad) = middle;
  }
  const WayGround ground = ground_with(good);
  const auto best = found_with(good, ground);
  if (!best) return std::nullopt;
  return ruling_on(terrain, ground, rules, *best, good);
}

// Why there is no way at all.
StepRuling why_not(const StepTerrain& terrain, SpaceId from, SpaceId to,
                   std::span<const GroundBlock> blocks, std::span<const std::string> unit_ids) {
  const WayEnd start{terrain.field.spots()[from.spot].plate, terrain.field.surface(from).height};
  const WayEnd end{terrain.field.spots()[to.spot].plate, terrain.field.surface(to).height};
  if (!blocks.empty()) {
    const WayGround ground(terrain.footing, terrain.rules, start, end, {});
    const WayMoves moves(ground, terrain.rules);
    if (WaySearch(moves).cheapest()) {
      return refused(terrain.field, from, to, "COR-OBS-2",
                     "The way leads through " + unit_ids[blocks.front().unit] +
                         (blocks.size() > 1 ? " or others." : "."),
                     to);
    }
  }
  if (!terrain.rules.climbs_over) {
    WayRules rules = terrain.rules;
    rules.climbs_over = true;
    const WayGround ground(terrain.footing, rules, start, end, blocks);
    const WayMoves moves(ground, rules);
    if (const auto best = WaySearch(moves).lowest()) {
      return ruling_on(terrain, ground, rules, *best);
    }
  }
  if (auto narrow = ruling_on_narrow(terrain, start, end, blocks)) return *std::move(narrow);
  return refused(terrain.field, from, to, "COR-OBS-1",
                 "Between the two spaces there is no way over tops with room for the unit's height "
                 "that are joined to each other.",
                 to);
}

}  // namespace

StepRuling too_far(const Battlefield& field, SpaceId from, SpaceId to) {
  const char* text = from == to ? "A step leads to another space."
                                : "The two spaces are more than 6 pegs apart and not linked.";
  return refused(field, from, to, "COR-MOV-1", text, to);
}

StepRuling no_space(const Battlefield& field, SpaceId from, SpaceId to) {
  return refused(field, from, to, "COR-OCC-2", "There are no spaces there for all of the unit.",
                 to);
}

StepRuling taken(const Battlefield& field, SpaceId from, SpaceId to, const std::string& other,
                 const Mover& mover) {
  if (mover.airborne) {
    return refused(field, from, to, "OPT-K16", "The flight token of " + other + " lies there.", to);
  }
  return refused(field, from, to, "COR-OCC-1", "The space is taken by " + other + ".", to);
}

StepRuling flown(const Battlefield& field, SpaceId from, SpaceId to, std::optional<LinkKind> link) {
  StepRuling ruling = bare(field, from, to);
  ruling.cost = 1;
  ruling.link = link;
  ruling.because.push_back(
      {"COR-FLY-5", "In the air the unit ignores all penalties of the land: the step costs 1.",
       place_of(field, to)});
  return ruling;
}

StepRuling squeezed(const Battlefield& field, SpaceId from, SpaceId to, const Squeeze& tight,
                    std::span<const std::string> unit_ids) {
  const std::string pair = unit_ids[tight.left] + " and " + unit_ids[tight.right];
  if (tight.is_wide) {
    return refused(field, from, to, "OPT-K4", "No unit squeezes between " + pair + ".", to);
  }
  return refused(field, from, to, "COR-OBS-2",
                 "Between " + pair + " the straight way is 2 pegs wide or less (OPT-K4).", to);
}

StepRuling without_room(const StepTerrain& terrain, SpaceId from, SpaceId to, SpaceId where) {
  StepRuling ruling =
      refused(terrain.field, from, to, "COR-OCC-2",
              terrain.options.is("K1", "box")
                  ? "There is no room to stand: something is in the box of the plate by the unit's "
                    "height (OPT-K1)."
                  : "There is no room to stand on the plate.",
              where);
  ruling.margin = room_margin(terrain, where);
  if (const auto doubt = room_doubt(terrain, where)) {
    ruling.too_close = too_close(terrain.field, *doubt);
  }
  return ruling;
}

StepRuling linked(const StepTerrain& terrain, SpaceId from, SpaceId to, LinkKind link) {
  StepProfile profile;
  profile.surfaces = {terrain.field.surface(from).height, terrain.field.surface(to).height};
  profile.link = link;
  const StepLedger ledger = step_ledger(profile, terrain.peg, terrain.climber, terrain.options);
  StepRuling ruling = ruling_of(ledger, profile, terrain.peg);
  for (Reason& reason : ruling.because) reason.at = place_of(terrain.field, to);
  return ruling;
}

StepRuling rule_on_terrain(const StepTerrain& terrain, SpaceId from, SpaceId to,
                           std::span<const GroundBlock> blocks,
                           std::span<const std::string> unit_ids) {
  const WayEnd start{terrain.field.spots()[from.spot].plate, terrain.field.surface(from).height};
  const WayEnd end{terrain.field.spots()[to.spot].plate, terrain.field.surface(to).height};
  const WayGround ground(terrain.footing, terrain.rules, start, end, blocks);
  const WayMoves moves(ground, terrain.rules);
  WaySearch search(moves);
  if (const auto found = search.cheapest()) {
    return ruling_on(terrain, ground, terrain.rules, search.with_lowest_rise(*found));
  }
  if (const auto found = search.lowest()) return ruling_on(terrain, ground, terrain.rules, *found);
  return why_not(terrain, from, to, blocks, unit_ids);
}

}  // namespace parapet::realms
