#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"

namespace parapet {

// The union of bodies, with a broad phase: which of them come near a box or a line. It never
// changes, so copies share it and any number of threads may read it. A body is named by its place
// in the list it was made from.
//   (1) near() and along() leave out nothing that is met, and answer in ascending order, each once:
//       nothing depends on how the bodies are stored
// REQUIRES: every body is in_range. A million triangles are fine.
class Scene {
 public:
  Scene();  // no bodies
  explicit Scene(std::vector<Body> bodies);

  std::span<const Body> bodies() const noexcept;
  const Body& body(std::uint32_t index) const noexcept { return bodies()[index]; }

  // The bodies whose bounds have a point in common with the box.
  std::vector<std::uint32_t> near(const Box& box) const;

  // The bodies whose bounds have a point in common with the closed segment.
  std::vector<std::uint32_t> along(const Segment& segment) const;

  // The same, piece by piece from p to q, for those who may stop early. Together the pieces hold
  // what along() holds, each body once, each piece in ascending order.
  //   for (Scene::Walk walk = scene.walk(segment); walk.next();) use(walk.bodies());
  class Walk;
  Walk walk(const Segment& segment) const;

 private:
  struct Tree;
  std::shared_ptr<const Tree> tree_;
};

class Scene::Walk {
 public:
  // Goes on to the next piece; false when there is none left.
  bool next();

  std::span<const std::uint32_t> bodies() const noexcept { return found_; }

 private:
  friend class Scene;
  Walk(std::shared_ptr<const Tree> tree, const Segment& segment);
  Box piece(std::int64_t number) const noexcept;

  std::shared_ptr<const Tree> tree_;
  Segment segment_;
  std::int64_t pieces_ = 1;
  std::int64_t done_ = 0;
  std::vector<std::uint32_t> found_;
};

}  // namespace parapet
