#include "tests/support/visible_oracle.h"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <optional>

namespace parapet::testing {
namespace {

using Number = boost::multiprecision::cpp_rational;
using Integer = boost::multiprecision::cpp_int;

struct Ray {
  Number x, y, z;
};

// What lies inside of a plane: normal . x <= offset, seen from the eye.
struct HalfSpace {
  Vec normal;
  std::int64_t offset = 0;
};
using Halves = std::vector<HalfSpace>;

std::vector<Point> corners_of_box(const Box& box) {
  std::vector<Point> corners;
  for (int n = 0; n < 8; ++n) {
    corners.push_back({n % 2 == 0 ? box.lo().x : box.hi().x,
                       n / 2 % 2 == 0 ? box.lo().y : box.hi().y,
                       n / 4 == 0 ? box.lo().z : box.hi().z});
  }
  return corners;
}

Halves halves_of(const Shape& shape, Point eye) {
  Halves halves;
  if (const auto* box = std::get_if<Box>(&shape)) {
    const Vec lo = box->lo() - eye;
    const Vec hi = box->hi() - eye;
    halves = {{{1, 0, 0}, hi.x},   {{-1, 0, 0}, -lo.x}, {{0, 1, 0}, hi.y},
              {{0, -1, 0}, -lo.y}, {{0, 0, 1}, hi.z},   {{0, 0, -1}, -lo.z}};
  } else {
    for (const Plane& plane : std::get<ConvexSolid>(shape).planes()) {
      halves.push_back({plane.normal, plane.offset - dot(plane.normal, eye - Point{})});
    }
  }
  return halves;
}

// Planes through the eye and each edge, by a vector across each.
std::vector<Vec> edge_planes(const Shape& shape, Point eye) {
  std::vector<Vec> planes;
  if (const auto* box = std::get_if<Box>(&shape)) {
    const auto corners = corners_of_box(*box);
    for (std::size_t a = 0; a < 8; ++a) {
      for (const std::size_t bit : {1U, 2U, 4U}) {
        if ((a & bit) == 0) planes.push_back(cross(corners[a] - eye, corners[a | bit] - eye));
      }
    }
  } else {
    const auto& solid = std::get<ConvexSolid>(shape);
    for (const SolidEdge& edge : solid.edges()) {
      planes.push_back(cross(solid.vertices()[edge.from] - eye, solid.vertices()[edge.to] - eye));
    }
  }
  return planes;
}

// Where the ray is inside; nothing where it is nowhere, or in a single place.
std::optional<std::pair<Number, Number>> inside(const Halves& halves, const Ray& ray) {
  Number enter = 0;
  std::optional<Number> leave;
  for (const HalfSpace& half : halves) {
    const Number speed = half.normal.x * ray.x + half.normal.y * ray.y + half.normal.z * ray.z;
    if (speed == 0) {
      if (half.offset <= 0) return std::nullopt;
      continue;
    }
    const Number at = half.offset / speed;
    if (speed < 0) {
      enter = std::max(enter, at);
    } else if (!leave || at < *leave) {
      leave = at;
    }
  }
  if (!leave || *leave <= enter) return std::nullopt;
  return std::pair(enter, *leave);
}

struct Line {  // a x + b y + c = 0
  Integer a, b, c;

  // Has it no point inside of the rectangle?
  bool is_beside(const Number& west, const Number& east, const Number& low,
                 const Number& high) const {
    bool before = false;
    bool behind = false;
    for (const Number* x : {&west, &east}) {
      for (const Number* y : {&low, &high}) {
        const Number side = a * *x + b * *y + c;
        before = before || side < 0;
        behind = behind || side > 0;
      }
    }
    return !before || !behind;
  }

  Number y(const Number& x) const { return -(Number(a) * x + Number(c)) / Number(b); }
};

// The picture plane: places are n / (n . n) + x u + y w.
struct Picture {
  Vec n, u, w;

  static Picture across(Vec n) {
    const Vec helper = n.x == 0 && n.y == 0 ? Vec{1, 0, 0} : Vec{0, 0, 1};
    const Vec u = cross(n, helper);
    return {n, u, cross(n, u)};
  }

  Line line(Vec plane) const {
    const Integer square = dot(n, n);
    return {Integer(dot(plane, u)) * square, Integer(dot(plane, w)) * square,
            Integer(dot(plane, n))};
  }

  Ray ray(const Number& x, const Number& y) const {
    const Number part = Number(1) / dot(n, n);
    return {n.x * part + x * u.x + y * w.x, n.y * part + x * u.y + y * w.y,
            n.z * part + x * u.z + y * w.z};
  }

  Number x_of(Vec direction) const {
    return Number(dot(direction, u)) / (Number(dot(u, u)) * dot(direction, n));
  }
  Number y_of(Vec direction) const {
    return Number(dot(direction, w)) / (Number(dot(w, w)) * dot(direction, n));
  }
};

struct Scenery {
  Halves box;
  std::vector<Halves> bodies;

