#include "scans/clean/cap.h"

#include <map>
#include <utility>

#include "scans/clean/flat_polygon.h"
#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

class Capping {
 public:
  Capping(const Surface& surface, double base)
      : surface_(surface), base_(base), first_(static_cast<std::uint32_t>(surface.points.size())) {}

  Cap run(const std::vector<Border>& borders) {
    std::vector<std::vector<std::uint32_t>> bottoms;
    for (const Border& border : borders) {
      bottoms.push_back(wall_under(border));
      if (bottoms.back().size() < 3) bottoms.pop_back();
    }
    add_bottom(bottoms);
    return std::move(cap_);
  }

 private:
  bool stand_over_each_other(std::uint32_t a, std::uint32_t b) const {
    return surface_.points[a].x == surface_.points[b].x &&
           surface_.points[a].y == surface_.points[b].y;
  }

  std::uint32_t below(std::uint32_t point) {
    const Vector3 p = surface_.points[point];
    const auto [at, is_new] =
        bottom_.try_emplace({p.x, p.y}, first_ + static_cast<std::uint32_t>(cap_.points.size()));
    if (is_new) cap_.points.push_back({p.x, p.y, base_});
    return at->second;
  }

  // Gives the chain of points at the foot of the wall.
  std::vector<std::uint32_t> wall_under(const Border& border) {
    // Points that the border passes straight up or down are one place: runs.
    std::vector<std::vector<std::uint32_t>> runs;
    for (const std::uint32_t h : border) {
      const std::uint32_t point = start_of(surface_, h);
      if (runs.empty() || !stand_over_each_other(runs.back().back(), point)) runs.emplace_back();
      runs.back().push_back(point);
    }
    if (runs.size() > 1 && stand_over_each_other(runs.front().front(), runs.back().back())) {
      runs.front().insert(runs.front().begin(), runs.back().begin(), runs.back().end());
      runs.pop_back();
    }
    std::vector<std::uint32_t> feet;
    if (runs.size() < 3) return feet;
    for (std::size_t n = 0; n < runs.size(); ++n) {
      add_wall(runs[n], runs[(n + 1) % runs.size()]);
      feet.push_back(below(runs[n].front()));
    }
    return feet;
  }

  bool goes_down(const std::vector<std::uint32_t>& run) const {
    return surface_.points[run.back()].z < surface_.points[run.front()].z;
  }

  // From the last point of a run to the first of the next. Of a run that goes down the wall before
  // it holds the points on the way, of one that goes up the wall after it.
  void add_wall(const std::vector<std::uint32_t>& run, const std::vector<std::uint32_t>& next) {
    const std::uint32_t right = next.front();
    std::uint32_t left = run.back();
    if (!goes_down(run)) {
      for (std::size_t n = run.size() - 1; n > 0; --n) {
        cap_.faces.push_back({right, run[n], run[n - 1]});
      }
      left = run.front();
    }
    const std::uint32_t left_foot = below(left);
    const std::uint32_t right_foot = below(right);
    cap_.faces.push_back({right, left, left_foot});
    std::uint32_t last = right;
    if (goes_down(next)) {
      for (std::size_t n = 1; n < next.size(); ++n) {
        cap_.faces.push_back({left_foot, next[n], last});
        last = next[n];
      }
    }
    cap_.faces.push_back({left_foot, right_foot, last});
  }

  void add_bottom(const std::vector<std::vector<std::uint32_t>>& chains) {
    std::vector<std::array<double, 2>> places;
    for (const Vector3& p : cap_.points) places.push_back({p.x, p.y});
    std::vector<std::vector<std::uint32_t>> numbers = chains;
    for (auto& chain : numbers) {
      for (std::uint32_t& number : chain) number -= first_;
    }
    if (const auto triangles = flat_triangles(places, numbers)) {
      for (const auto& [a, b, c] : *triangles) {
        cap_.faces.push_back({a + first_, c + first_, b + first_});
      }
      return;
    }
    cap_.is_fan = true;
    for (const auto& chain : chains) {
      Vector3 middle;
      for (const std::uint32_t foot : chain) middle = middle + cap_.points[foot - first_];
      middle = (1.0 / static_cast<double>(chain.size())) * middle;
      const auto centre = first_ + static_cast<std::uint32_t>(cap_.points.size());
      cap_.points.push_back({middle.x, middle.y, base_});
      for (std::size_t n = 0; n < chain.size(); ++n) {
        cap_.faces.push_back({chain[(n + 1) % chain.size()], chain[n], centre});
      }
    }
  }

  const Surface& surface_;
  double base_;
  std::uint32_t first_;  // of the cap's points
  Cap cap_;
  std::map<std::pair<double, double>, std::uint32_t> bottom_;  // by place
};

}  // namespace

Cap cap_over(const Surface& surface, const std::vector<Border>& borders, double base) {
  return Capping(surface, base).run(borders);
}

}  // namespace parapet::scans
