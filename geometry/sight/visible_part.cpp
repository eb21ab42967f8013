#include "geometry/sight/visible_part.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>

namespace parapet {
namespace {

using Screens = std::vector<Screen>;

// A face in the way and whose it is.
struct NearScreen {
  Screen screen;
  std::uint32_t piece = 0;
};

Fault too_much(const std::string& what, std::size_t most) {
  Fault fault;
  fault.code = "limit";
  fault.found = "more than " + std::to_string(most) + " " + what;
  fault.expected = "at most that many";
  return fault;
}

bool all_beyond(const std::vector<Vec>& corners, Vec side) {
  return std::all_of(corners.begin(), corners.end(),
                     [side](Vec corner) { return wide_dot(side, corner) <= 0; });
}

bool any_beyond(const std::vector<Vec>& sides, const std::vector<Vec>& corners) {
  return std::any_of(sides.begin(), sides.end(),
                     [&corners](Vec side) { return all_beyond(corners, side); });
}

// Where the screen lies in front of a face: dot(it, v) > 0. It lies so at c / (n . v) of the way
// along v. REQUIRES: the face is one of a box.
Vec in_front_of(const Screen& face, const Screen& screen) {
  const Vec side =
      face.plane.offset * screen.plane.normal - screen.plane.offset * face.plane.normal;
  const std::int64_t common = std::gcd(std::gcd(side.x, side.y), side.z);
  return common == 0 ? side : Vec{side.x / common, side.y / common, side.z / common};
}

// The directions that a screen hides of a face: between all of these.
std::vector<Vec> hidden_between(const Screen& face, const Screen& screen) {
  std::vector<Vec> sides;
  if (screen.plane.offset != 0) sides.push_back(in_front_of(face, screen));
  sides.insert(sides.end(), screen.sides.begin(), screen.sides.end());
  return sides;
}

// Can the screen hide anything of the face? Both are convex: if not, an edge of one tells them
// apart.
bool may_hide(const Screen& screen, const Screen& face) {
  if (any_beyond(hidden_between(face, screen), face.corners)) return false;
  return screen.corners.empty() || !any_beyond(face.sides, screen.corners);
}

// The corners of a box, as seen from the eye.
std::vector<Vec> corners_from(Point eye, const Box& box) {
  std::vector<Vec> corners;
  for (int corner = 0; corner < 8; ++corner) {
    const Point at{(corner & 1) == 0 ? box.lo().x : box.hi().x,
                   (corner & 2) == 0 ? box.lo().y : box.hi().y,
                   (corner & 4) == 0 ? box.lo().z : box.hi().z};
    corners.push_back(at - eye);
  }
  return corners;
}

// The screens that can hide anything of some faces.
class Surroundings {
 public:
  Surroundings(Point eye, const Screens& faces) : eye_(eye), faces_(faces) {}

  // False beyond kMostScreens.
  bool add(const Body& body) {
    const std::vector<Vec> corners = corners_from(eye_, bounds(body.shape));
    const bool is_beside =
        std::all_of(faces_.begin(), faces_.end(),
                    [&corners](const Screen& face) { return any_beyond(face.sides, corners); });
    if (is_beside) return true;
    for (Screen& screen : screens_of(body.shape, eye_)) {
      const bool matters = std::any_of(faces_.begin(), faces_.end(), [&screen](const Screen& face) {
        return may_hide(screen, face);
      });
      if (!matters) continue;
      if (near_.size() == kMostScreens) return false;
      near_.push_back({std::move(screen), body.piece});
    }
    return true;
  }

  // In an order of their own.
  std::vector<NearScreen> finish() && {
    std::sort(near_.begin(), near_.end(), [](const NearScreen& a, const NearScreen& b) {
      return std::tie(a.screen.corners, a.screen.sides, a.piece) <
             std::tie(b.screen.corners, b.screen.sides, b.piece);
    });
    return std::move(near_);
  }

