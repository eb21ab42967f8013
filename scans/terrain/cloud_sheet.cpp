#include "scans/terrain/cloud_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace parapet::scans {
namespace {

using Height = std::optional<double>;

// Places in rows, with a rim of empty ones all round.
class Grid {
 public:
  Grid(const std::vector<Vector3>& points, double side) : side_(side) {
    double east = points.front().x;
    double south = points.front().y;
    west_ = east;
    north_ = south;
    for (const Vector3& p : points) {
      west_ = std::min(west_, p.x);
      east = std::max(east, p.x);
      north_ = std::min(north_, p.y);
      south = std::max(south, p.y);
    }
    width_ = static_cast<std::size_t>((east - west_) / side) + 3;
    depth_ = static_cast<std::size_t>((south - north_) / side) + 3;
  }

  std::size_t size() const { return width_ * depth_; }
  std::size_t width() const { return width_; }
  std::size_t depth() const { return depth_; }

  std::size_t place_of(const Vector3& p) const {
    const auto x = static_cast<std::size_t>((p.x - west_) / side_) + 1;
    const auto y = static_cast<std::size_t>((p.y - north_) / side_) + 1;
    return y * width_ + x;
  }

  Vector3 middle_of(std::size_t place, double height) const {
    const auto x = static_cast<double>(place % width_) - 0.5;
    const auto y = static_cast<double>(place / width_) - 0.5;
    return {west_ + x * side_, north_ + y * side_, height};
  }

  // Those with a side in common. REQUIRES: it is not on the rim.
  std::array<std::size_t, 4> beside(std::size_t place) const {
    return {place - width_, place - 1, place + 1, place + width_};
  }

  bool is_rim(std::size_t place) const {
    const std::size_t x = place % width_;
    const std::size_t y = place / width_;
    return x == 0 || y == 0 || x + 1 == width_ || y + 1 == depth_;
  }

 private:
  double side_;
  double west_;
  double north_;
  std::size_t width_;
  std::size_t depth_;
};

// The middle one of the heights within `side` of the highest; they ascend.
double top_of(const std::vector<double>& heights, double side) {
  const auto first = std::lower_bound(heights.begin(), heights.end(), heights.back() - side);
  return *(first + (heights.end() - first) / 2);
}

bool overhangs(const std::vector<double>& heights, double gap) {
  for (std::size_t n = 1; n < heights.size(); ++n) {
    if (heights[n] - heights[n - 1] >= gap) return true;
  }
  return false;
}

// The largest patch of places that overhang with all that are beside them: at the foot of a cliff a
// place holds points of its foot and of its edge too, but is the only one across it, and a tree
// overhangs here and there.
std::size_t widest_overhang(const Grid& grid, const std::vector<bool>& overhanging) {
  std::vector<bool> is_left(overhanging.size(), false);
  for (std::size_t place = 0; place < overhanging.size(); ++place) {
    if (!overhanging[place]) continue;  // nor does the rim
    const auto beside = grid.beside(place);
    is_left[place] =
        std::all_of(beside.begin(), beside.end(), [&](std::size_t n) { return overhanging[n]; });
  }
  std::size_t most = 0;
  std::vector<std::size_t> patch;
  for (std::size_t place = 0; place < is_left.size(); ++place) {
    if (!is_left[place]) continue;
    patch.assign(1, place);
    is_left[place] = false;
    for (std::size_t next = 0; next < patch.size(); ++next) {
      for (const std::size_t beside : grid.beside(patch[next])) {
        if (!is_left[beside]) continue;
        is_left[beside] = false;
        patch.push_back(beside);
      }
    }
    most = std::max(most, patch.size());
  }
  return most;
}

// Empty places from which the rim can be reached over empty places.
std::vector<bool> outside(const Grid& grid, const std::vector<Height>& tops) {
  std::vector<bool> result(tops.size(), false);
  std::vector<std::size_t> queue;
  for (std::size_t place = 0; place < tops.size(); ++place) {
    if (!grid.is_rim(place)) continue;
    result[place] = true;
    queue.push_back(place);
  }
  const auto width = static_cast<std::ptrdiff_t>(grid.width());
  for (std::size_t next = 0; next < queue.size(); ++next) {
    const std::size_t here = queue[next];
    const std::size_t x = here % grid.width();
    const std::array<std::pair<bool, std::ptrdiff_t>, 4> steps{
        {{here >= grid.width(), -width},
         {x > 0, -1},
         {x + 1 < grid.width(), 1},
         {here + grid.width() < tops.size(), width}}};
    for (const auto& [is_there, step] : steps) {
      if (!is_there) continue;
      const auto there = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(here) + step);
      if (result[there] || tops[there]) continue;
      result[there] = true;
      queue.push_back(there);
    }
  }
  return result;
}

