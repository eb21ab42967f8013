#include "rules/realms/step/step.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <string>
#include <utility>

#include "rules/realms/neighbours.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/step/step_because.h"
#include "rules/realms/step/step_room.h"
#include "rules/realms/unit_plate.h"
#include "rules/realms/way/corridor.h"
#include "rules/realms/way/way.h"

namespace parapet::realms {
namespace {

// Keeps of both steps of a large mover what is worse for it.
void add_part(StepRuling& whole, StepRuling part) {
  const auto narrower = [](const std::optional<Ratio>& a, const std::optional<Ratio>& b) {
    return a && (!b || *a < *b) ? a : b;
  };
  const bool is_worse = whole.cost && (!part.cost || *part.cost > *whole.cost);
  StepRuling result = is_worse ? part : whole;
  result.rise = std::max(whole.rise, part.rise);
  result.drop = std::max(whole.drop, part.drop);
  result.step_up = std::max(whole.step_up, part.step_up);
  result.obstruction = std::max(whole.obstruction, part.obstruction);
  result.width = narrower(whole.width, part.width);
  result.wounds = result.cost ? std::max(whole.wounds, part.wounds) : 0;
  result.margin = narrower(whole.margin, part.margin);
  if (!result.too_close) result.too_close = is_worse ? whole.too_close : part.too_close;
  whole = std::move(result);
}

}  // namespace

Mover mover_of(std::span<const Unit> units, std::size_t unit) {
  assert(unit < units.size());
  const Unit& who = units[unit];
  return {who.height, who.size, who.flies, who.airborne, unit};
}

struct Stepping::Content {
  Content(const Battlefield& battlefield, std::span<const Unit> units, const Mover& who,
          const Options& asked)
      : field(battlefield),
        mover(who),
        options(asked),
        occupancy(battlefield, units, who.unit),
        peg{battlefield.peg().run, battlefield.peg().rise},
        rules(way_rules(peg, who.height, asked)),
        footing(battlefield.columns(), rules.needs, rules.wide),
        taste{!who.flies, peg, who.height},
        has_links(!battlefield.links().empty() || asked.is("K14", "all")) {
    for (const Unit& unit : units) unit_ids.push_back(unit.id);
  }

  WayEnd end_at(SpaceId space) const {
    return {field.spots()[space.spot].plate, field.surface(space).height};
  }
  bool is_large() const { return mover.size[0] != 1 || mover.size[1] != 1; }
  bool has_room(SpaceId space);
  std::optional<std::size_t> taken_by(SpaceId space) const;
  bool is_free(SpaceId space) const { return !taken_by(space); }
  std::optional<LinkKind> link(SpaceId from, SpaceId to) const {
    if (!has_links) return std::nullopt;
    return link_between(field, from, to, options);
  }
  std::vector<std::pair<SpaceId, SpaceId>> parts(SpaceId from, SpaceId to) const;
  std::vector<GroundBlock> blocks_between(SpaceId from, SpaceId to) const;
  bool is_even_ground(const WayEnd& from, const WayEnd& to) const;

  std::optional<StepPrice> price_of_way(SpaceId from, SpaceId to);
  std::optional<StepPrice> price_of_part(SpaceId from, SpaceId to);
  StepRuling rule_way(SpaceId from, SpaceId to);
  StepRuling rule_part(SpaceId from, SpaceId to);