 private:
  Point eye_;
  const Screens& faces_;
  std::vector<NearScreen> near_;
};

Result<std::vector<NearScreen>> screens_near(const Scene& scene, std::span<const Body> others,
                                             Point eye, const Box& box, const Screens& faces) {
  Surroundings surroundings(eye, faces);
  bool fits = true;
  for (const std::uint32_t body : scene.near(join(box, Box::spanning(eye, eye)))) {
    fits = fits && surroundings.add(scene.body(body));
  }
  for (const Body& body : others) fits = fits && surroundings.add(body);
  if (!fits) return Failure(too_much("faces in the way", kMostScreens));
  return std::move(surroundings).finish();
}

// What is left of each face.
using PartsOfFaces = std::vector<std::vector<ConePolygon>>;

// False beyond kMostParts.
bool hide(PartsOfFaces& parts, const Screens& faces, const Screen& screen) {
  std::size_t count = 0;
  for (std::size_t n = 0; n < faces.size(); ++n) {
    if (!take_away(parts[n], hidden_between(faces[n], screen))) return false;
    count += parts[n].size();
  }
  return count <= kMostParts;
}

std::vector<ConePolygon> all_of_them(const PartsOfFaces& parts) {
  std::vector<ConePolygon> all;
  for (const auto& some : parts) all.insert(all.end(), some.begin(), some.end());
  return all;
}

// The corner on the face, in fine units.
Point on_face(Point eye, const Screen& face, const WideVec& v) {
  using Long = boost::multiprecision::cpp_int;
  const Vec n = face.plane.normal;
  const Long along = Long(n.x) * v.x + Long(n.y) * v.y + Long(n.z) * v.z;  // > 0
  const auto fine = [&](std::int64_t from, Wide part) {
    const Long above = Long(part) * face.plane.offset * kFineTick;
    Long quotient = above / along;
    if (above < 0 && quotient * along != above) --quotient;
    return from * kFineTick + static_cast<std::int64_t>(quotient);
  };
  return {fine(eye.x, v.x), fine(eye.y, v.y), fine(eye.z, v.z)};
}

SeenPart seen_part(Point eye, const Screen& face, ConePolygon cone) {
  SeenPart part;
  for (const ConeCorner& corner : cone) part.outline.push_back(on_face(eye, face, corner.at));
  part.cone = std::move(cone);
  return part;
}

// Twice its area, about: to choose by.
Wide fine_area(const std::vector<Point>& outline) {
  WideVec sum;
  for (std::size_t n = 1; n + 1 < outline.size(); ++n) {
    const Vec u = outline[n] - outline[0];
    const Vec v = outline[n + 1] - outline[0];
    sum.x += Wide{u.y} * v.z - Wide{u.z} * v.y;
    sum.y += Wide{u.z} * v.x - Wide{u.x} * v.z;
    sum.z += Wide{u.x} * v.y - Wide{u.y} * v.x;
  }
  const auto size = [](Wide value) { return value < 0 ? -value : value; };
  return size(sum.x) + size(sum.y) + size(sum.z);
}

// The tick next to the middle of its corners, if it is inside.
std::optional<Point> middle_tick(Point eye, const SeenPart& part) {
  const auto count = static_cast<std::int64_t>(part.outline.size());
  Vec sum;
  for (const Point corner : part.outline) sum = sum + (corner - Point{});
  const auto tick = [count](std::int64_t total) {
    const std::int64_t unit = count * kFineTick;
    const std::int64_t above = total + unit / 2;
    return above / unit - static_cast<std::int64_t>(above % unit < 0);
  };
  const Point middle{tick(sum.x), tick(sum.y), tick(sum.z)};
  return is_inside(part.cone, middle - eye) ? std::optional(middle) : std::nullopt;
}

std::optional<Point> witness_of(Point eye, const std::vector<SeenPart>& parts) {
  std::vector<std::pair<Wide, std::size_t>> by_area;
  for (std::size_t n = 0; n < parts.size(); ++n) {
    by_area.emplace_back(-fine_area(parts[n].outline), n);
  }
  std::sort(by_area.begin(), by_area.end());
  for (const auto& [area, n] : by_area) {
    if (const auto found = middle_tick(eye, parts[n])) return found;
  }
  return std::nullopt;
}

// The shortest way from the eye to the box.
Vec shortest_way(Point eye, const Box& box) {
  const Point nearest{std::clamp(eye.x, box.lo().x, box.hi().x),
                      std::clamp(eye.y, box.lo().y, box.hi().y),
                      std::clamp(eye.z, box.lo().z, box.hi().z)};
  return nearest - eye;
}

// What each piece hides alone.
Result<std::vector<Hider>> hiders_of(const std::vector<NearScreen>& near, const Screens& faces,
                                     const PartsOfFaces& whole, Vec view) {
  std::map<std::uint32_t, std::vector<const Screen*>> by_piece;
  for (const NearScreen& one : near) by_piece[one.piece].push_back(&one.screen);
  const std::vector<ConePolygon> all = all_of_them(whole);
  std::vector<Hider> hiders;
  for (const auto& [piece, screens] : by_piece) {
    PartsOfFaces parts = whole;
    for (const Screen* screen : screens) {
      if (!hide(parts, faces, *screen)) return Failure(too_much("visible parts", kMostParts));
    }
    if (parts == whole) continue;
    hiders.push_back({piece, VisibleShare::of_areas(all_of_them(parts), all, view)});
  }
  std::stable_sort(hiders.begin(), hiders.end(), [](const Hider& a, const Hider& b) {
    return a.left.hidden_permille() > b.left.hidden_permille();
  });
  return hiders;
}

// The upright line through the middle of the box, each end twice as far from the eye as it is, so
// that it is whole.
std::pair<Vec, Vec> upright_line(Point eye, const Box& box) {
  const Vec lo = box.lo() - eye;
  const Vec hi = box.hi() - eye;
  return {{lo.x + hi.x, lo.y + hi.y, 2 * lo.z}, {lo.x + hi.x, lo.y + hi.y, 2 * hi.z}};
}

}  // namespace

Result<VisiblePart> visible_part(const Scene& scene, std::span<const Body> others, Point eye,
                                 const Box& box) {
  const Screens faces = screens_of(box, eye);
  if (faces.empty()) {
    const VisibleShare none = VisibleShare::of_line({}, {}, {});
    return VisiblePart{none, none, {}, std::nullopt, {}};
  }
  if (faces.front().corners.empty()) {
    return VisiblePart{};
  }
  const auto near = screens_near(scene, others, eye, box, faces);
  if (!near) return Failure(near.error());
  PartsOfFaces whole;
  for (const Screen& face : faces) whole.push_back({cone_of(face)});
  PartsOfFaces parts = whole;
  for (const NearScreen& one : *near) {
    if (!hide(parts, faces, one.screen)) return Failure(too_much("visible parts", kMostParts));
  }
  const Vec view = shortest_way(eye, box);
  const std::vector<ConePolygon> seen = all_of_them(parts);
  const auto [foot, top] = upright_line(eye, box);
  VisiblePart visible{VisibleShare::of_areas(seen, all_of_them(whole), view),
                      VisibleShare::of_line(seen, foot, top),
                      {},
                      std::nullopt,
                      {}};
  for (std::size_t n = 0; n < faces.size(); ++n) {
    for (ConePolygon& part : parts[n]) {
      visible.seen.push_back(seen_part(eye, faces[n], std::move(part)));
    }
  }
  visible.witness = witness_of(eye, visible.seen);
  auto hiders = hiders_of(*near, faces, whole, view);
  if (!hiders) return Failure(hiders.error());
  visible.hiders = *std::move(hiders);
  return visible;
}

}  // namespace parapet
