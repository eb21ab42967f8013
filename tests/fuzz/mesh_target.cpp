#include <algorithm>

#include "geometry/solids/mesh.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

bool read(std::string_view bytes) {
  const auto mesh = read_mesh(bytes, "hill.ply");
  if (!mesh) {
    check_fault(mesh.error());
    return false;
  }
  for (const Point& point : mesh->points) promise(in_range(point), "a point is in range");
  for (const auto& face : mesh->faces) {
    for (const std::uint32_t corner : face) {
      promise(corner < mesh->points.size(), "a corner is one of the points");
    }
  }
  const auto again = read_mesh(write_mesh(*mesh), "hill.ply");
  promise(again.has_value(), "what is written is read");
  promise(*again == *mesh, "a mesh that is read again is the same");
  return true;
}

}  // namespace

Target mesh_target() { return read; }

}  // namespace parapet::fuzz