  const Battlefield& field;
  Mover mover;
  Options options;
  std::vector<std::string> unit_ids;
  Occupancy occupancy;
  PegUnits peg;
  WayRules rules;
  Footing footing;
  WayTaste taste;
  bool has_links;
  std::map<SpaceId, bool> room;
};

bool Stepping::Content::has_room(SpaceId space) {
  const auto known = room.find(space);
  if (known != room.end()) return known->second;
  const bool found = has_room_to_stand(footing, rules, end_at(space));
  room.emplace(space, found);
  return found;
}

std::optional<std::size_t> Stepping::Content::taken_by(SpaceId space) const {
  if (!mover.airborne) return occupancy.on_ground(space);
  if (options.is("K16", "no")) return std::nullopt;
  return occupancy.in_air(space);
}

// The steps of the spaces of a large mover; empty if the grid has no room for it.
std::vector<std::pair<SpaceId, SpaceId>> Stepping::Content::parts(SpaceId from, SpaceId to) const {
  if (!is_large()) return {{from, to}};
  const auto before = covered_spaces(field, from, mover.size);
  const auto after = covered_spaces(field, to, mover.size);
  std::vector<std::pair<SpaceId, SpaceId>> parts;
  if (!before || !after) return parts;
  for (std::size_t n = 0; n < before->size(); ++n) parts.emplace_back((*before)[n], (*after)[n]);
  return parts;
}

// The units in the rectangle round both plates, without one that stands where the step starts.
std::vector<GroundBlock> Stepping::Content::blocks_between(SpaceId from, SpaceId to) const {
  if (!occupancy.has_ground_units()) return {};
  const ColumnRectangle rectangle =
      united(field.spots()[from.spot].plate, field.spots()[to.spot].plate);
  std::vector<GroundBlock> blocks = occupancy.near(rectangle, 0);
  const auto at_start = occupancy.on_ground(from);
  const std::int64_t low = std::min(field.surface(from).height, field.surface(to).height);
  const std::int64_t high = std::max(field.surface(from).height, field.surface(to).height);
  std::erase_if(blocks, [&](const GroundBlock& block) {
    const bool is_level = block.bottom < high + rules.needs.clearance && low < block.top;
    return block.unit == at_start || !is_level;
  });
  return blocks;
}

// Whether all between the two is open and of their height, and wide enough whatever the way.
bool Stepping::Content::is_even_ground(const WayEnd& from, const WayEnd& to) const {
  if (from.height != to.height) return false;
  ColumnRectangle all = united(from.plate, to.plate);
  // What is narrower than a place has to be may lie in the middle of one that is wide enough.
  const auto widen = [wide = footing.wide()](int& first, int& length) {
    if (length >= wide) return;
    first -= (wide - length) / 2;
    length = wide;
  };
  widen(all.first.x, all.width);
  widen(all.first.y, all.depth);
  return field.columns().even_top(all.first, all.end()) == from.height;
}

std::optional<StepPrice> Stepping::Content::price_of_way(SpaceId from, SpaceId to) {
  const std::vector<GroundBlock> blocks = blocks_between(from, to);
  const WayEnd start = end_at(from);
  const WayEnd end = end_at(to);
  if (blocks.empty() && is_even_ground(start, end)) return StepPrice{1, 0, std::nullopt};
  if (!blocks.empty() && !is_large()) {
    const auto tight = squeeze(start.plate, end.plate, blocks, field.peg());
    if (tight && (!tight->is_wide || options.is("K4", "forbid"))) return std::nullopt;
  }
  if (!has_room(from) || !has_room(to)) return std::nullopt;
  const WayGround ground(footing, rules, start, end, blocks);
  const WayMoves moves(ground, rules);
  WaySearch search(moves);
  const auto found = search.cheapest();
  if (!found) return std::nullopt;
  StepPrice price{found->cost, 0, std::nullopt};
  if (taste.by_wounds) {
    const auto [low, high] =
        std::minmax_element(ground.nodes().begin(), ground.nodes().end(),
                            [](const WayNode& a, const WayNode& b) { return a.top < b.top; });
    const bool may_fall = std::int64_t{high->top} - low->top > rules.limits.greatest_climb;
    if (may_fall) price.wounds = fewest_wounds(moves, search.with_lowest_rise(*found), taste);
  }
  return price;
}

std::optional<StepPrice> Stepping::Content::price_of_part(SpaceId from, SpaceId to) {
  if (from == to || !is_free(to)) return std::nullopt;
  const auto joined = link(from, to);
  if (!joined && !nearness(field, from, to).neighbouring) return std::nullopt;
  if (mover.airborne) return StepPrice{1, 0, joined};
  if (!joined) return price_of_way(from, to);
  if (!has_room(to)) return std::nullopt;
  return StepPrice{1, 0, joined};
}

StepRuling Stepping::Content::rule_way(SpaceId from, SpaceId to) {
  const std::vector<GroundBlock> blocks = blocks_between(from, to);
  const WayEnd start = end_at(from);
  const WayEnd end = end_at(to);
  if (!is_large()) {
    const auto tight = squeeze(start.plate, end.plate, blocks, field.peg());
    if (tight && (!tight->is_wide || options.is("K4", "forbid"))) {
      return squeezed(field, from, to, *tight, unit_ids);
    }
  }
  const StepTerrain terrain{field,   footing, rules, peg, {mover.height, mover.flies},
                            options, taste};
  if (!has_room(from)) return without_room(terrain, from, to, from);
  if (!has_room(to)) return without_room(terrain, from, to, to);
  return rule_on_terrain(terrain, from, to, blocks, unit_ids);
}

StepRuling Stepping::Content::rule_part(SpaceId from, SpaceId to) {
  const auto joined = link(from, to);
  if (from == to || (!joined && !nearness(field, from, to).neighbouring)) {
    return too_far(field, from, to);
  }
  if (const auto other = taken_by(to)) return taken(field, from, to, unit_ids[*other], mover);
  if (mover.airborne) return flown(field, from, to, joined);
  if (!joined) return rule_way(from, to);
  const StepTerrain terrain{field,   footing, rules, peg, {mover.height, mover.flies},
                            options, taste};
  if (!has_room(to)) return without_room(terrain, from, to, to);
  return linked(terrain, from, to, *joined);
}

Stepping::Stepping(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                   const Options& options)
    : content_(std::make_unique<Content>(field, units, mover, options)) {}
Stepping::~Stepping() = default;
Stepping::Stepping(Stepping&&) noexcept = default;
Stepping& Stepping::operator=(Stepping&&) noexcept = default;

StepRuling Stepping::rule(SpaceId from, SpaceId to) {
  const auto parts = content_->parts(from, to);
  if (parts.empty()) return no_space(content_->field, from, to);
  StepRuling whole = content_->rule_part(parts.front().first, parts.front().second);
  for (std::size_t n = 1; n < parts.size(); ++n) {
    add_part(whole, content_->rule_part(parts[n].first, parts[n].second));
  }
  return whole;
}

std::optional<StepPrice> Stepping::price(SpaceId from, SpaceId to) {
  std::optional<StepPrice> whole;
  for (const auto& [start, end] : content_->parts(from, to)) {
    const auto part = content_->price_of_part(start, end);
    if (!part) return std::nullopt;
    if (!whole) {
      whole = part;
    } else {
      whole->cost = std::max(whole->cost, part->cost);
      whole->wounds = std::max(whole->wounds, part->wounds);
    }
  }
  return whole;
}

std::vector<SpaceId> Stepping::candidates(SpaceId from, bool with_all_pads) const {
  const Battlefield& field = content_->field;
  std::vector<SpaceId> spaces;
  for (const std::uint32_t spot : field.spots_near(from.spot)) {
    const auto levels = static_cast<std::uint32_t>(field.surfaces(spot).size());
    for (std::uint32_t level = 0; level < levels; ++level) {
      if (SpaceId{spot, level} != from) spaces.push_back({spot, level});
    }
  }
  const auto middle = static_cast<std::ptrdiff_t>(spaces.size());
  if (!content_->has_links) return spaces;
  const Options options = with_all_pads ? content_->options : Options();
  for (const LinkedSpace& linked : links_of(field, from, options)) spaces.push_back(linked.to);
  std::inplace_merge(spaces.begin(), spaces.begin() + middle, spaces.end());
  spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
  return spaces;
}

std::optional<LinkKind> Stepping::link(SpaceId from, SpaceId to) const {
  return content_->link(from, to);
}

bool Stepping::is_pad(SpaceId space) const { return realms::is_pad(content_->field, space); }

bool Stepping::may_stand(SpaceId space) {
  const auto covered = covered_spaces(content_->field, space, content_->mover.size);
  if (!covered) return false;
  return std::all_of(covered->begin(), covered->end(), [&](SpaceId part) {
    return content_->is_free(part) && (content_->mover.airborne || content_->has_room(part));
  });
}

StepRuling ruling_of(const StepLedger& ledger, const StepProfile& profile, const PegUnits& peg) {
  StepRuling ruling;
  ruling.cost = ledger.cost;
  ruling.rise = pegs_of_ticks(ledger.rise, peg.rise);
  ruling.drop = pegs_of_ticks(ledger.drop, peg.rise);
  ruling.step_up = pegs_of_ticks(ledger.step_up, peg.rise);
  ruling.obstruction = pegs_of_ticks(ledger.obstruction, peg.rise);
  if (ledger.width) ruling.width = pegs_of_ticks(*ledger.width, peg.run);
  ruling.wounds = ledger.wounds;
  for (const std::int64_t surface : profile.surfaces) {
    ruling.profile.push_back(pegs_of_ticks(surface, peg.rise));
  }
  ruling.link = profile.link;
  ruling.because = ledger.because;
  return ruling;
}

StepRuling rule_step(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                     SpaceId from, SpaceId to, const Options& options) {
  return Stepping(field, units, mover, options).rule(from, to);
}

}  // namespace parapet::realms
