#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "viewer/scan_picture.h"
#include "viewer/scene/scan_mesh.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// From where most of a scan is seen: three-quarters from the south, from higher up where it is
// flat. What was changed, and where one can stand, counts for more.

inline constexpr std::size_t kScanSides = 12;

// How much is seen from each side, as shares of all; the usual side has the advantage.
using SidesSeen = std::array<double, kScanSides>;

// `beside` is to be in view too.
struct ScanSubject {
  const ScanMesh& mesh;
  const std::vector<ScanLayer>& layers;
  std::vector<osg::Vec3d> beside;
};

SidesSeen sides_seen(const ScanSubject& subject, const PageRect& window, const PageRect& target);

std::size_t best_side(const SidesSeen& seen);

View scan_view(const ScanSubject& subject, std::size_t side, const PageRect& window,
               const PageRect& target);

}  // namespace parapet::viewer
