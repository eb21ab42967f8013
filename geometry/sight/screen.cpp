#include "geometry/sight/screen.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace parapet {
namespace {

// The shortest vector of whole numbers in the same direction. REQUIRES: not zero.
Vec shortened(Vec v) {
  const std::int64_t common = std::gcd(std::gcd(v.x, v.y), v.z);
  return {v.x / common, v.y / common, v.z / common};
}

// The face with these corners, counterclockwise seen from where its normal points. `offset` is
// that of the plane from the eye along -normal, so above 0 where the eye sees this side.
Screen screen_of(std::vector<Vec> corners, Vec outward, std::int64_t offset) {
  std::reverse(corners.begin(), corners.end());
  Screen screen;
  for (std::size_t n = 0; n < corners.size(); ++n) {
    screen.sides.push_back(shortened(cross(corners[n], corners[(n + 1) % corners.size()])));
  }
  screen.corners = std::move(corners);
  screen.plane = {-outward, offset};
  return screen;
}

// It is no screen for what lies on the eye's own side of a face that the eye touches.
Screen held_from(std::vector<Vec> inward) { return {std::move(inward), {}, {}}; }

class ScreenMaker {
 public:
  explicit ScreenMaker(Point eye) : eye_(eye) {}

  std::vector<Screen> operator()(const Box& box) {
    const Vec lo = box.lo() - eye_;
    const Vec hi = box.hi() - eye_;
    // Each face seen from outside, counterclockwise in axes with x east, y south, z up.
    add_face(lo.x, {-1, 0, 0},
             {{lo.x, lo.y, lo.z}, {lo.x, lo.y, hi.z}, {lo.x, hi.y, hi.z}, {lo.x, hi.y, lo.z}});
    add_face(-hi.x, {1, 0, 0},
             {{hi.x, lo.y, lo.z}, {hi.x, hi.y, lo.z}, {hi.x, hi.y, hi.z}, {hi.x, lo.y, hi.z}});
    add_face(lo.y, {0, -1, 0},
             {{lo.x, lo.y, lo.z}, {hi.x, lo.y, lo.z}, {hi.x, lo.y, hi.z}, {lo.x, lo.y, hi.z}});
    add_face(-hi.y, {0, 1, 0},
             {{lo.x, hi.y, lo.z}, {lo.x, hi.y, hi.z}, {hi.x, hi.y, hi.z}, {hi.x, hi.y, lo.z}});
    add_face(lo.z, {0, 0, -1},
             {{lo.x, lo.y, lo.z}, {lo.x, hi.y, lo.z}, {hi.x, hi.y, lo.z}, {hi.x, lo.y, lo.z}});
    add_face(-hi.z, {0, 0, 1},
             {{lo.x, lo.y, hi.z}, {hi.x, lo.y, hi.z}, {hi.x, hi.y, hi.z}, {lo.x, hi.y, hi.z}});
    return finish(!is_flat(box));
  }

  std::vector<Screen> operator()(const Triangle& triangle) {
    const Vec outward = normal(triangle);
    const std::int64_t height = dot(outward, eye_ - triangle.a);
    std::vector<Vec> corners = {triangle.a - eye_, triangle.b - eye_, triangle.c - eye_};
    if (height > 0) return {screen_of(std::move(corners), outward, height)};
    if (height == 0) return {};
    std::swap(corners[1], corners[2]);
    return {screen_of(std::move(corners), -outward, -height)};
  }

  std::vector<Screen> operator()(const ConvexSolid& solid) {
    for (const FaceLoop& face : solid.faces()) {
      std::vector<Vec> corners;
      for (const std::uint32_t vertex : face) corners.push_back(solid.vertices()[vertex] - eye_);
      const Vec outward = normal_of(corners);
      const std::int64_t height = -dot(outward, corners.front());
      add_face(height, outward, std::move(corners));
    }
    return finish(true);
  }

 private:
  // A face may have three corners on a line.
  static Vec normal_of(const std::vector<Vec>& corners) {
    const std::size_t count = corners.size();
    for (std::size_t n = 0; n < count; ++n) {
      const Vec here = corners[(n + 1) % count];
      const Vec found = cross(here - corners[n], corners[(n + 2) % count] - here);
      if (found != Vec{}) return found;
    }
    return {};
  }

  // `height` of the eye over the face, where its normal points.
  void add_face(std::int64_t height, Vec outward, std::vector<Vec> corners) {
    is_outside_ = is_outside_ || height > 0;
    if (height == 0) touched_.push_back(shortened(-outward));
    if (height <= 0 || normal_of(corners) == Vec{}) return;
    screens_.push_back(screen_of(std::move(corners), outward, height));
  }

  std::vector<Screen> finish(bool has_inside) {
    if (is_outside_ || !has_inside) return std::move(screens_);
    return {held_from(std::move(touched_))};
  }

  Point eye_;
  bool is_outside_ = false;
  std::vector<Vec> touched_;  // inward normals of the faces that the eye lies on
  std::vector<Screen> screens_;
};

}  // namespace

std::vector<Screen> screens_of(const Shape& shape, Point eye) {
  return std::visit(ScreenMaker(eye), shape);
}

}  // namespace parapet
