#include <array>

#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Fences, stairs, a ladder, and other parts that are the only ones of their kind.
namespace parapet {
namespace {

// Two crossing diagonal bars about a place in the plane of x and y, from `up` above it to `down`
// below it, 4 LDU thick as the crow flies along x. The second bar is cut where it meets the first.
void add_cross(PartMaker& maker, int z0, int z1, int x, int y, int up, int down) {
  const auto add = [&](const std::vector<Point2>& corners) {
    Outline outline;
    for (const Point2 p : corners) outline.push_back({x + p.x, y + p.y});
    maker.along_z(z0, z1, in_ldu(outline));
  };
  add({{-up - 2, -up}, {-up + 2, -up}, {down + 2, down}, {down - 2, down}});
  add({{up - 2, -up}, {up + 2, -up}, {2, 0}, {0, -2}});
  add({{-down + 2, down}, {-down - 2, down}, {-2, 0}, {0, 2}});
}

CataloguePart low_lattice(std::string_view title) {
  PartMaker maker(title);
  maker.box(-40, 40, 16, 24, -10, 10);
  maker.box(-40, 40, 0, 4, -10, -4);
  maker.box(-40, -37, 4, 16, -10, -4);
  maker.box(37, 40, 4, 16, -10, -4);
  for (const int x : {-20, 0, 20}) add_cross(maker, -10, -4, x, 10, 6, 6);
  maker.holes(-40, 40, 24, -10, 10);
  return std::move(maker).finished();
}

CataloguePart high_lattice(std::string_view title) {
  PartMaker maker(title);
  maker.box(-40, 40, 40, 48, -10, 10);
  maker.box(-40, 40, 36, 40, -2, 2);
  maker.box(-40, 40, 0, 4, -2, 2);
  maker.box(-40, -37, 4, 36, -2, 2);
  maker.box(37, 40, 4, 36, -2, 2);
  for (const int x : {-20, 0, 20}) {
    add_cross(maker, -2, 2, x, 10, 6, 5);
    add_cross(maker, -2, 2, x, 30, 5, 6);
  }
  for (const int x : {-30, -10, 10, 30}) add_cross(maker, -2, 2, x, 20, 5, 5);
  maker.holes(-40, 40, 48, -10, 10);
  return std::move(maker).finished();
}

PartMaker spindles(std::string_view title) {
  PartMaker maker(title);
  maker.box(-40, 40, 0, 4, -10, 10);
  maker.box(-40, 40, 40, 48, -10, 10);
  for (const int x : {-30, -10, 10, 30}) maker.box(x - 4, x + 4, 4, 40, -4, 4);
  maker.holes(-40, 40, 48, -10, 10);
  return maker;
}

CataloguePart spindles_two_studs(std::string_view title) {
  PartMaker maker = spindles(title);
  maker.stud(-30, 0, 0);
  maker.stud(30, 0, 0);
  return std::move(maker).finished();
}

CataloguePart spindles_four_studs(std::string_view title) {
  PartMaker maker = spindles(title);
  maker.studs(-40, 40, 0, -10, 10);
  return std::move(maker).finished();
}

CataloguePart pickets(std::string_view title) {
  PartMaker maker(title);
  maker.box(-40, 40, 40, 48, -10, 10);
  for (const int x : {-30, -10, 10, 30}) maker.box(x - 6, x + 6, 0, 40, -2, 2);
  for (const int y : {8, 28}) {
    maker.box(-40, -36, y, y + 8, -2, 2);
    for (const int x : {-20, 0, 20}) maker.box(x - 4, x + 4, y, y + 8, -2, 2);
    maker.box(36, 40, y, y + 8, -2, 2);
  }
  maker.holes(-40, 40, 48, -10, 10);
  return std::move(maker).finished();
}

// Six steps, a stud deep and a brick high each, with nothing below them. Each is 8 LDU thicker than
// its rise, so that it hangs on the one above.
CataloguePart open_stairs(std::string_view title) {
  constexpr int kSteps = 6;
  PartMaker maker(title);
  for (int i = 0; i < kSteps; ++i) {
    const int y = 24 * i;
    const int z = 40 - 20 * i;
    const bool lowest = i + 1 == kSteps;
    maker.box(-40, 40, y, y + (lowest ? 24 : 32), z, z + 20);
    maker.studs(-40, 40, y, z, z + 20);
    if (lowest) maker.holes(-40, 40, y + 24, z, z + 20);
  }
  maker.box(-20, 20, 8, 16, 60, 80);  // the tongue by which it hangs on a floor
  maker.studs(-20, 20, 8, 60, 80);
  return std::move(maker).finished();
}

CataloguePart ladder_plate(std::string_view title) {
  PartMaker maker(title);
  maker.box(-20, 20, 0, 8, -18, 10);
  for (const int x : {-20, 16}) maker.box(x, x + 4, 8, 48, -18, -14);
  for (const int y : {12, 24, 36}) maker.box(-16, 16, y, y + 4, -18, -14);
  maker.studs(-20, 20, 0, -10, 10);
  maker.holes(-20, 20, 8, -10, 10);
  return std::move(maker).finished();
}

// A castle's wall: two bricks deep with a ledge behind, an arrow slit with a round top in it.
CataloguePart castle_wall(std::string_view title) {
  PartMaker maker(title);
  for (const int side : {-1, 1}) {
    maker.box(side * 10, side * 30, 0, 144, -10, 10);
    maker.box(side * 30, side * 50, 24, 120, -10, 10);
    maker.along_z(-10, 10, in_ldu({{side * 10, 32}, {0, 32}, {side * 7, 35}}));
    maker.along_z(-10, 10, in_ldu({{side * 10, 32}, {side * 7, 35}, {side * 10, 42}}));
    maker.stud(side * 40, 24, 0);
  }
  maker.box(-10, 10, 0, 32, -10, 10);
  maker.box(-10, 10, 72, 144, -10, 10);
  maker.box(-30, 30, 8, 16, 10, 30);
  maker.studs(-30, 30, 0, -10, 10);
  maker.studs(-30, 30, 8, 10, 30);
  maker.holes(-30, 30, 144, -10, 10);
  return std::move(maker).finished();
}

// A round shaft on a square base of a brick's height.
CataloguePart column(std::string_view title, int reach, int shaft) {
  PartMaker maker(title);
  maker.along_y(0, shaft, round_outline({}, reach * kTicksPerLdu));
  maker.box(-reach, reach, shaft, shaft + 24, -reach, reach);
  maker.studs(-reach, reach, 0, -reach, reach);
  maker.holes(-reach, reach, shaft + 24, -reach, reach);
  return std::move(maker).finished();
}

CataloguePart thin_column(std::string_view title) { return column(title, 10, 120); }

CataloguePart thick_column(std::string_view title) { return column(title, 20, 240); }

// Shaped like a candlestick: the ends are half as high as the middle.
CataloguePart candlestick(std::string_view title) {
  PartMaker maker(title);
  maker.box(-20, 20, 0, 24, -10, 10);
  maker.box(-40, 40, 24, 48, -10, 10);
  maker.stud(0, 0, 0);
  maker.holes(-40, 40, 48, -10, 10);
  return std::move(maker).finished();
}

// A slope that narrows towards -z, with two arms beside a gap of 2 x 1 studs behind it.
CataloguePart wedge_with_arms(std::string_view title) {
  PartMaker maker(title);
  for (const int side : {-1, 1}) {
    maker.box(side * 20, side * 40, 0, 24, -10, 10);
    maker.stud(side * 30, 0, 0);
    maker.hole(side * 30, 24, 0);
  }
  std::vector<Point> corners;
  for (const int side : {-1, 1}) {
    for (const auto& [x, y, z] : {std::array{40, 0, -10}, std::array{40, 24, -10},
                                  std::array{20, 20, -70}, std::array{20, 24, -70}}) {
      corners.push_back({kTicksPerLdu * side * x, kTicksPerLdu * y, kTicksPerLdu * z});
    }
  }
  maker.hull(std::move(corners));
  maker.holes(-20, 20, 24, -50, -10);
  return std::move(maker).finished();
}

CataloguePart headlight(std::string_view title) {
  PartMaker maker(title);
  maker.box(-10, 10, 0, 24, -6, 10);
  maker.box(-10, 10, 20, 24, -10, -6);
  maker.stud(0, 0, 0);
  maker.side_stud(0, 10, -6, {0, 0, -1});
  maker.hole(0, 24, 0);
  return std::move(maker).finished();
}

CataloguePart slope_on_plate(std::string_view title) {
  PartMaker maker(title);
  maker.box(-10, 10, 0, 8, 0, 20);
  maker.along_x(-10, 10, in_ldu({{0, -16}, {-20, 4}, {-20, 8}, {0, 8}}));
  maker.stud(0, 0, 10);
  maker.holes(-10, 10, 8, -20, 20);
  return std::move(maker).finished();
}

// A quarter of an octagonal ring: without the corner at +x -z, and without 4 x 4 at -x +z.
CataloguePart octagon_quarter(std::string_view title) {
  PartMaker maker(title);
  maker.along_y(0, 8, in_ldu({{-100, -100}, {-20, -100}, {100, 20}, {-100, 20}}));
  maker.box(-20, 100, 0, 8, 20, 100);
  for (int z = -90; z <= 90; z += 20) {
    for (int x = -90; x <= 90; x += 20) {
      if (x - z > 60 || (x < -20 && z > 20)) continue;
      maker.stud(x, 0, z);
      maker.hole(x, 8, z);
    }
  }
  return std::move(maker).finished();
}

struct SingleRow {
  std::string_view number;
  std::string_view title;
  CataloguePart (*make)(std::string_view title);
};

constexpr SingleRow kSingles[] = {
    {"3633", "Fence Lattice 1 x 4 x 1", low_lattice},
    {"3185", "Fence Lattice 1 x 4 x 2", high_lattice},
    {"30055", "Fence Spindled 1 x 4 x 2", spindles_two_studs},
    {"15332", "Fence Spindled 1 x 4 x 2 with 4 Studs", spindles_four_studs},
    {"33303", "Fence 1 x 4 x 2 Picket", pickets},
    {"30134", "Staircase 7 x 4 x 6 Open", open_stairs},
    {"4175", "Plate 1 x 2 with Ladder", ladder_plate},
    {"4444", "Panel 2 x 5 x 6 Wall", castle_wall},
    {"43888", "Brick 1 x 1 x 6 Round with Square Base", thin_column},
    {"6168a", "Support 2 x 2 x 11 Solid Pillar", thick_column},
    {"4088", "Brick 1 x 4 x 2 with Centre Stud Top", candlestick},
    {"4858", "Wedge 4 x 4", wedge_with_arms},
    {"4070", "Brick 1 x 1 with Headlight", headlight},
    {"92946", "Slope Plate 45 2 x 1", slope_on_plate},
    {"2401", "Plate 10 x 10 without Corner", octagon_quarter},
};

CataloguePart single(const SingleRow& row) { return row.make(row.title); }

}  // namespace

std::vector<PartFamily> ornament_families() { return {family_of<kSingles, single>()}; }

}  // namespace parapet
