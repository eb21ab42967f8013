#include "rules/realms/occupancy.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <unordered_set>

#include "geometry/numbers/division.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

// Blocks are looked up by squares of so many columns; one over more squares than kMaxCells is
// looked at every time.
constexpr int kCellSide = 32;
constexpr std::int64_t kMaxCells = 64;

int cell_of(int column) { return floor_quotient(column, kCellSide); }

std::uint64_t pair_key(std::uint32_t a, std::uint32_t b) { return std::uint64_t{a} << 32 | b; }

std::uint64_t space_key(SpaceId space) { return pair_key(space.spot, space.level); }

std::uint64_t cell_key(int x, int y) {
  return pair_key(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
}

// A height in pegs as ticks, rounded up; nothing is higher than the coordinates allow.
std::int32_t ticks_of(const Peg& peg, const Ratio& height) {
  return static_cast<std::int32_t>(std::min(ticks_above(height, peg.rise), 2 * kMaxDifference));
}

// The units that belong together with the mover: what carries it and whom it carries.
std::unordered_set<std::string_view> party_of(std::span<const Unit> units,
                                              std::optional<std::size_t> mover) {
  std::unordered_set<std::string_view> party;
  if (!mover) return party;
  std::unordered_map<std::string_view, const Unit*> by_id;
  for (const Unit& unit : units) by_id.emplace(unit.id, &unit);
  const Unit* carrier = &units[*mover];
  while (carrier != nullptr && party.insert(carrier->id).second) {
    if (!carrier->on) break;
    const auto found = by_id.find(*carrier->on);
    carrier = found == by_id.end() ? nullptr : found->second;
  }
  std::unordered_multimap<std::string_view, std::string_view> riders;
  for (const Unit& unit : units) {
    if (unit.on) riders.emplace(*unit.on, unit.id);
  }
  std::vector<std::string_view> open(party.begin(), party.end());
  while (!open.empty()) {
    const auto [first, last] = riders.equal_range(open.back());
    open.pop_back();
    for (auto rider = first; rider != last; ++rider) {
      if (party.insert(rider->second).second) open.push_back(rider->second);
    }
  }
  return party;
}

}  // namespace

Occupancy::Occupancy(const Battlefield& field, std::span<const Unit> units,
                     std::optional<std::size_t> mover)
    : field_(&field) {
  const auto party = party_of(units, mover);
  for (std::size_t n = 0; n < units.size(); ++n) {
    const Unit& unit = units[n];
    if (party.contains(unit.id) || unit.on || !field.holds(unit.at)) continue;
    if (unit.airborne) {
      air_.emplace(space_key(unit.at), n);
    } else {
      add_on_ground(unit, n);
    }
  }
}

void Occupancy::add_on_ground(const Unit& unit, std::size_t index) {
  const Battlefield& field = *field_;
  const UnitPlate ground = unit_plate(field, unit.at, unit.size)
                               .value_or(UnitPlate{{unit.at}, field.spots()[unit.at.spot].plate});
  GroundBlock block{index, ground.plate, field.surface(unit.at).height, 0};
  for (const SpaceId& space : ground.spaces) ground_.emplace(space_key(space), index);
  block.top = block.bottom + ticks_of(field.peg(), unit.height);
  const auto number = static_cast<std::uint32_t>(blocks_.size());
  blocks_.push_back(block);
  if (ground.spaces.size() > 1) large_.push_back(number);

  const ColumnRectangle& plate = block.plate;
  const int east = cell_of(plate.end().x - 1);
  const int south = cell_of(plate.end().y - 1);
  const std::int64_t across = std::int64_t{east} - cell_of(plate.first.x) + 1;
  const std::int64_t down = std::int64_t{south} - cell_of(plate.first.y) + 1;
  if (across * down > kMaxCells) {
    wide_blocks_.push_back(number);
    return;
  }
  for (int y = cell_of(plate.first.y); y <= south; ++y) {
    for (int x = cell_of(plate.first.x); x <= east; ++x) {
      cells_[cell_key(x, y)].push_back(number);
    }
  }
}

std::optional<std::size_t> Occupancy::on_ground(SpaceId space) const {
  if (const auto found = ground_.find(space_key(space)); found != ground_.end()) {
    return found->second;
  }
  if (large_.empty()) return std::nullopt;
  const std::int32_t height = field_->surface(space).height;
  const ColumnRectangle& plate = field_->spots()[space.spot].plate;
  for (const std::uint32_t number : near_blocks(plate, 0)) {
    if (!std::binary_search(large_.begin(), large_.end(), number)) continue;
    const GroundBlock& block = blocks_[number];
    if (block.bottom <= height && height < block.top) return block.unit;
  }
  return std::nullopt;
}

std::optional<std::size_t> Occupancy::in_air(SpaceId space) const {
  const auto found = air_.find(space_key(space));
  if (found == air_.end()) return std::nullopt;
  return found->second;
}

std::vector<std::uint32_t> Occupancy::near_blocks(const ColumnRectangle& rectangle,
                                                  int margin) const {
  std::vector<std::uint32_t> numbers;
  const auto add = [&](std::uint32_t number) {
    if (overlap(blocks_[number].plate, rectangle, margin)) numbers.push_back(number);
  };
  const int west = cell_of(rectangle.first.x - margin);
  const int north = cell_of(rectangle.first.y - margin);
  const int east = cell_of(rectangle.end().x - 1 + margin);
  const int south = cell_of(rectangle.end().y - 1 + margin);
  const std::int64_t cells = (std::int64_t{east} - west + 1) * (std::int64_t{south} - north + 1);
  if (cells > static_cast<std::int64_t>(blocks_.size())) {
    for (std::uint32_t number = 0; number < blocks_.size(); ++number) add(number);
    return numbers;
  }
  for (const std::uint32_t number : wide_blocks_) add(number);
  for (int y = north; y <= south; ++y) {
    for (int x = west; x <= east; ++x) {
      const auto found = cells_.find(cell_key(x, y));
      if (found == cells_.end()) continue;
      for (const std::uint32_t number : found->second) add(number);
    }
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::vector<GroundBlock> Occupancy::near(const ColumnRectangle& rectangle, int margin) const {
  std::vector<GroundBlock> found;
  if (blocks_.empty()) return found;
  for (const std::uint32_t number : near_blocks(rectangle, margin)) {
    found.push_back(blocks_[number]);
  }
  return found;
}

}  // namespace parapet::realms
