#include "rules/collapse/board_after.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

#include "rules/collapse/body_names.h"
#include "rules/realms/unit_plate.h"

namespace parapet::collapse {
namespace {

using realms::Battlefield;
using realms::SpaceId;

std::string id_of(const std::vector<TerrainEntry>& terrain, std::size_t n) {
  return terrain[n].id.empty() ? "t" + std::to_string(n) : terrain[n].id;
}

// The terrain as it is left, with the ids it had.
class TerrainAfter {
 public:
  TerrainAfter(const RealmsBoard& before, const physics::Structure& structure,
               const physics::Collapse& collapse)
      : before_(before), structure_(structure), collapse_(collapse) {
    const std::vector<TerrainEntry>& terrain = before.file.terrain;
    for (std::size_t n = 0; n < terrain.size(); ++n) {
      if (!std::holds_alternative<ModelEntry>(terrain[n].what)) alone_.insert(id_of(terrain, n));
    }
    for (const std::uint32_t piece : collapse.removed) gone_.insert(id(piece));
    for (const physics::RestingBody& body : collapse.fallen) {
      for (const physics::RestingPiece& piece : body.pieces) gone_.insert(id(piece.piece));
    }
  }

  std::vector<TerrainEntry> entries() const {
    std::vector<TerrainEntry> after;
    const std::vector<TerrainEntry>& terrain = before_.file.terrain;
    for (std::size_t n = 0; n < terrain.size(); ++n) {
      const std::string own = id_of(terrain, n);
      TerrainEntry entry = terrain[n];
      if (auto* model = std::get_if<ModelEntry>(&entry.what)) {
        for (const realms::Piece& piece : before_.field.pieces()) {
          const bool is_its = piece.id.rfind('/') == own.size() && piece.id.starts_with(own) &&
                              alone_.count(piece.id) == 0;
          if (is_its && gone_.count(piece.id) != 0) model->without.push_back(piece.id);
        }
      } else if (gone_.count(own) != 0) {
        continue;
      }
      if (after.size() != n) entry.id = own;  // its number is another one now
      after.push_back(std::move(entry));
    }
    add_fallen(after);
    return after;
  }

 private:
  const std::string& id(std::uint32_t piece) const { return structure_.pieces[piece].id; }

