#include "rules/collapse/brick_mass.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "geometry/solids/volume.h"

namespace parapet::collapse {
namespace {

constexpr std::int64_t kStud = 80;
constexpr std::int64_t kBrick = 96;

struct Row {
  std::int64_t narrow;
  std::int64_t length;
  std::int64_t mass_mg;
};

constexpr std::array<Row, 8> kRows{{{1, 1, 430},
                                    {1, 2, 810},
                                    {1, 4, 1'570},
                                    {1, 6, 2'280},
                                    {1, 8, 3'030},
                                    {2, 2, 1'150},
                                    {2, 4, 2'160},
                                    {2, 6, 3'230}}};
constexpr Row kMeasure = kRows[6];

std::array<std::int64_t, 3> sorted_sides(std::int64_t a, std::int64_t b, std::int64_t c) {
  std::array<std::int64_t, 3> sides{a, b, c};
  std::sort(sides.begin(), sides.end());
  return sides;
}

// A block of the size of a brick, lying whichever way.
std::optional<std::int64_t> mass_in_table(const Box& box) {
  const Vec size = box.hi() - box.lo();
  const auto sides = sorted_sides(size.x, size.y, size.z);
  for (const Row& row : kRows) {
    if (sides == sorted_sides(kStud * row.narrow, kStud * row.length, kBrick)) return row.mass_mg;
  }
  return std::nullopt;
}

Box box_round(std::span<const Shape> shapes) {
  Box box = bounds(shapes.front());
  for (const Shape& shape : shapes) box = join(box, bounds(shape));
  return box;
}

std::int64_t mass_by_volume(std::span<const Shape> shapes) {
  constexpr std::int64_t kMeasureVolume =
      kMeasure.narrow * kStud * kMeasure.length * kStud * kBrick;
  Wide volume = 0;
  for (const Shape& shape : shapes) volume += six_times_volume(shape);
  const Wide sixth = Wide{6} * kMeasureVolume;
  return static_cast<std::int64_t>((2 * kMeasure.mass_mg * volume + sixth) / (2 * sixth));
}

// The root rounded down, by Newton's steps from above.
Wide whole_root(Wide square) {
  if (square == 0) return 0;
  Wide root = 1;
  while (root * root < square) root *= 2;
  for (;;) {
    const Wide next = (root + square / root) / 2;
    if (next >= root) return root;
    root = next;
  }
}

// Parts are shells with a face on either side of a wall of 1.2 mm, at 1.05 mg a cubic millimetre.
std::int64_t mass_by_surface(std::span<const Shape> shapes) {
  constexpr Wide kHundredths = 63;  // of a milligram, for a square millimetre of one side
  constexpr Wide kTicksOfSquare = 100;
  Wide twice_area = 0;
  for (const Shape& shape : shapes) {
    const auto* triangle = std::get_if<Triangle>(&shape);
    if (triangle == nullptr) continue;
    const Vec across = normal(*triangle);
    twice_area += whole_root(wide_dot(across, across));
  }
  return static_cast<std::int64_t>(twice_area * kHundredths / (2 * kTicksOfSquare * 100));
}

bool is_triangle(const Shape& shape) { return std::holds_alternative<Triangle>(shape); }

}  // namespace

std::int64_t brick_mass(std::string_view title, std::span<const Shape> shapes) {
  if (shapes.empty()) return 1;
  const Box box = box_round(shapes);
  const bool is_mesh = std::any_of(shapes.begin(), shapes.end(), is_triangle);
  const bool is_block = is_mesh || (shapes.size() == 1 && std::holds_alternative<Box>(shapes[0]));
  if (is_block && title.starts_with("Brick ")) {
    if (const auto known = mass_in_table(box)) return *known;
  }
  const std::int64_t mass = mass_by_volume(shapes) + mass_by_surface(shapes);
  const std::array<Shape, 1> whole{box};
  return std::max<std::int64_t>(1, is_mesh ? std::min(mass, mass_by_volume(whole)) : mass);
}

}  // namespace parapet::collapse
