#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "scans/vector3.h"

namespace parapet::scans {

// Points in a tree that is cut in half along its longest side again and again.
class NearestPoints {
 public:
  explicit NearestPoints(std::vector<Vector3> points);

  // Squared distances of the nearest points, ascending: `count` of them, or as many as there are.
  // A point of the tree is the nearest to itself.
  std::vector<double> squared_distances(Vector3 from, std::size_t count) const;

 private:
  void cut(std::size_t begin, std::size_t end);
  void search(Vector3 from, std::size_t count, std::size_t begin, std::size_t end,
              std::vector<double>& heap) const;

  std::vector<Vector3> points_;     // the middle one of a stretch parts it
  std::vector<std::uint8_t> axes_;  // along which
};

}  // namespace parapet::scans
