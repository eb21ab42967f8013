#include "geometry/solids/insides_meet.h"

#include <variant>

#include "geometry/solids/apartness.h"

namespace parapet {
namespace {

bool is_flat(const Shape& shape) {
  const auto* box = std::get_if<Box>(&shape);
  return std::holds_alternative<Triangle>(shape) || (box != nullptr && parapet::is_flat(*box));
}

// Along the axes a shape without an inside may lie within the other's bounds, flat as they are.
bool bounds_meet(const Box& a, Vec by, const Box& b) {
  const Point lo = a.lo() + by;
  const Point hi = a.hi() + by;
  return lo.x < b.hi().x && b.lo().x < hi.x &&  //
         lo.y < b.hi().y && b.lo().y < hi.y &&  //
         lo.z < b.hi().z && b.lo().z < hi.z;
}

}  // namespace

bool insides_meet(const Shape& a, Vec by, const Shape& b) {
  if (!bounds_meet(bounds(a), by, bounds(b))) return false;
  if (is_flat(a) && is_flat(b)) return false;
  if (std::holds_alternative<Box>(a) && std::holds_alternative<Box>(b)) return true;
  bool meet = true;
  for_each_apartness(a, by, b, [&](const Apartness& seen) {
    meet = seen.gap < 0;
    return meet;
  });
  return meet;
}

}  // namespace parapet
