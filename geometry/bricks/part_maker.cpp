#include "geometry/bricks/part_maker.h"

#include <array>
#include <utility>

namespace parapet {
namespace {

constexpr int kHalfStud = 10;
constexpr int kStud = 20;

Point ticks(int x, int y, int z) { return {kTicksPerLdu * x, kTicksPerLdu * y, kTicksPerLdu * z}; }

// number / 100,000, to the nearest whole one, halves away from zero.
std::int64_t hundred_thousandths(std::int64_t number) {
  return (number + (number < 0 ? -50000 : 50000)) / 100000;
}

// The cosine of a multiple of 22.5 degrees, in 100,000ths.
std::int64_t cosine(int sixteenths) {
  constexpr std::array<std::int64_t, 16> kCosines = {
      100000,  92388,  70711,  38268,  0, -38268, -70711, -92388,
      -100000, -92388, -70711, -38268, 0, 38268,  70711,  92388};
  return kCosines[static_cast<std::size_t>(sixteenths) % 16];
}

Point2 on_circle(Point2 centre, std::int64_t radius, int sixteenths) {
  return {centre.x + hundred_thousandths(radius * cosine(sixteenths)),
          centre.y + hundred_thousandths(radius * cosine(sixteenths + 12))};
}

}  // namespace

Outline in_ldu(const std::vector<Point2>& corners) {
  Outline outline;
  for (const Point2 corner : corners) {
    outline.push_back({kTicksPerLdu * corner.x, kTicksPerLdu * corner.y});
  }
  return outline;
}

Outline round_outline(Point2 centre, std::int64_t radius_ticks) {
  Outline outline;
  for (int i = 0; i < 16; ++i) outline.push_back(on_circle(centre, radius_ticks, i));
  return outline;
}

std::vector<Outline> ring_outlines(Point2 centre, std::int64_t inner_ticks,
                                   std::int64_t outer_ticks, int from, int count) {
  std::vector<Outline> pieces;
  for (int i = from; i < from + count; ++i) {
    pieces.push_back({on_circle(centre, inner_ticks, i), on_circle(centre, outer_ticks, i),
                      on_circle(centre, outer_ticks, i + 1),
                      on_circle(centre, inner_ticks, i + 1)});
  }
  return pieces;
}

void PartMaker::box(int x0, int x1, int y0, int y1, int z0, int z1) {
  std::vector<Point> corners;
  for (const int x : {x0, x1}) {
    for (const int y : {y0, y1}) {
      for (const int z : {z0, z1}) corners.push_back(ticks(x, y, z));
    }
  }
  hull(std::move(corners));
}

void PartMaker::hull(std::vector<Point> corners_in_ticks) {
  part_.bodies.push_back(std::move(corners_in_ticks));
}

void PartMaker::along_x(int x0, int x1, const Outline& zy) {
  std::vector<Point> corners;
  for (const int x : {x0, x1}) {
    for (const Point2 p : zy) corners.push_back({kTicksPerLdu * x, p.y, p.x});
  }
  hull(std::move(corners));
}

void PartMaker::along_y(int y0, int y1, const Outline& xz) { frustum(y0, xz, y1, xz); }

void PartMaker::along_z(int z0, int z1, const Outline& xy) {
  std::vector<Point> corners;
  for (const int z : {z0, z1}) {
    for (const Point2 p : xy) corners.push_back({p.x, p.y, kTicksPerLdu * z});
  }
  hull(std::move(corners));
}

void PartMaker::frustum(int y0, const Outline& top, int y1, const Outline& bottom) {
  std::vector<Point> corners;
  for (const Point2 p : top) corners.push_back({p.x, kTicksPerLdu * y0, p.y});
  for (const Point2 p : bottom) corners.push_back({p.x, kTicksPerLdu * y1, p.y});
  hull(std::move(corners));
}

void PartMaker::stud(int x, int y, int z) { side_stud(x, y, z, {0, -1, 0}); }

void PartMaker::side_stud(int x, int y, int z, Vec axis) {
  part_.studs.push_back({ticks(x, y, z), axis});
}

void PartMaker::hole(int x, int y, int z) { part_.holes.push_back({ticks(x, y, z), {0, 1, 0}}); }

void PartMaker::studs(int x0, int x1, int y, int z0, int z1) {
  for (int z = z0 + kHalfStud; z < z1; z += kStud) {
    for (int x = x0 + kHalfStud; x < x1; x += kStud) stud(x, y, z);
  }
}

void PartMaker::holes(int x0, int x1, int y, int z0, int z1) {
  for (int z = z0 + kHalfStud; z < z1; z += kStud) {
    for (int x = x0 + kHalfStud; x < x1; x += kStud) hole(x, y, z);
  }
}

}  // namespace parapet
