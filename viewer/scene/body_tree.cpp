#include "viewer/scene/body_tree.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr std::size_t kLeaf = 8;  // bodies
constexpr double kThin = 1e-9;    // of the way: less is a touch

using Numbers = std::array<double, 3>;

Numbers numbers(const BrickPoint& p) { return {p.x, p.y, p.z}; }
Numbers numbers(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

double dot(const Numbers& a, const Numbers& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Numbers minus(const Numbers& a, const Numbers& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
Numbers cross(const Numbers& a, const Numbers& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

// The part of a way that is left after cutting it along planes.
struct Part {
  double enter = 0;
  double leave = 1;

  // Keeps where the value, which runs evenly from `first` to `last`, is below 0.
  void keep_below(double first, double last) {
    if (first < 0 && last < 0) return;
    if (first >= 0 && last >= 0) {
      leave = -1;
      return;
    }
    const double t = first / (first - last);
    if (first >= 0) enter = std::max(enter, t);
    if (last >= 0) leave = std::min(leave, t);
  }
  bool is_left() const { return leave - enter > kThin; }
};

Part part_within(const Numbers& low, const Numbers& high, const Numbers& a, const Numbers& b) {
  Part part;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    part.keep_below(low[axis] - a[axis], low[axis] - b[axis]);
    part.keep_below(a[axis] - high[axis], b[axis] - high[axis]);
  }
  return part;
}

// Where the way from a to b gets into a shape, 0 to 1; nothing if it does not.
struct Entry {
  const Numbers& a;
  const Numbers& b;

  std::optional<double> operator()(const parapet::Box& box) const {
    return start(part_within(numbers(box.lo()), numbers(box.hi()), a, b));
  }
  std::optional<double> operator()(const ConvexSolid& solid) const {
    Part part;
    for (const Plane& plane : solid.planes()) {
      const Numbers n{static_cast<double>(plane.normal.x), static_cast<double>(plane.normal.y),
                      static_cast<double>(plane.normal.z)};
      const auto offset = static_cast<double>(plane.offset);
      part.keep_below(dot(n, a) - offset, dot(n, b) - offset);
    }
    return start(part);
  }
  std::optional<double> operator()(const Triangle& triangle) const {
    const Numbers p = numbers(triangle.a);
    const Numbers u = minus(numbers(triangle.b), p);
    const Numbers v = minus(numbers(triangle.c), p);
    const Numbers way = minus(b, a);
    const Numbers h = cross(way, v);
    const double det = dot(u, h);
    if (std::abs(det) < 1e-9) return std::nullopt;
    const Numbers s = minus(a, p);
    const double x = dot(s, h) / det;
    const Numbers q = cross(s, u);
    const double y = dot(way, q) / det;
    const double t = dot(v, q) / det;
    if (x < 0 || y < 0 || x + y > 1 || t <= kThin || t >= 1) return std::nullopt;
    return t;
  }

 private:
  static std::optional<double> start(const Part& part) {
    return part.is_left() ? std::optional<double>(part.enter) : std::nullopt;
  }
};

struct Holds {
  const Numbers& point;

  bool operator()(const parapet::Box& box) const {
    const Numbers low = numbers(box.lo());
    const Numbers high = numbers(box.hi());
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (point[axis] <= low[axis] || point[axis] >= high[axis]) return false;
    }
    return true;
  }
  bool operator()(const ConvexSolid& solid) const {
    return std::all_of(solid.planes().begin(), solid.planes().end(), [this](const Plane& plane) {
      const Numbers n{static_cast<double>(plane.normal.x), static_cast<double>(plane.normal.y),
                      static_cast<double>(plane.normal.z)};
      return dot(n, point) < static_cast<double>(plane.offset);
    });
  }
  bool operator()(const Triangle&) const { return false; }
};

}  // namespace

BodyTree::BodyTree(std::span<const Body> bodies) : bodies_(bodies) {
  while (leaves_ * kLeaf < bodies.size()) leaves_ *= 2;
  nodes_.resize(2 * leaves_);
  const auto grow = [](Bounds& bounds, const Numbers& low, const Numbers& high) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      bounds.low[axis] = std::min(bounds.low[axis], low[axis]);
      bounds.high[axis] = std::max(bounds.high[axis], high[axis]);
    }
  };
  for (std::size_t n = 0; n < bodies.size(); ++n) {
    const parapet::Box box = bounds(bodies[n].shape);
    grow(nodes_[leaves_ + n / kLeaf], numbers(box.lo()), numbers(box.hi()));
  }
  for (std::size_t n = leaves_ - 1; n > 0; --n) {
    for (const std::size_t child : {2 * n, 2 * n + 1}) {
      grow(nodes_[n], nodes_[child].low, nodes_[child].high);
    }
  }
}

template <class Meets, class Found>
void BodyTree::search(Meets meets, Found found) const {
  std::vector<std::size_t> open{1};
  while (!open.empty()) {
    const std::size_t node = open.back();
    open.pop_back();
    if (!meets(nodes_[node])) continue;
    if (node < leaves_) {
      open.push_back(2 * node);
      open.push_back(2 * node + 1);
      continue;
    }
    const std::size_t first = (node - leaves_) * kLeaf;
    for (std::size_t n = first; n < std::min(first + kLeaf, bodies_.size()); ++n) {
      if (!found(n)) return;
    }
  }
}

void BodyTree::pass(const BrickPoint& from, const BrickPoint& to, const Visit& visit) const {
  enter(from, to, [&visit](std::size_t body, double) { return visit(body); });
}

std::optional<double> BodyTree::first(const BrickPoint& from, const BrickPoint& to,
                                      const std::function<bool(std::size_t body)>& counts) const {
  std::optional<double> nearest;
  enter(from, to, [&](std::size_t body, double at) {
    if ((!nearest || at < *nearest) && counts(body)) nearest = at;
    return true;
  });
  return nearest;
}

template <class Found>
void BodyTree::enter(const BrickPoint& from, const BrickPoint& to, Found found) const {
  const Numbers a = numbers(from);
  const Numbers b = numbers(to);
  constexpr double kGrown = 1;  // flat boxes have an inside too
  search(
      [&](const Bounds& bounds) {
        if (bounds.low[0] > bounds.high[0]) return false;
        Numbers low = bounds.low;
        Numbers high = bounds.high;
        for (double& number : low) number -= kGrown;
        for (double& number : high) number += kGrown;
        return part_within(low, high, a, b).is_left();
      },
      [&](std::size_t n) {
        const std::optional<double> at = std::visit(Entry{a, b}, bodies_[n].shape);
        return !at || found(n, *at);
      });
}

bool BodyTree::holds(const BrickPoint& at,
                     const std::function<bool(std::size_t body)>& counts) const {
  const Numbers point = numbers(at);
  bool held = false;
  search(
      [&](const Bounds& bounds) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
          if (point[axis] < bounds.low[axis] || point[axis] > bounds.high[axis]) return false;
        }
        return true;
      },
      [&](std::size_t n) {
        held = std::visit(Holds{point}, bodies_[n].shape) && counts(n);
        return !held;
      });
  return held;
}

}  // namespace parapet::viewer
