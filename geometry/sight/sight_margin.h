#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/solids/scene.h"

namespace parapet {

// How far one piece (all bodies with one number) would have to be shifted along one axis, either
// way, to change the verdict, in ticks:
//   clear line:   the least such shift over all pieces; nothing if no shift of one piece blocks it
//   blocked line: each blocker has a least shift after which it does not block alone; the largest
// It is a limit: the verdict changes right behind it, and perhaps on it. Verdicts that hold for one
// single shift and neither before nor behind it do not count. So
//   (1) a clear line that grazes a piece on the way in has margin 0: the least shift crosses it
//   (2) a line blocked by a seam between two pieces has margin 0: the least shift opens it
//   (3) swapping the ends changes nothing
// Not defined, and nothing, for tube and for a segment without length.
// Exact: fractions of numbers < 2^63.
std::optional<Ratio> sight_margin(const Scene& scene, const Segment& segment,
                                  SightPolicy policy = SightPolicy::hair);

// A piece with its own least shift, in ticks; nothing: no shift is enough.
struct PieceShift {
  std::uint32_t piece = 0;
  std::optional<Ratio> ticks;
  std::uint32_t body = 0;  // one of its bodies that the line meets, or would meet first
};

// Of a blocked line each piece that it meets, with the least shift after which that piece does not
// block alone, by piece. The greatest is the margin.
std::vector<PieceShift> shifts_out_of(const Scene& scene, const Segment& segment,
                                      SightPolicy policy);

// Of a clear line those of these pieces (in ascending order) that a shift of at most `most` ticks
// brings into it, each with its least one, by piece. Where `pieces` are all there are, the least is
// the margin if it is at most `most`.
std::vector<PieceShift> shifts_into(const Scene& scene, const Segment& segment, SightPolicy policy,
                                    std::span<const std::uint32_t> pieces, const Ratio& most);

}  // namespace parapet
