#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "geometry/solids/body.h"
#include "viewer/brick_picture.h"

namespace parapet::viewer {

// Finds the bodies that a line passes or that hold a point: a tree of boxes over the bodies in
// their order, in which neighbours mostly lie near each other. For pictures: in floating point.
class BodyTree {
 public:
  using Visit = std::function<bool(std::size_t body)>;  // false: enough

  // The bodies must outlive it.
  explicit BodyTree(std::span<const Body> bodies);

  // Every body whose inside the way from a to b passes (a triangle where it is crossed).
  void pass(const BrickPoint& a, const BrickPoint& b, const Visit& visit) const;

  // How far along the way from a to b, 0 to 1, the first of the bodies that count begins.
  std::optional<double> first(const BrickPoint& a, const BrickPoint& b,
                              const std::function<bool(std::size_t body)>& counts) const;

  // Whether a body that counts holds the point strictly inside.
  bool holds(const BrickPoint& point, const std::function<bool(std::size_t body)>& counts) const;

 private:
  struct Bounds {
    std::array<double, 3> low{1e300, 1e300, 1e300};
    std::array<double, 3> high{-1e300, -1e300, -1e300};
  };

  template <class Meets, class Found>
  void search(Meets meets, Found found) const;

  // Calls found(body, where its inside begins) for every body that the way passes.
  template <class Found>
  void enter(const BrickPoint& a, const BrickPoint& b, Found found) const;

  std::span<const Body> bodies_;
  std::size_t leaves_ = 1;  // a power of two; each is for kLeaf bodies
  std::vector<Bounds> nodes_;
};

}  // namespace parapet::viewer
