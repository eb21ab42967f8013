#include "rules/realms/collapse/unit_falls.h"

#include <algorithm>
#include <utility>

#include "geometry/ground/columns.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/step/step_profile.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

std::vector<Body> chosen_bodies(const Battlefield& field, const std::vector<bool>& of_piece,
                                bool chosen) {
  std::vector<Body> bodies;
  for (const Body& body : field.bodies()) {
    if (of_piece[body.piece] == chosen) bodies.push_back(body);
  }
  return bodies;
}

Result<Battlefield> standing_field(const Battlefield& field, const std::vector<bool>& moved) {
  return Battlefield::make(field.peg(), {field.pieces().begin(), field.pieces().end()},
                           chosen_bodies(field, moved, false),
                           {field.spots().begin(), field.spots().end()});
}

// The units as they stand, and what is left under and comes down over them.
class FallJudge {
 public:
  FallJudge(const Battlefield& field, std::span<const Unit> units, const Battlefield& standing,
            const Columns& falling, std::int32_t table_height)
      : field_(field),
        units_(units),
        standing_(standing),
        falling_(falling),
        table_height_(table_height) {}

  // Nothing if what it stands on is still there.
  std::optional<UnitFall> fall_of(std::size_t unit) const {
    const std::size_t carrier = lowest_carrier(units_, unit);
    if (is_in_air(units_, carrier)) return std::nullopt;
    const auto covered = covered_spaces(field_, units_[carrier].at, units_[carrier].size)
                             .value_or(std::vector<SpaceId>{units_[carrier].at});
    std::int32_t landing = table_height_;
    for (const SpaceId space : covered) {
      const std::int32_t height = field_.surface(space).height;
      for (const Surface& surface : standing_.surfaces(space.spot)) {
        if (surface.height == height) return std::nullopt;
        if (surface.height < height) landing = std::max(landing, surface.height);
      }
    }
    const std::int32_t drop = field_.surface(units_[carrier].at).height - landing;
    if (drop <= 0) return std::nullopt;
    return UnitFall{unit, FallCause::support, pegs_of_ticks(drop, field_.peg().rise),
                    wounds_of(drop, unit, units_[unit].flies), landing};
  }

  // Nothing if nothing comes down on it.
  std::optional<UnitFall> hit_on(std::size_t unit) const {
    if (is_in_air(units_, unit)) return std::nullopt;
    const Unit& it = units_[unit];
    const ColumnRectangle plate =
        unit_plate(field_, it.at, it.size).value_or(UnitPlate{{}, plate_of(it)}).plate;
    const std::int64_t feet = feet_of(field_, units_, unit);
    const std::int64_t head = feet + ticks_above(it.height, field_.peg().rise);
    std::optional<std::int64_t> least;
    for (int y = plate.first.y; y < plate.end().y; ++y) {
      for (int x = plate.first.x; x < plate.end().x; ++x) {
        const auto drop = drop_onto({x, y}, feet, head);
        if (drop && (!least || *drop < *least)) least = drop;
      }
    }
    if (!least) return std::nullopt;
    return UnitFall{unit, FallCause::hit, pegs_of_ticks(*least, field_.peg().rise),
                    wounds_of(*least, unit, false), std::nullopt};
  }

 private:
  ColumnRectangle plate_of(const Unit& unit) const { return field_.spots()[unit.at.spot].plate; }

  std::int64_t wounds_of(std::int64_t ticks, std::size_t unit, bool flies) const {
    return flies ? 0 : drop_wounds(ticks, field_.peg().rise, units_[unit].height);
  }

  // How far what is lowest above the feet comes down onto the head in a column, with nothing that
  // stands between.
  std::optional<std::int64_t> drop_onto(Column column, std::int64_t feet, std::int64_t head) const {
    for (const SolidSpan& span : falling_.spans(column)) {
      if (span.bottom < feet) continue;
      for (const SolidSpan& between : standing_.columns().spans(column)) {
        if (between.bottom >= feet && between.bottom < span.bottom) return std::nullopt;
      }
      return std::max<std::int64_t>(span.bottom - head, 0);
    }
    return std::nullopt;
  }

  const Battlefield& field_;
  std::span<const Unit> units_;
  const Battlefield& standing_;
  const Columns& falling_;
  std::int32_t table_height_;
};

}  // namespace

Result<std::vector<UnitFall>> unit_falls(const Battlefield& field, std::span<const Unit> units,
                                         const CollapsedPieces& pieces, std::int32_t table_height) {
  const auto standing = standing_field(field, pieces.moved);
  if (!standing) return Failure(standing.error());
  const auto falling = Columns::make(chosen_bodies(field, pieces.fallen, true));
  if (!falling) return Failure(falling.error());
  const FallJudge judge(field, units, *standing, *falling, table_height);

  std::vector<UnitFall> falls;
  std::vector<bool> fell(units.size(), false);
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    if (auto fall = judge.fall_of(unit)) {
      fell[unit] = true;
      falls.push_back(*std::move(fall));
    }
  }
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    if (fell[unit]) continue;
    if (auto hit = judge.hit_on(unit)) falls.push_back(*std::move(hit));
  }
  return falls;
}

}  // namespace parapet::realms
