#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "geometry/sight/cone_polygon.h"
#include "geometry/sight/visible_share.h"
#include "geometry/solids/scene.h"

namespace parapet {

// A place in fine units, to be drawn: 1,024 to the tick, rounded down.
inline constexpr std::int64_t kFineTick = 1'024;

// A convex part of a body's surface that an eye sees, or does not.
struct SeenPart {
  ConePolygon cone;            // exactly, in directions from the eye
  std::vector<Point> outline;  // the same on the surface, in fine units
};

// What one piece hides of a body by itself, as if there were no other.
struct Hider {
  std::uint32_t piece = 0;
  VisibleShare left;  // what is seen past it: below 1
};

// What an eye sees of a box.
struct VisiblePart {
  VisibleShare area;           // of its picture; 1 if the eye is in the box or touches it
  VisibleShare height;         // of the upright line through its middle, as if seen through the box
  std::vector<SeenPart> seen;  // do not overlap; none if the eye is in the box or touches it
  std::optional<Point> witness;  // a tick on the surface, inside one of the parts; there may be
                                 // none where all of them are finer than ticks
  std::vector<Hider> hiders;     // that hides most parts in a thousand first, then by piece

  // Is a part with an area seen?
  bool is_seen() const { return area.compare(Ratio()) > 0; }
};

// How much of a box does an eye see past the bodies of a scene and some others? The picture is what
// falls on a plane across the shortest way from the eye to the box; for an eye far off that is the
// angle. A body hides what lies behind it, however it is cut; what has no area in the picture
// (edges, a plate seen edge-on) neither hides nor counts as seen. What of a body is inside the box
// hides nothing of its surface.
//   (1) the same whatever the order of the bodies; shifting, turning by quarter turns or mirroring
//       all of it turns the parts with it, and changes no share
//   (2) cutting a body into several changes no share; one body more never makes more visible
//   (3) a line from the eye to a place inside a part is clear by SightPolicy::hair; to a place of
//       the surface turned to the eye, outside of all parts and touched by nothing, it is not clear
//       by `closed`
// Faces are taken from the picture one after the other, each as an intersection of half-spaces
// through the eye (as Weiler and Atherton, "Hidden surface removal using polygon area sorting",
// 1977, but of convex parts only).
// Error "limit": more than kMostScreens faces in the way, or more than kMostParts parts.
// REQUIRES: eye, box and bodies are in_range. A flat box shows one side, and nothing from its edge.
// Exact: the plane in which a face starts to hide a side of the box is c n' - c' n <= 2^62; see
// cone_polygon.h and visible_share.h.
Result<VisiblePart> visible_part(const Scene& scene, std::span<const Body> others, Point eye,
                                 const Box& box);

inline constexpr std::size_t kMostScreens = 4'096;

}  // namespace parapet
