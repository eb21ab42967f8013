#include <array>

#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Parts whose outline seen from above is no rectangle, and is the same at every height.
namespace parapet {
namespace {

// L-shaped: an arm of `arm` studs along -z's edge and one along -x's, in a square of 2 x arm studs.
// The origin lies in the middle of the corner's square.
struct CornerRow {
  std::string_view number;
  std::string_view title;
  int arm;
  int height;
};

constexpr CornerRow kCorners[] = {
    {"2357", "Brick 2 x 2 Corner", 1, 24},
    {"2420", "Plate 2 x 2 Corner", 1, 8},
    {"702", "Brick 4 x 4 Corner", 2, 24},
    {"2639", "Plate 4 x 4 Corner", 2, 8},
};

CataloguePart corner(const CornerRow& row) {
  const int near = 10 * row.arm;
  PartMaker maker(row.title);
  maker.box(-near, 3 * near, 0, row.height, -near, near);
  maker.box(-near, near, 0, row.height, near, 3 * near);
  for (const int y : {0, row.height}) {
    const auto connectors = y == 0 ? &PartMaker::studs : &PartMaker::holes;
    (maker.*connectors)(-near, 3 * near, y, -near, near);
    (maker.*connectors)(-near, near, y, near, 3 * near);
  }
  return std::move(maker).finished();
}

// Convex outlines in LDU, with a stud on every square of the grid that lies in the outline. The
// grid starts at the outline's -x, -z corner of bounds (in whole studs).
struct OutlineRow {
  std::string_view number;
  std::string_view title;
  int height;
  int half_wide;  // of the rectangle of whole squares around it, about the origin
  int half_deep;
  std::array<Point2, 7> corners;  // seen from above, counterclockwise in (x, z)
  std::size_t count;
};

constexpr OutlineRow kOutlines[] = {
    // Squares without a corner, at +x and -z.
    {"2450",
     "Plate 3 x 3 without Corner",
     8,
     30,
     30,
     {{{-30, -30}, {-10, -30}, {30, 10}, {30, 30}, {-30, 30}}},
     5},
    {"30505",
     "Brick 3 x 3 without Corner",
     24,
     30,
     30,
     {{{-30, -30}, {-10, -30}, {30, 10}, {30, 30}, {-30, 30}}},
     5},
    {"30503",
     "Plate 4 x 4 without Corner",
     8,
     40,
     40,
     {{{-40, -40}, {-20, -40}, {40, 20}, {40, 40}, {-40, 40}}},
     5},
    {"6106",
     "Plate 6 x 6 without Corner",
     8,
     60,
     60,
     {{{-60, -60}, {-20, -60}, {60, 20}, {60, 60}, {-60, 60}}},
     5},
    {"30504",
     "Plate 8 x 8 without Corner",
     8,
     80,
     80,
     {{{-80, -80}, {-60, -80}, {80, 60}, {80, 80}, {-80, 80}}},
     5},
    // Without the two corners at -z.
    {"2419",
     "Plate 3 x 6 without Corners",
     8,
     60,
     30,
     {{{-20, -30}, {20, -30}, {60, 10}, {60, 30}, {-60, 30}, {-60, 10}}},
     6},
    {"32059",
     "Plate 4 x 6 without Corners",
     8,
     60,
     40,
     {{{-40, -40}, {40, -40}, {60, 0}, {60, 40}, {-60, 40}, {-60, 0}}},
     6},
    // Wedges. "Right" keeps the edge at +x.
    {"41769", "Wing 2 x 4 Right", 8, 20, 40, {{{0, -40}, {20, -40}, {20, 40}, {-20, 40}}}, 4},
    {"41770", "Wing 2 x 4 Left", 8, 20, 40, {{{-20, -40}, {0, -40}, {20, 40}, {-20, 40}}}, 4},
    {"43722", "Wing 2 x 3 Right", 8, 20, 30, {{{0, -30}, {20, -30}, {20, 30}, {-20, 30}}}, 4},
    {"43723", "Wing 2 x 3 Left", 8, 20, 30, {{{-20, -30}, {0, -30}, {20, 30}, {-20, 30}}}, 4},
    {"54383", "Wing 3 x 6 Right", 8, 30, 60, {{{10, -60}, {30, -60}, {30, 60}, {-30, 60}}}, 4},
    {"54384", "Wing 3 x 6 Left", 8, 30, 60, {{{-30, -60}, {-10, -60}, {30, 60}, {-30, 60}}}, 4},
    {"50304",
     "Wing 3 x 8 Right",
     8,
     30,
     80,
     {{{10, -80}, {30, -80}, {30, 80}, {-30, 80}, {-30, 40}}},
     5},
    {"50305",
     "Wing 3 x 8 Left",
     8,
     30,
     80,
     {{{-30, -80}, {-10, -80}, {30, 40}, {30, 80}, {-30, 80}}},
     5},
    {"51739",
     "Wing 2 x 4",
     8,
     40,
     20,
     {{{-20, -20}, {20, -20}, {39, 18}, {39, 20}, {-39, 20}, {-39, 18}}},
     6},
    {"41767", "Wedge 4 x 2 Right", 24, 20, 40, {{{0, -40}, {20, -40}, {20, 40}, {-20, 40}}}, 4},
    {"41768", "Wedge 4 x 2 Left", 24, 20, 40, {{{-20, -40}, {0, -40}, {20, 40}, {-20, 40}}}, 4},
    {"6564", "Wedge 3 x 2 Right", 24, 20, 30, {{{0, -30}, {20, -30}, {20, 30}, {-20, 30}}}, 4},
    {"6565", "Wedge 3 x 2 Left", 24, 20, 30, {{{-20, -30}, {0, -30}, {20, 30}, {-20, 30}}}, 4},
};

bool square_in(const OutlineRow& row, int x, int z) {
  for (std::size_t i = 0; i < row.count; ++i) {
    const Point2 a = row.corners[i];
    const Point2 b = row.corners[(i + 1) % row.count];
    for (const int dx : {-10, 10}) {
      for (const int dz : {-10, 10}) {
        if ((b.x - a.x) * (z + dz - a.y) - (b.y - a.y) * (x + dx - a.x) < 0) return false;
      }
    }
  }
  return true;
}

CataloguePart outlined(const OutlineRow& row) {
  PartMaker maker(row.title);
  maker.along_y(0, row.height, in_ldu({row.corners.begin(), row.corners.begin() + row.count}));
  for (int z = -row.half_deep + 10; z < row.half_deep; z += 20) {
    for (int x = -row.half_wide + 10; x < row.half_wide; x += 20) {
      if (!square_in(row, x, z)) continue;
      maker.stud(x, 0, z);
      maker.hole(x, row.height, z);
    }
  }
  return std::move(maker).finished();
}

// A wall one stud thick along the diagonal, straight on its outer side, in steps on its inner one.
struct FacetRow {
  std::string_view number;
  std::string_view title;
  int squares;
};

constexpr FacetRow kFacets[] = {
    {"87620", "Brick 2 x 2 Facet", 2},
    {"2462", "Brick 3 x 3 Facet", 3},
    {"14413", "Brick 4 x 4 Facet", 4},
    {"6107", "Brick 5 x 5 Facet", 5},
};

CataloguePart facet(const FacetRow& row) {
  PartMaker maker(row.title);
  for (int i = 0; i < row.squares; ++i) {
    const int at = -10 * row.squares + 20 * i;
    maker.box(at, at + 20, 0, 24, at, at + 20);
    maker.stud(at + 10, 0, at + 10);
    maker.hole(at + 10, 24, at + 10);
    if (i + 1 < row.squares) {
      maker.along_y(0, 24, in_ldu({{at + 20, at}, {at + 40, at + 20}, {at + 20, at + 20}}));
    }
  }
  return std::move(maker).finished();
}

// Quarters of a circle about `centre_x`, `centre_z`, towards `+-x` and `+-z` of it, filled up to
// the square around the circle's other quarters, in a square of `wide` studs.
struct RoundCornerRow {
  std::string_view number;
  std::string_view title;
  int height;
  int x0;  // of the square; it starts at z0 = x0, or ends at z = 0 or 10 where the arc is at -z
  int z0;
  int wide;  // in LDU
  int radius;
  bool towards_back;  // the round corner lies at +x +z instead of +x -z
};

constexpr RoundCornerRow kRoundCorners[] = {
    {"30357", "Plate 3 x 3 Corner Round", 8, -10, -10, 60, 40, true},
    {"30565", "Plate 4 x 4 Corner Round", 8, -40, -40, 80, 80, false},
    {"6003", "Plate 6 x 6 with Round Corner", 8, -60, -60, 120, 80, false},
    {"2577", "Brick 4 x 4 Corner Round", 24, 0, -80, 80, 80, false},
};

CataloguePart round_corner(const RoundCornerRow& row) {
  const int x1 = row.x0 + row.wide;
  const int z1 = row.z0 + row.wide;
  const Point2 centre{x1 - row.radius, row.towards_back ? z1 - row.radius : row.z0 + row.radius};
  const Point2 centre_ticks{kTicksPerLdu * centre.x, kTicksPerLdu * centre.y};
  const Outline circle = round_outline(centre_ticks, kTicksPerLdu * row.radius);
  Outline outline = in_ldu({{row.x0, row.z0},
                            {row.x0, z1},
                            {row.towards_back ? x1 : row.x0, row.z0},
                            {row.towards_back ? row.x0 : x1, z1}});
  for (int i = 0; i <= 4; ++i) {
    outline.push_back(circle[static_cast<std::size_t>(row.towards_back ? i : (12 + i) % 16)]);
  }
  PartMaker maker(row.title);
  maker.along_y(0, row.height, outline);
  for (int z = row.z0 + 10; z < z1; z += 20) {
    for (int x = row.x0 + 10; x < x1; x += 20) {
      const std::int64_t dx = x - centre.x;
      const std::int64_t dz = row.towards_back ? z - centre.y : centre.y - z;
      const std::int64_t reach = row.radius - 6;  // the stud's own radius
      if (dx > 0 && dz > 0 && dx * dx + dz * dz > reach * reach) continue;
      maker.stud(x, 0, z);
      maker.hole(x, row.height, z);
    }
  }
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> corner_families() {
  return {family_of<kCorners, corner>(), family_of<kOutlines, outlined>(),
          family_of<kFacets, facet>(), family_of<kRoundCorners, round_corner>()};
}

}  // namespace parapet
