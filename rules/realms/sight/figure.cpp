#include "rules/realms/sight/figure.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <string>
#include <utility>

#include "rules/realms/pegs/peg_distance.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

constexpr std::int64_t kPegsOfASpace = 6;  // how far neighbouring spaces may be from each other

Failure wrong(std::string code, const Unit& unit, std::string found, std::string expected) {
  return Failure({std::move(code), "", unit.id, std::move(found), std::move(expected), ""});
}

Failure out_of_range(const Unit& unit) {
  return wrong("out-of-range", unit, "a figure that reaches beyond the coordinates",
               "at most " + std::to_string(kMaxCoordinate) + " ticks each way");
}

// Turned from its look to the north, clockwise on the map.
Point turned(Point p, Facing facing) {
  switch (facing) {
    case Facing::east:
      return {-p.y, p.x, p.z};
    case Facing::south:
      return {-p.x, -p.y, p.z};
    case Facing::west:
      return {p.y, -p.x, p.z};
    default:
      return p;
  }
}

// A share of so many pegs in ticks, rounded down. REQUIRES: 0 <= share of quarters <= 4.
std::int64_t quarters_below(const Ratio& pegs, const Ratio& peg, std::int64_t quarters) {
  return static_cast<std::int64_t>(
      floor_quotient(quarters * Wide{pegs.numerator()} * peg.numerator(),
                     4 * Wide{pegs.denominator()} * peg.denominator()));
}

// Where things are that belong to one unit: built up step by step.
class FigureMaker {
 public:
  FigureMaker(const Peg& peg, const Unit& unit, const ColumnRectangle& plate, std::int64_t feet)
      : peg_(peg), unit_(unit), plate_(plate), feet_(feet) {
    const Point2 middle = middle_of(plate);
    centre_ = {middle.x, middle.y, feet};
    if (unit.stand) {
      centre_ = centre_ + Vec{ticks_towards_zero((*unit.stand)[0], peg.run),
                              ticks_towards_zero((*unit.stand)[1], peg.run), 0};
    }
  }

  // Its plate by its height.
  Box block() const {
    const Vec half{plate_.width * kColumnSide / 2, plate_.depth * kColumnSide / 2, 0};
    const Vec up{0, 0, ticks_above(unit_.height, peg_.rise)};
    return Box::spanning(centre_ - half, centre_ + half + up);
  }

  Box body() const {
    if (!unit_.body) return block();
    const Facing facing = unit_.facing.value_or(Facing::north);
    const Vec at = centre_ - Point{};
    return Box::spanning(turned(unit_.body->box.lo(), facing) + at,
                         turned(unit_.body->box.hi(), facing) + at);
  }

  Point eye_at_rest() const {
    Point eye = centre_;
    if (unit_.body) {
      eye = eye + (turned(unit_.body->eye, unit_.facing.value_or(Facing::north)) - Point{});
      if (!unit_.eye) return eye;
    }
    const std::int64_t height = unit_.eye ? ticks_below(*unit_.eye, peg_.rise) : below_top();
    return {eye.x, eye.y, feet_ + height};
  }

  Point eye() const {
    if (!unit_.pose) return eye_at_rest();
    const Point2 middle = middle_of(plate_);
    const auto& [east, south, up] = *unit_.pose;
    return {middle.x + ticks_towards_zero(east, peg_.run),
            middle.y + ticks_towards_zero(south, peg_.run), feet_ + ticks_below(up, peg_.rise)};
  }

  std::array<Point, 9> samples() const {
    const Box box = body();
    const Vec size = box.hi() - box.lo();
    const Vec inwards{size.x / 4, size.y / 4, 0};
    const Point north_west = box.lo() + inwards;
    const Point south_east = Point{box.hi().x, box.hi().y, feet_} - inwards;
    std::array<Point, 9> points;
    for (std::size_t storey = 0; storey < 2; ++storey) {
      const std::int64_t z = feet_ + quarters_of_height(size, storey == 0 ? 1 : 3);
      points[4 * storey] = {north_west.x, north_west.y, z};
      points[4 * storey + 1] = {south_east.x, north_west.y, z};
      points[4 * storey + 2] = {north_west.x, south_east.y, z};
      points[4 * storey + 3] = {south_east.x, south_east.y, z};
    }
    points[8] = eye();
    return points;
  }

 private:
  // A peg below its top, or on the ground for who is not a peg tall.
  std::int64_t below_top() const {
    const Wide under = Wide{unit_.height.denominator()} * peg_.rise.denominator();
    const Wide above =
        (Wide{unit_.height.numerator()} - unit_.height.denominator()) * peg_.rise.numerator();
    return std::max<std::int64_t>(0, static_cast<std::int64_t>(floor_quotient(above, under)));
  }

  std::int64_t quarters_of_height(const Vec& size, std::int64_t quarters) const {
    if (unit_.body) return size.z * quarters / 4;
    return quarters_below(unit_.height, peg_.rise, quarters);
  }

  const Peg& peg_;
  const Unit& unit_;
  ColumnRectangle plate_;
  std::int64_t feet_;
  Point centre_;  // of its foot
};

Result<FigureMaker> maker_of(const Battlefield& field, std::span<const Unit> units,
                             std::size_t unit) {
  assert(unit < units.size());
  const std::optional<UnitPlate> ground = unit_plate(field, units[unit].at, units[unit].size);
  if (!ground) {
    return wrong("no-such-space", units[unit], "a unit with too few spaces under it",
                 "a space of the grid for each of its own");
  }
  return FigureMaker(field.peg(), units[unit], ground->plate, feet_of(field, units, unit));
}

// Is the posed eye as near to where it rests as the movement allows? REQUIRES: both in range.
bool is_near_enough(const Peg& peg, Point rest, Point posed, int movement) {
  const Vec away = posed - rest;
  const std::int64_t reach =
      std::min<std::int64_t>(kPegsOfASpace * std::max(movement, 0), kMaxDifference);
  return PegDistance::of(peg, away.x, away.y, away.z).compare(reach) <= 0;
}

}  // namespace

Result<Figure> figure_of(const Battlefield& field, std::span<const Unit> units, std::size_t unit) {
  const auto maker = maker_of(field, units, unit);
  if (!maker) return Failure(maker.error());
  const Unit& it = units[unit];
  if (it.body && it.facing && is_slanting(*it.facing)) {
    return wrong("slanting-facing", it, std::string(to_text(*it.facing)), "N, E, S or W");
  }
  const Point rest = maker->eye_at_rest();
  const Figure figure{maker->body(), maker->eye(), maker->samples()};
  if (!in_range(figure.body) || !in_range(figure.eye) || !in_range(rest)) return out_of_range(it);
  if (it.pose && !is_near_enough(field.peg(), rest, figure.eye, it.movement)) {
    return wrong("pose-too-far", it, "an eye farther from its place than the unit can move",
                 "at most 6 pegs for each space of its movement (COR-POSE-1)");
  }
  return figure;
}

Result<Box> figure_box(const Battlefield& field, std::span<const Unit> units, std::size_t unit) {
  const auto maker = maker_of(field, units, unit);
  if (!maker) return Failure(maker.error());
  const Box block = maker->block();
  if (!in_range(block)) return out_of_range(units[unit]);
  return block;
}

}  // namespace parapet::realms