  // Nothing where the ray misses the box.
  std::optional<bool> is_seen(const Ray& ray) const {
    const auto target = inside(box, ray);
    if (!target) return std::nullopt;
    return std::none_of(bodies.begin(), bodies.end(), [&](const Halves& body) {
      const auto met = inside(body, ray);
      return met && met->first < target->first;
    });
  }
};

std::vector<Vec> all_planes(const std::vector<Body>& bodies, Point eye, const Box& box,
                            const Scenery& scenery) {
  std::vector<Vec> planes = edge_planes(box, eye);
  for (std::size_t n = 0; n < bodies.size(); ++n) {
    const auto more = edge_planes(bodies[n].shape, eye);
    planes.insert(planes.end(), more.begin(), more.end());
    if (!overlap(bounds(bodies[n].shape), box)) continue;
    for (const HalfSpace& a : scenery.bodies[n]) {  // where two faces meet
      for (const HalfSpace& b : scenery.box) {
        planes.push_back(a.offset * b.normal - b.offset * a.normal);
      }
    }
  }
  return planes;
}

std::vector<Number> slabs_of(const std::vector<Line>& lines, const Number& west,
                             const Number& east) {
  std::vector<Number> xs{west, east};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      const Line& p = lines[i];
      const Line& q = lines[j];
      const Integer under = i == j ? p.a : p.a * q.b - q.a * p.b;
      if (under == 0 || (i == j && p.b != 0)) continue;
      const Number x =
          i == j ? Number(-p.c) / Number(p.a) : Number(p.b * q.c - q.b * p.c) / Number(under);
      if (west < x && x < east) xs.push_back(x);
    }
  }
  std::sort(xs.begin(), xs.end());
  xs.erase(std::unique(xs.begin(), xs.end()), xs.end());
  return xs;
}

}  // namespace

std::pair<Ratio, Ratio> plain_visible_share(const std::vector<Body>& bodies, Point eye,
                                            const Box& box) {
  const Point nearest{std::clamp(eye.x, box.lo().x, box.hi().x),
                      std::clamp(eye.y, box.lo().y, box.hi().y),
                      std::clamp(eye.z, box.lo().z, box.hi().z)};
  const Picture picture = Picture::across(nearest - eye);
  Scenery scenery{halves_of(box, eye), {}};
  for (const Body& body : bodies) scenery.bodies.push_back(halves_of(body.shape, eye));

  std::vector<Line> lines;
  for (const Vec plane : all_planes(bodies, eye, box, scenery)) {
    const Line line = picture.line(plane);
    if (line.a != 0 || line.b != 0) lines.push_back(line);
  }
  std::vector<Number> ends;
  std::vector<Number> heights;
  for (const Point corner : corners_of_box(box)) {
    ends.push_back(picture.x_of(corner - eye));
    heights.push_back(picture.y_of(corner - eye));
  }
  const auto [least_x, most_x] = std::minmax_element(ends.begin(), ends.end());
  const auto [least_y, most_y] = std::minmax_element(heights.begin(), heights.end());
  const Number west = *least_x;
  const Number east = *most_x;
  const Number low = *least_y;
  const Number high = *most_y;
  std::erase_if(lines, [&](const Line& line) { return line.is_beside(west, east, low, high); });
  for (const Number& y : {low, high}) lines.push_back({0, denominator(y), -numerator(y)});
  const std::vector<Number> xs = slabs_of(lines, west, east);

  Number seen = 0;
  Number whole = 0;
  for (std::size_t n = 0; n + 1 < xs.size(); ++n) {
    const Number x = (xs[n] + xs[n + 1]) / 2;
    std::vector<Number> ys;
    for (const Line& line : lines) {
      if (line.b != 0) ys.push_back(line.y(x));
    }
    std::erase_if(ys, [&](const Number& y) { return y < low || high < y; });
    std::sort(ys.begin(), ys.end());
    ys.erase(std::unique(ys.begin(), ys.end()), ys.end());
    for (std::size_t m = 0; m + 1 < ys.size(); ++m) {
      const auto is_seen = scenery.is_seen(picture.ray(x, (ys[m] + ys[m + 1]) / 2));
      if (!is_seen) continue;
      const Number area = (xs[n + 1] - xs[n]) * (ys[m + 1] - ys[m]);
      whole += area;
      if (*is_seen) seen += area;
    }
  }
  const Number share = seen / whole;
  constexpr std::int64_t kParts = 1'000'000'000;
  const Number scaled = share * kParts;
  const auto below = static_cast<std::int64_t>(Integer(numerator(scaled) / denominator(scaled)));
  if (scaled == below) return {Ratio::of(below, kParts), Ratio::of(below, kParts)};
  return {Ratio::of(below, kParts), Ratio::of(below + 1, kParts)};
}

}  // namespace parapet::testing
