#include "tests/support/sightline_scenes.h"

#include <array>
#include <utility>
#include <variant>

#include "tests/support/sightline_oracle.h"

namespace parapet::testing {
namespace {

std::string text(Point p) {
  return "(" + std::to_string(p.x) + " " + std::to_string(p.y) + " " + std::to_string(p.z) + ")";
}

Shape random_shape(RandomSource& random, int most, const Ingredients& with) {
  for (;;) {
    switch (random.below(5)) {
      case 0:
        if (with.boxes) return random_box(random, most);
        break;
      case 1:
        if (with.flat_boxes) {
          const Point a = random_point(random, most);
          Point b = random_point(random, most);
          (random.chance(50) ? b.x : random.chance(50) ? b.y : b.z) = random.chance(50) ? a.x : a.z;
          return Box::spanning(a, b);
        }
        break;
      case 2:
        if (with.solids) {
          if (auto made = ConvexSolid::tetrahedron(
                  random_point(random, most), random_point(random, most),
                  random_point(random, most), random_point(random, most))) {
            return *made;
          }
        }
        break;
      case 3:
        if (with.solids) return *ConvexSolid::from_box(random_box(random, most));
        break;
      default:
        if (with.triangles) {
          return Triangle{random_point(random, most), random_point(random, most),
                          random_point(random, most)};
        }
    }
  }
}

}  // namespace

Point random_point(RandomSource& random, int most) {
  const int x = random.between(0, most);
  const int y = random.between(0, most);
  return {x, y, random.between(0, most)};
}

Box random_box(RandomSource& random, int most) {
  for (;;) {
    const Point a = random_point(random, most);
    const Box box = Box::spanning(a, random_point(random, most));
    if (!is_flat(box)) return box;
  }
}

Segment random_segment(RandomSource& random, int most) {
  const Point p = random_point(random, most);
  return {p, random_point(random, most)};
}

std::vector<Body> random_bodies(RandomSource& random, int most, int count,
                                const Ingredients& ingredients) {
  std::vector<Body> bodies;
  for (int i = 0; i < count; ++i) {
    bodies.push_back({random_shape(random, most, ingredients), static_cast<std::uint32_t>(i)});
  }
  return bodies;
}

std::vector<Body> skin_of(const Box& box, std::uint32_t piece) {
  const ConvexSolid solid = *ConvexSolid::from_box(box);
  std::vector<Body> skin;
  for (const FaceLoop& face : solid.faces()) {
    const auto corner = [&](std::size_t i) { return solid.vertices()[face[i]]; };
    skin.push_back({Triangle{corner(0), corner(1), corner(2)}, piece});
    skin.push_back({Triangle{corner(0), corner(2), corner(3)}, piece});
  }
  return skin;
}

Point Move::operator()(Point p) const {
  for (int i = 0; i < turns; ++i) p = {-p.y, p.x, p.z};
  for (int i = 0; i < other_turns; ++i) p = {p.x, -p.z, p.y};
  if (mirrored) p.x = -p.x;
  return p + shift;
}

std::vector<Body> Move::operator()(const std::vector<Body>& bodies) const {
  std::vector<Body> moved;
  for (const Body& body : bodies) {
    if (const auto* box = std::get_if<Box>(&body.shape)) {
      moved.push_back({Box::spanning((*this)(box->lo()), (*this)(box->hi())), body.piece});
    } else if (const auto* t = std::get_if<Triangle>(&body.shape)) {
      moved.push_back({Triangle{(*this)(t->a), (*this)(t->b), (*this)(t->c)}, body.piece});
    } else {
      const auto& solid = std::get<ConvexSolid>(body.shape);
      std::vector<Point> vertices;
      for (const Point vertex : solid.vertices()) vertices.push_back((*this)(vertex));
      std::vector<FaceLoop> faces = solid.faces();
      if (mirrored) {
        for (FaceLoop& face : faces) face = FaceLoop(face.rbegin(), face.rend());
      }
      moved.push_back({std::get<ConvexSolid>(ConvexSolid::make(vertices, faces)), body.piece});
    }
  }
  return moved;
}

Move random_move(RandomSource& random) {
  Move move;
  move.turns = random.below(4);
  move.other_turns = random.below(4);
  move.mirrored = random.chance(50);
  move.shift = {random.between(-300, 300), random.between(-300, 300), random.between(-300, 300)};
  return move;
}

Shear::Shear(RandomSource& random) {
  for (int i = 0; i < 4; ++i) steps_.emplace_back(random.below(6), random.chance(50) ? 1 : -1);
}

Point Shear::operator()(Point p) const {
  for (const auto& [which, sign] : steps_) {
    std::array<std::int64_t*, 3> places{&p.x, &p.y, &p.z};
    const auto to = static_cast<std::size_t>(which % 3);
    *places[to] += sign * *places[(to + (which < 3 ? 1 : 2)) % 3];
  }
  return p;
}

std::vector<Body> Shear::operator()(const std::vector<Body>& bodies) const {
  std::vector<Body> sheared;
  for (const Body& body : bodies) {
    if (const auto* t = std::get_if<Triangle>(&body.shape)) {
      sheared.push_back({Triangle{(*this)(t->a), (*this)(t->b), (*this)(t->c)}, body.piece});
      continue;
    }
    const ConvexSolid box = *ConvexSolid::from_box(std::get<Box>(body.shape));
    std::vector<Point> vertices;
    for (const Point vertex : box.vertices()) vertices.push_back((*this)(vertex));
    sheared.push_back(
        {std::get<ConvexSolid>(ConvexSolid::make(vertices, box.faces())), body.piece});
  }
  return sheared;
}

std::string to_text(const std::vector<Body>& bodies, const Segment& segment) {
  std::string all = text(segment.p) + " to " + text(segment.q);
  for (const Body& body : bodies) {
    all += "; " + std::to_string(body.piece) +
           (body.shape.index() == 0   ? " box"
            : body.shape.index() == 1 ? " solid"
                                      : " triangle");
    for (const Point corner : outline(body.shape)) all += " " + text(corner);
  }
  return all;
}

}  // namespace parapet::testing
