#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "scans/vector3.h"

namespace parapet::scans {

// Points sorted into cubic cells.
class CellGrid {
 public:
  // Requires a positive side, finite points.
  CellGrid(std::vector<Vector3> points, double side);

  const std::vector<Vector3>& points() const noexcept { return points_; }  // sorted by cell, place
  // Which of the points given the sorted ones were.
  const std::vector<std::uint32_t>& given() const noexcept { return given_; }

  // Of the points of the cell that many cells away from a place's: from, to.
  std::pair<std::size_t, std::size_t> cell(Vector3 place, std::array<int, 3> away) const noexcept;

  // Of all cells that hold something.
  const std::vector<std::pair<std::size_t, std::size_t>>& cells() const noexcept { return ranges_; }

  // Adds the points of the 27 cells about a place, each with the square of its distance: of a cell
  // that holds very many some, so that a heap of points in one place costs no more than others.
  void around(Vector3 place, std::vector<std::pair<double, std::size_t>>& near) const;

 private:
  using Key = std::array<std::int64_t, 3>;
  Key key_of(Vector3 place) const noexcept;
  std::size_t slot_of(const Key& key) const noexcept;

  double side_;
  std::vector<Vector3> points_;
  std::vector<std::uint32_t> given_;
  std::vector<std::pair<std::size_t, std::size_t>> ranges_;
  std::vector<Key> keys_;             // of the ranges
  std::vector<std::uint32_t> table_;  // open addressing; 0: free, else range + 1
};

}  // namespace parapet::scans
