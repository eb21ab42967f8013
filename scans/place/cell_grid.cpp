#include "scans/place/cell_grid.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "scans/place/point_hash.h"

namespace parapet::scans {

namespace {

constexpr std::size_t kMostOfCell = 100;

}  // namespace

CellGrid::CellGrid(std::vector<Vector3> points, double side) : side_(side) {
  struct Sorted {
    Key key;
    Vector3 point;
    std::uint32_t given;
  };
  std::vector<Sorted> sorted;
  sorted.reserve(points.size());
  for (const Vector3 p : points) {
    sorted.push_back({key_of(p), p, static_cast<std::uint32_t>(sorted.size())});
  }
  std::sort(sorted.begin(), sorted.end(), [](const Sorted& a, const Sorted& b) {
    if (a.key != b.key) return a.key < b.key;
    if (a.point != b.point) return comes_before(a.point, b.point);
    return a.given < b.given;
  });
  given_.reserve(sorted.size());
  points_ = std::move(points);
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    points_[i] = sorted[i].point;
    given_.push_back(sorted[i].given);
    if (i == 0 || sorted[i].key != keys_.back()) {
      keys_.push_back(sorted[i].key);
      ranges_.emplace_back(i, i);
    }
    ranges_.back().second = i + 1;
  }
  table_.assign(std::bit_ceil(2 * keys_.size() + 2), 0);
  for (std::size_t range = 0; range < keys_.size(); ++range) {
    table_[slot_of(keys_[range])] = static_cast<std::uint32_t>(range + 1);
  }
}

CellGrid::Key CellGrid::key_of(Vector3 place) const noexcept {
  const auto cell = [&](double at) { return static_cast<std::int64_t>(std::floor(at / side_)); };
  return {cell(place.x), cell(place.y), cell(place.z)};
}

std::size_t CellGrid::slot_of(const Key& key) const noexcept {
  const std::uint64_t hash =
      mixed(mixed(mixed(static_cast<std::uint64_t>(key[0])) ^ static_cast<std::uint64_t>(key[1])) ^
            static_cast<std::uint64_t>(key[2]));
  std::size_t slot = hash & (table_.size() - 1);
  while (table_[slot] != 0 && keys_[table_[slot] - 1] != key)
    slot = (slot + 1) & (table_.size() - 1);
  return slot;
}

std::pair<std::size_t, std::size_t> CellGrid::cell(Vector3 place,
                                                   std::array<int, 3> away) const noexcept {
  Key key = key_of(place);
  for (std::size_t axis = 0; axis < 3; ++axis) key[axis] += away[axis];
  const std::uint32_t entry = table_[slot_of(key)];
  return entry == 0 ? std::pair<std::size_t, std::size_t>{0, 0} : ranges_[entry - 1];
}

void CellGrid::around(Vector3 place, std::vector<std::pair<double, std::size_t>>& near) const {
  for (int x = -1; x <= 1; ++x) {
    for (int y = -1; y <= 1; ++y) {
      for (int z = -1; z <= 1; ++z) {
        const auto [from, to] = cell(place, {x, y, z});
        const std::size_t step = 1 + (to - from) / kMostOfCell;
        for (std::size_t i = from; i < to; i += step) {
          const Vector3 d = points_[i] - place;
          near.emplace_back(dot(d, d), i);
        }
      }
    }
  }
}

}  // namespace parapet::scans
