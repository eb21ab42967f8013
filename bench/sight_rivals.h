#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "bench/brick_city.h"

// What others use for lines of sight, each over the same triangles. `blocked[n]` becomes 1 where
// line n meets one of them, else 0.
namespace parapet::bench {

// Embree's ray tests, by single rays and by packets of sixteen; quick, or robust, which lets fewer
// rays slip through between two triangles.
class EmbreeSight {
 public:
  enum class Care { quick, robust };

  explicit EmbreeSight(const TriangleMesh& mesh, Care care = Care::quick);
  ~EmbreeSight();

  std::int64_t bytes() const;  // of memory that it asked for

  void single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const;
  void packets(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const;

 private:
  struct Scene;
  std::unique_ptr<Scene> scene_;
};

// CGAL's AABB tree with exact predicates.
class CgalSight {
 public:
  explicit CgalSight(const TriangleMesh& mesh);
  ~CgalSight();

  void single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const;

 private:
  struct Tree;
  std::unique_ptr<Tree> tree_;
};

// Bullet's ray test of a collision world, in double precision: the build that physics uses.
class BulletSight {
 public:
  explicit BulletSight(const TriangleMesh& mesh);
  ~BulletSight();

  void single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const;

 private:
  struct World;
  std::unique_ptr<World> world_;
};

// OpenSceneGraph's line intersector with a k-d tree, ended at the first hit.
class OsgSight {
 public:
  explicit OsgSight(const TriangleMesh& mesh);
  ~OsgSight();

  void single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const;

 private:
  struct Node;
  std::unique_ptr<Node> node_;
};

}  // namespace parapet::bench