// Round by round from the rim of each hole.
std::size_t fill_holes(const Grid& grid, std::vector<Height>& tops) {
  const std::vector<bool> is_outside = outside(grid, tops);
  std::vector<std::size_t> empty;
  for (std::size_t place = 0; place < tops.size(); ++place) {
    if (!tops[place] && !is_outside[place]) empty.push_back(place);
  }
  const std::size_t count = empty.size();
  while (!empty.empty()) {
    std::vector<std::pair<std::size_t, double>> found;
    std::vector<std::size_t> left;
    for (const std::size_t place : empty) {
      double sum = 0;
      int known = 0;
      for (const std::size_t beside : grid.beside(place)) {
        if (!tops[beside]) continue;
        sum += *tops[beside];
        ++known;
      }
      if (known > 0) {
        found.emplace_back(place, sum / known);
      } else {
        left.push_back(place);
      }
    }
    for (const auto& [place, height] : found) tops[place] = height;
    empty = std::move(left);
  }
  return count;
}

Surface sheet_of(const Grid& grid, const std::vector<Height>& tops) {
  Surface surface;
  constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> number(tops.size(), kNone);
  for (std::size_t place = 0; place < tops.size(); ++place) {
    if (!tops[place]) continue;
    number[place] = static_cast<std::uint32_t>(surface.points.size());
    surface.points.push_back(grid.middle_of(place, *tops[place]));
  }
  for (std::size_t place = 0; place + grid.width() + 1 < tops.size(); ++place) {
    if (place % grid.width() + 1 == grid.width()) continue;
    // Round the square, counterclockwise seen from above.
    const std::array<std::uint32_t, 4> corners{number[place], number[place + 1],
                                               number[place + grid.width() + 1],
                                               number[place + grid.width()]};
    std::vector<std::uint32_t> round;
    for (const std::uint32_t corner : corners) {
      if (corner != kNone) round.push_back(corner);
    }
    if (round.size() >= 3) surface.faces.push_back({round[0], round[1], round[2]});
    if (round.size() == 4) surface.faces.push_back({round[0], round[2], round[3]});
  }
  return surface;
}

}  // namespace

CloudSheet top_down_sheet(const std::vector<Vector3>& points, double side, double gap) {
  const Grid grid(points, side);
  std::vector<std::pair<std::size_t, double>> order;
  order.reserve(points.size());
  for (const Vector3& p : points) order.emplace_back(grid.place_of(p), p.z);
  std::sort(order.begin(), order.end());
  CloudSheet sheet;
  std::vector<Height> tops(grid.size());
  std::vector<bool> overhanging(grid.size(), false);
  std::vector<double> heights;
  for (std::size_t n = 0; n < order.size();) {
    const std::size_t place = order[n].first;
    heights.clear();
    for (; n < order.size() && order[n].first == place; ++n) heights.push_back(order[n].second);
    tops[place] = top_of(heights, side);
    sheet.places += 1;
    overhanging[place] = overhangs(heights, gap);
  }
  sheet.overhanging = widest_overhang(grid, overhanging);
  sheet.filled = fill_holes(grid, tops);
  sheet.surface = sheet_of(grid, tops);
  return sheet;
}

}  // namespace parapet::scans
