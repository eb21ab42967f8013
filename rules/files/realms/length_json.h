#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"
#include "rules/files/json/json_cursor.h"

namespace parapet {

// A unit in which lengths are written.
struct LengthUnit {
  std::int64_t ticks = 1;
  std::string_view name;  // in the plural, for errors
};
inline constexpr LengthUnit kMillimetres{10, "millimetres"};
inline constexpr LengthUnit kStuds{80, "studs"};
inline constexpr LengthUnit kPlates{32, "plates"};
inline constexpr LengthUnit kTicks{1, "ticks"};

// A coordinate or a length, in ticks. Exact.
// Errors: "wrong-value" for no number; "out-of-range" beyond +-kMaxCoordinate; "too-fine" for one
// that is no whole number of ticks.
Result<std::int64_t> read_length(const JsonCursor& at, LengthUnit unit);

// The length as it is written in that unit.
//   (1) read_length(length_json(t, u), u) == t
JsonValue length_json(std::int64_t ticks, LengthUnit unit);

// Three of them, [x, y, z], in these units; errors likewise.
Result<std::array<std::int64_t, 3>> read_lengths(const JsonCursor& at,
                                                 const std::array<LengthUnit, 3>& units);

// A place [x, y, z] in millimetres, in ticks.
Result<Point> read_point_mm(const JsonCursor& at);

// An exact number of pegs from `least` to `most`.
// Errors: "wrong-value"; also for a numerator or denominator beyond kMaxPegTerm.
Result<Ratio> read_pegs(const JsonCursor& at, const Ratio& least, const Ratio& most);

}  // namespace parapet
