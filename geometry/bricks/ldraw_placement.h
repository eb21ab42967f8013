#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "geometry/bricks/decimal.h"
#include "geometry/numbers/point.h"

namespace parapet {

// Where a file of LDraw puts another: x' = turn x + at, in LDU, y down.
struct LdrawPlacement {
  std::array<DecimalPoint, 3> turn{{{{Decimal::whole(1), {}, {}}},
                                    {{{}, Decimal::whole(1), {}}},
                                    {{{}, {}, Decimal::whole(1)}}}};  // by rows
  DecimalPoint at{};

  friend bool operator==(const LdrawPlacement&, const LdrawPlacement&) = default;
};

// A turn by right angles, mirrored or not: coordinate i of the result is sign[i] times coordinate
// from[i].
struct RightAngle {
  std::array<std::uint8_t, 3> from{0, 1, 2};
  std::array<std::int8_t, 3> sign{1, 1, 1};

  friend constexpr auto operator<=>(const RightAngle&, const RightAngle&) noexcept = default;
};

// The place of a point. Nothing if a coordinate outgrows Decimal::kMax.
//   (1) exact where the products have twelve decimals, else rounded to them: numbers of six
//       decimals are exact
std::optional<DecimalPoint> place(const LdrawPlacement& placement,
                                  const DecimalPoint& point) noexcept;

// First `inner`, then `outer`. Nothing if a number outgrows Decimal::kMax.
//   (1) place(compose(a, b), p) == place(a, place(b, p)), to the twelfth decimal
std::optional<LdrawPlacement> compose(const LdrawPlacement& outer,
                                      const LdrawPlacement& inner) noexcept;

// Takes out what computing sines has left: where a row and a column have all but their common
// number within 1/10,000 of 0, and that within 1/10,000 of 1 or -1, these five become 0, 1 or -1.
//   (1) a turn by 0, 90, 180 or 270 degrees about an axis becomes exact
//   (2) a turn about one of the three axes keeps exactly to it
//   (3) a turn by 2 degrees stays one
LdrawPlacement without_noise(LdrawPlacement placement) noexcept;

// The turn of a placement, if it is one by right angles, exactly.
std::optional<RightAngle> right_angle(const LdrawPlacement& placement) noexcept;

// Does it leave what is above, above, apart from turns about the vertical by right angles?
constexpr bool is_upright(const RightAngle& turn) noexcept {
  return turn.from[1] == 1 && turn.sign[1] == 1;
}

// Does it flatten everything?
bool is_singular(const LdrawPlacement& placement) noexcept;

// LDU as ticks, to the nearest one, halves away from zero; in LDraw's axes.
Point to_ticks(const DecimalPoint& point) noexcept;

// The place of a point in whole ticks, rounded once, halves upwards; in LDraw's axes.
//   (1) exact: 128 bits hold the products, so the nearest tick is the nearest
//   (2) moving the placement by whole ticks moves the result by them
Point place_in_ticks(const LdrawPlacement& placement, const DecimalPoint& point) noexcept;

constexpr Point turn(const RightAngle& by, Point p) noexcept {
  const std::array<std::int64_t, 3> from{p.x, p.y, p.z};
  return {by.sign[0] * from[by.from[0]], by.sign[1] * from[by.from[1]],
          by.sign[2] * from[by.from[2]]};
}

// From LDraw's axes (x right, y down, z to the viewer) to those of boards (east, south, up).
constexpr Point to_board(Point ldraw) noexcept { return {ldraw.x, ldraw.z, -ldraw.y}; }

}  // namespace parapet
