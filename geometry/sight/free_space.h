#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/wide.h"
#include "geometry/sight/local_cone.h"

namespace parapet {

// The space close to one point, less closed cones with their tips there: which parts of it hang
// together. The planes of all the cones (and those along the axes, so that no cell holds a line)
// cut the space into open cells that touch along walls. A cell is named by the side of each plane
// on which it lies; a path can do without corners, so cells and walls are enough.
//   (1) neither the order of the cones nor that of their normals changes what hangs together
// Exact: the determinant of three normals <= 2^40 is < 2^123.
class FreeSpace {
 public:
  explicit FreeSpace(std::span<const LocalCone> cones);

  // Is anything free at all?
  bool any() const noexcept { return !cells_.empty(); }

  // A vector into a free cell; nothing if none is free, or if it does not fit 62 bits.
  std::optional<Vec> some_free() const;

  // Parts have numbers below this.
  std::size_t part_count() const noexcept { return parents_.size(); }

  // The number of the part that holds the direction `first`, leant a little towards `second`: two
  // directions hang together if their parts have one number. Nothing if a cone is there.
  // REQUIRES: |first| <= 2^20, |second| <= 2^21 in each component.
  std::optional<std::size_t> part_of(Vec first, Vec second) const;

 private:
  using Sides = std::vector<Sign>;

  // A direction in the plane of number `plane`: where that of number `other` cuts it, or the
  // opposite direction.
  struct Ray {
    std::size_t plane = 0;
    std::size_t other = 0;
    Sign way = Sign::positive;
  };

  struct Face {
    std::size_t plane = 0;
    Sign way = Sign::positive;
  };

  struct Facets {
    std::vector<Face> within;
    std::optional<std::size_t> flat;
  };

  Face face(Vec normal);
  Sign determinant(std::size_t i, std::size_t j, std::size_t k) const;
  Sign side(const Ray& ray, std::size_t plane) const;
  std::vector<Ray> rays_round(std::size_t plane) const;
  bool is_free(const Sides& sides) const;
  std::optional<std::size_t> cell(const Sides& sides);
  void add_wall(const Ray& first, const Ray& last);
  std::size_t root(std::size_t cell) const;

  std::vector<Vec> normals_;
  std::vector<Facets> cones_;
  std::map<Sides, std::size_t> cells_;     // the free ones
  std::vector<std::size_t> parents_;       // of cells, by number
  std::vector<std::vector<Ray>> corners_;  // of cells: rays along their edges
};

}  // namespace parapet
