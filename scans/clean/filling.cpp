#include "scans/clean/filling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "scans/clean/flat_polygon.h"
#include "scans/clean/zero_area.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostEdges = 200;

// The points of a border as faces over it pass them: against the border.
std::vector<std::uint32_t> chain_of(const Surface& surface, const Border& border) {
  std::vector<std::uint32_t> chain;
  for (const std::uint32_t h : border) chain.push_back(start_of(surface, h));
  std::reverse(chain.begin(), chain.end());
  return chain;
}

// Triangulates the chain from i to j by the best triangle over its last side, for each i and j.
class LeastArea {
 public:
  LeastArea(const Surface& surface, const std::vector<std::uint32_t>& chain,
            const BorderEdges& edges)
      : surface_(surface),
        chain_(chain),
        edges_(edges),
        costs_(chain.size() * chain.size(), 0),
        tips_(chain.size() * chain.size(), 0) {}

  std::vector<Face> run() {
    const std::size_t count = chain_.size();
    for (std::size_t gap = 2; gap < count; ++gap) {
      for (std::size_t i = 0; i + gap < count; ++i) find_tip(i, i + gap);
    }
    std::vector<Face> faces;
    if (!std::isfinite(cost(0, count - 1))) return faces;
    std::vector<std::array<std::size_t, 2>> waiting{{0, count - 1}};
    while (!waiting.empty()) {
      const auto [i, j] = waiting.back();
      waiting.pop_back();
      if (j - i < 2) continue;
      const std::size_t tip = tips_[i * count + j];
      faces.push_back({chain_[i], chain_[tip], chain_[j]});
      waiting.push_back({i, tip});
      waiting.push_back({tip, j});
    }
    return faces;
  }

 private:
  double& cost(std::size_t i, std::size_t j) { return costs_[i * chain_.size() + j]; }

  void find_tip(std::size_t i, std::size_t j) {
    double& best = cost(i, j);
    best = std::numeric_limits<double>::infinity();
    const bool is_last_side = i == 0 && j + 1 == chain_.size();
    if (!is_last_side && edges_.has(chain_[i], chain_[j])) return;
    for (std::size_t tip = i + 1; tip < j; ++tip) {
      const double both = cost(i, tip) + cost(tip, j);
      if (!(both < best)) continue;
      const double all = both + triangle_cost(chain_[i], chain_[tip], chain_[j]);
      if (!(all < best)) continue;
      best = all;
      tips_[i * chain_.size() + j] = static_cast<std::uint32_t>(tip);
    }
  }

  // Its area, and a little for being long and thin.
  double triangle_cost(std::uint32_t a, std::uint32_t b, std::uint32_t c) const {
    constexpr double kThin = 0.01;
    const Vector3 p = surface_.points[a];
    const Vector3 q = surface_.points[b];
    const Vector3 r = surface_.points[c];
    if (in_a_line(p, q, r)) return std::numeric_limits<double>::infinity();
    const double sides = dot(q - p, q - p) + dot(r - q, r - q) + dot(p - r, p - r);
    return length(cross(q - p, r - p)) + kThin * sides;
  }

  const Surface& surface_;
  const std::vector<std::uint32_t>& chain_;
  const BorderEdges& edges_;
  std::vector<double> costs_;
  std::vector<std::uint32_t> tips_;
};

// The two directions that span the plane which the chain lies in as well as may be.
std::optional<std::array<Vector3, 2>> plane_of(const Surface& surface,
                                               const std::vector<std::uint32_t>& chain) {
  const Vector3 origin = surface.points[chain.front()];
  Vector3 normal;
  for (std::size_t n = 0; n < chain.size(); ++n) {
    normal = normal + cross(surface.points[chain[n]] - origin,
                            surface.points[chain[(n + 1) % chain.size()]] - origin);
  }
  if (!(length(normal) > 0)) return std::nullopt;
  normal = (1 / length(normal)) * normal;
  const Vector3 helper = std::abs(normal.x) < 0.6 ? Vector3{1, 0, 0} : Vector3{0, 1, 0};
  Vector3 first = cross(helper, normal);
  first = (1 / length(first)) * first;
  return std::array<Vector3, 2>{first, cross(normal, first)};
}

std::vector<Face> flat_filling(const Surface& surface, const std::vector<std::uint32_t>& chain,
                               const BorderEdges& edges) {
  const auto plane = plane_of(surface, chain);
  if (!plane) return {};
  const Vector3 origin = surface.points[chain.front()];
  std::vector<std::array<double, 2>> points;
  std::vector<std::uint32_t> numbers;
  for (const std::uint32_t point : chain) {
    const Vector3 out = surface.points[point] - origin;
    points.push_back({dot((*plane)[0], out), dot((*plane)[1], out)});
    numbers.push_back(static_cast<std::uint32_t>(numbers.size()));
  }
  const auto triangles = flat_triangles(points, {numbers});
  if (!triangles) return {};
  std::vector<Face> faces;
  for (const Face& triangle : *triangles) {
    const Face face{chain[triangle[0]], chain[triangle[1]], chain[triangle[2]]};
    if (in_a_line(surface.points[face[0]], surface.points[face[1]], surface.points[face[2]])) {
      return {};
    }
    for (std::size_t k = 0; k < 3; ++k) {
      const std::uint32_t apart =
          (triangle[(k + 1) % 3] + static_cast<std::uint32_t>(chain.size()) - triangle[k]) %
          static_cast<std::uint32_t>(chain.size());
      const bool is_side = apart == 1;
      if (!is_side && edges.has(face[k], face[(k + 1) % 3])) return {};
    }
    faces.push_back(face);
  }
  return faces;
}

}  // namespace

BorderEdges::BorderEdges(const Surface& surface, const std::vector<std::uint32_t>& mates) {
  std::vector<bool> on_border(surface.points.size());
  for (std::uint32_t h = 0; h < mates.size(); ++h) {
    if (mates[h] == kNoHalfEdge) on_border[start_of(surface, h)] = true;
  }
  for (std::uint32_t h = 0; h < mates.size(); ++h) {
    const std::uint32_t a = start_of(surface, h);
    const std::uint32_t b = end_of(surface, h);
    if (on_border[a] && on_border[b]) edges_.push_back(std::minmax({a, b}));
  }
  std::sort(edges_.begin(), edges_.end());
}

bool BorderEdges::has(std::uint32_t a, std::uint32_t b) const {
  return std::binary_search(edges_.begin(), edges_.end(),
                            std::pair<std::uint32_t, std::uint32_t>(std::minmax({a, b})));
}

std::vector<Face> filling_of(const Surface& surface, const Border& border, const BorderEdges& edges,
                             FillingWay way) {
  const std::vector<std::uint32_t> chain = chain_of(surface, border);
  // A triangle over three edges may lie on one that is there, back to back.
  const bool is_single =
      border.size() == 3 && border[0] / 3 == border[1] / 3 && border[1] / 3 == border[2] / 3;
  if (border.size() < 3 || is_single) return {};
  if (way == FillingWay::flat) return flat_filling(surface, chain, edges);
  if (border.size() > kMostEdges) return {};
  return LeastArea(surface, chain, edges).run();
}

}  // namespace parapet::scans