  void add_fallen(std::vector<TerrainEntry>& after) const {
    const std::vector<std::string> names = body_names(before_.file.terrain, collapse_);
    for (std::size_t n = 0; n < collapse_.fallen.size(); ++n) {
      const physics::RestingBody& body = collapse_.fallen[n];
      for (const physics::RestingPiece& resting : body.pieces) {
        for (const Shape& shape : resting.shapes) {
          TerrainEntry entry;
          entry.id = id(resting.piece);
          entry.what = SolidEntry{corners_of(shape)};
          entry.colour = before_.field.pieces()[resting.piece].colour;
          entry.loose = true;
          entry.mass_g = Ratio::of(structure_.pieces[resting.piece].mass_mg, 1'000);
          if (body.pieces.size() > 1) entry.body = names[n];
          after.push_back(std::move(entry));
        }
      }
    }
  }

  static std::vector<Point> corners_of(const Shape& shape) {
    if (const auto* solid = std::get_if<ConvexSolid>(&shape)) return solid->vertices();
    const Box box = bounds(shape);
    return ConvexSolid::from_box(box)->vertices();
  }

  const RealmsBoard& before_;
  const physics::Structure& structure_;
  const physics::Collapse& collapse_;
  std::set<std::string> alone_;  // pieces of no model, those that fell from one among them
  std::set<std::string> gone_;
};

// The surface at a spot that is meant by a height: that one, else the lowest above it, else the
// highest.
std::optional<SpaceId> space_at(const Battlefield& field, std::uint32_t spot, std::int32_t height) {
  const auto surfaces = field.surfaces(spot);
  if (surfaces.empty()) return std::nullopt;
  std::uint32_t level = 0;
  while (level + 1 < surfaces.size() && surfaces[level].height < height) ++level;
  return SpaceId{spot, level};
}

// The same space on the new ground; nothing if there is no surface of that height any more.
std::optional<SpaceId> same_space(const Battlefield& before, const Battlefield& after,
                                  SpaceId space) {
  const std::int32_t height = before.surface(space).height;
  const auto found = space_at(after, space.spot, height);
  if (!found || after.surface(*found).height != height) return std::nullopt;
  return found;
}

bool has_room(const Battlefield& field, SpaceId space, const realms::Unit& unit) {
  return realms::unit_plate(field, space, unit.size).has_value();
}

// Where a unit is afterwards; of several spaces as near the first. Nothing if there is no ground
// left at all.
std::optional<SpaceId> place_after(const Battlefield& field, const realms::Unit& unit,
                                   std::int32_t height) {
  const std::uint32_t own = unit.at.spot;
  if (const auto space = space_at(field, own, height); space && has_room(field, *space, unit)) {
    return space;
  }
  const Point2 from = field.centre(own);
  std::optional<std::tuple<std::int64_t, std::uint32_t>> nearest;
  for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
    const auto space = space_at(field, spot, height);
    if (!space || !has_room(field, *space, unit)) continue;
    const Point2 to = field.centre(spot);
    const std::int64_t east = to.x - from.x;
    const std::int64_t south = to.y - from.y;
    const std::tuple key(east * east + south * south, spot);
    if (!nearest || key < *nearest) nearest = key;
  }
  if (!nearest) return std::nullopt;
  return space_at(field, std::get<1>(*nearest), height);
}

WrittenUnits units_after(const RealmsBoard& before, const WrittenUnits& units,
                         const Battlefield& field, std::span<const realms::UnitFall> falls) {
  std::map<std::size_t, std::int32_t> landing;
  for (const realms::UnitFall& fall : falls) {
    if (fall.landing) landing.emplace(fall.unit, *fall.landing);
  }
  WrittenUnits after = units;
  after.units.clear();
  for (std::size_t n = 0; n < units.units.size(); ++n) {
    realms::Unit unit = units.units[n];
    const auto fell = landing.find(n);
    const std::int32_t height =
        fell != landing.end() ? fell->second : before.field.surface(unit.at).height;
    const auto at = place_after(field, unit, height);
    if (!at) continue;
    unit.at = *at;
    after.units.push_back(std::move(unit));
  }
  return after;
}

// Levels that a spot has not any more are taken from the file.
void drop_missing_levels(RealmsFile& file, const Battlefield& field) {
  const std::size_t of_grid = field.spots().size() - file.extra.size();
  const auto is_missing = [&](std::size_t spot, int level) {
    const std::size_t surfaces = field.surfaces(static_cast<std::uint32_t>(spot)).size();
    return static_cast<std::size_t>(level) >= surfaces;
  };
  for (std::size_t spot = 0; spot < of_grid && file.grid->level; ++spot) {
    if (is_missing(spot, *file.grid->level)) file.grid->level.reset();
  }
  for (std::size_t n = 0; n < file.extra.size(); ++n) {
    realms::Spot& spot = file.extra[n];
    if (spot.level && is_missing(of_grid + n, *spot.level)) spot.level.reset();
  }
}

}  // namespace

Result<RealmsBoard> board_after(const RealmsBoard& before, const WrittenUnits& units,
                                const physics::Structure& structure,
                                const physics::Collapse& collapse,
                                std::span<const realms::UnitFall> falls) {
  RealmsFile file = before.file;
  file.terrain = TerrainAfter(before, structure, collapse).entries();
  file.units = {};
  file.links.clear();
  const auto read = [&](const RealmsFile& written) {
    return read_realms_file(realms_file_json(written, before.field), "the board after it",
                            before.sources);
  };
  RealmsFile plain = file;
  if (plain.grid) plain.grid->level.reset();
  for (realms::Spot& spot : plain.extra) spot.level.reset();
  const auto ground = read(plain);
  if (!ground) return ground;
  drop_missing_levels(file, ground->field);
  auto after = file == plain ? ground : read(file);
  if (!after) return after;

  for (const realms::Link& link : before.file.links) {
    const auto from = same_space(before.field, after->field, link.from);
    const auto to = same_space(before.field, after->field, link.to);
    if (from && to) after->file.links.push_back({link.kind, *from, *to});
  }
  after->field = after->field.with_links(after->file.links);
  after->file.units = units_after(before, units, after->field, falls);
  return after;
}

}  // namespace parapet::collapse
