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
std::optional<std::int64_t> mass_in_table(const Shape& shape) {
  const auto* box = std::get_if<Box>(&shape);
  if (box == nullptr) return std::nullopt;
  const Vec size = box->hi() - box->lo();
  const auto sides = sorted_sides(size.x, size.y, size.z);
  for (const Row& row : kRows) {
    if (sides == sorted_sides(kStud * row.narrow, kStud * row.length, kBrick)) return row.mass_mg;
  }
  return std::nullopt;
}

}  // namespace

std::int64_t brick_mass(std::string_view title, std::span<const Shape> shapes) {
  if (shapes.size() == 1 && title.starts_with("Brick ")) {
    if (const auto known = mass_in_table(shapes[0])) return *known;
  }
  constexpr std::int64_t kMeasureVolume =
      kMeasure.narrow * kStud * kMeasure.length * kStud * kBrick;
  Wide volume = 0;
  for (const Shape& shape : shapes) volume += six_times_volume(shape);
  const Wide sixth = Wide{6} * kMeasureVolume;
  const Wide mass = (2 * kMeasure.mass_mg * volume + sixth) / (2 * sixth);
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(mass));
}

}  // namespace parapet::collapse
