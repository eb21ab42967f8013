#include "geometry/solids/body.h"

#include <algorithm>

namespace parapet {
namespace {

Box box_of(const Box& box) { return box; }
Box box_of(const ConvexSolid& solid) { return solid.bounds(); }
Box box_of(const Triangle& t) { return join(Box::spanning(t.a, t.b), Box::spanning(t.c, t.c)); }

}  // namespace

Box bounds(const Shape& shape) noexcept {
  return std::visit([](const auto& held) { return box_of(held); }, shape);
}

}  // namespace parapet
