#pragma once

#include <cstdint>
#include <optional>

#include "geometry/numbers/ratio.h"
#include "geometry/tiles/dot_line.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

enum class BlockerKind { wall, opening, plate, plateau, wall_face, inside_outside };

// One thing that stops a line, and where on it: t = 0 at its start, 1 at its end. No t for
// inside_outside, plateau and lines of no length.
struct Blocker {
  BlockerKind kind = BlockerKind::wall;
  Place at;
  std::optional<Ratio> t;

  friend bool operator==(const Blocker&, const Blocker&) = default;
};

// What a clear line does that the rules allow in so many words.
enum class LineNote {
  touches_corner,        // passes the end or corner of a wall on one side (AOM-LOS-6)
  runs_along_wall,       // AOM-LOS-7
  starts_at_opening,     // uses a dot of an Opening at one of its ends (AOM-LOS-9)
  leaves_level_at_edge,  // AOM-LOS-5
};

struct NotedPlace {
  LineNote note = LineNote::touches_corner;
  Place at;

  friend bool operator==(const NotedPlace&, const NotedPlace&) = default;
};

// A place on a line, 0 at its start and 1 at its end; not reduced. The denominator is a side of
// the board (at most 256), times nine levels and the denominator of OPT-L12 (at most 10^6) where
// heights come in: < 2^32.
struct LinePlace {
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;

  constexpr LinePlace() = default;
  constexpr LinePlace(std::int64_t n, std::int64_t d)
      : numerator(d < 0 ? -n : n), denominator(d < 0 ? -d : d) {}
  constexpr LinePlace(LineParameter t)  // NOLINT(google-explicit-constructor): a special case
      : numerator(t.numerator), denominator(t.denominator) {}
};

}  // namespace parapet::mayhem
