#include "scans/terrain/nearest_points.h"

#include <algorithm>
#include <array>
#include <utility>

namespace parapet::scans {
namespace {

constexpr std::size_t kLeaf = 8;

constexpr std::array<double Vector3::*, 3> kAxes{&Vector3::x, &Vector3::y, &Vector3::z};

void offer(double squared, std::size_t count, std::vector<double>& heap) {
  if (heap.size() == count) {
    if (squared >= heap.front()) return;
    std::pop_heap(heap.begin(), heap.end());
    heap.pop_back();
  }
  heap.push_back(squared);
  std::push_heap(heap.begin(), heap.end());
}

}  // namespace

NearestPoints::NearestPoints(std::vector<Vector3> points)
    : points_(std::move(points)), axes_(points_.size(), 0) {
  cut(0, points_.size());
}

void NearestPoints::cut(std::size_t begin, std::size_t end) {
  if (end - begin <= kLeaf) return;
  std::size_t longest = 0;
  double longest_side = -1;
  for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
    const auto along = kAxes[axis];
    const auto [low, high] = std::minmax_element(
        points_.begin() + static_cast<std::ptrdiff_t>(begin),
        points_.begin() + static_cast<std::ptrdiff_t>(end),
        [&](const Vector3& a, const Vector3& b) { return a.*along < b.*along; });
    const double side = (*high).*along - (*low).*along;
    if (side <= longest_side) continue;
    longest_side = side;
    longest = axis;
  }
  const std::size_t middle = begin + (end - begin) / 2;
  const auto along = kAxes[longest];
  std::nth_element(points_.begin() + static_cast<std::ptrdiff_t>(begin),
                   points_.begin() + static_cast<std::ptrdiff_t>(middle),
                   points_.begin() + static_cast<std::ptrdiff_t>(end),
                   [&](const Vector3& a, const Vector3& b) { return a.*along < b.*along; });
  axes_[middle] = static_cast<std::uint8_t>(longest);
  cut(begin, middle);
  cut(middle + 1, end);
}

void NearestPoints::search(Vector3 from, std::size_t count, std::size_t begin, std::size_t end,
                           std::vector<double>& heap) const {
  const auto offer_point = [&](std::size_t n) {
    const Vector3 apart = points_[n] - from;
    offer(dot(apart, apart), count, heap);
  };
  if (end - begin <= kLeaf) {
    for (std::size_t n = begin; n < end; ++n) offer_point(n);
    return;
  }
  const std::size_t middle = begin + (end - begin) / 2;
  const auto along = kAxes[axes_[middle]];
  const double beyond = from.*along - points_[middle].*along;
  offer_point(middle);
  if (beyond < 0) {
    search(from, count, begin, middle, heap);
  } else {
    search(from, count, middle + 1, end, heap);
  }
  if (heap.size() == count && beyond * beyond >= heap.front()) return;
  if (beyond < 0) {
    search(from, count, middle + 1, end, heap);
  } else {
    search(from, count, begin, middle, heap);
  }
}

std::vector<double> NearestPoints::squared_distances(Vector3 from, std::size_t count) const {
  std::vector<double> heap;
  if (count == 0) return heap;
  search(from, count, 0, points_.size(), heap);
  std::sort_heap(heap.begin(), heap.end());
  return heap;
}

}  // namespace parapet::scans
