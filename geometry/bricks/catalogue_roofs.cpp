#include <array>

#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Slopes that go down to several sides, and wedges.
namespace parapet {
namespace {

constexpr int kLip = 4;

Point in_ticks(int x, int y, int z) {
  return {kTicksPerLdu * x, kTicksPerLdu * y, kTicksPerLdu * z};
}

// A body between rectangles at several heights, each {x0, x1, y, z0, z1}.
struct Level {
  int x0, x1, y, z0, z1;
};

std::vector<Point> corners_of(const std::vector<Level>& levels) {
  std::vector<Point> corners;
  for (const Level& level : levels) {
    for (const int x : {level.x0, level.x1}) {
      for (const int z : {level.z0, level.z1}) corners.push_back(in_ticks(x, level.y, z));
    }
  }
  return corners;
}

// The corner of a roof, `side` studs long, its only stud at the origin: down towards +x and -z
// from there (convex), or with the slopes meeting in a valley (concave), or turned upside down.
enum class Corner : std::uint8_t { convex, concave, inverted };

struct CornerRow {
  std::string_view number;
  std::string_view title;
  Corner kind;
  int side;
  int height;
};

constexpr CornerRow kCorners[] = {
    {"3045", "Slope Brick 45 2 x 2 Double Convex", Corner::convex, 2, 24},
    {"3675", "Slope Brick 33 3 x 3 Double Convex", Corner::convex, 3, 24},
    {"3685", "Slope Brick 75 2 x 2 x 3 Double Convex", Corner::convex, 2, 72},
    {"3046", "Slope Brick 45 2 x 2 Double Concave", Corner::concave, 2, 24},
    {"99301", "Slope Brick 33 3 x 3 Double Concave", Corner::concave, 3, 24},
    {"3676", "Slope Brick 45 2 x 2 Inverted Double Convex", Corner::inverted, 2, 24},
};

CataloguePart convex_corner(const CornerRow& row) {
  const int far = 20 * row.side - 10;
  PartMaker maker(row.title);
  maker.hull(corners_of({{-10, 10, 0, -10, 10},
                         {-10, far, row.height - kLip, -far, 10},
                         {-10, far, row.height, -far, 10}}));
  maker.stud(0, 0, 0);
  maker.holes(-10, far, row.height, -far, 10);
  return std::move(maker).finished();
}

// The union of a slope towards -z and one towards +x, cut where they meet: each half is higher on
// its own side of the diagonal x = -z.
CataloguePart concave_corner(const CornerRow& row) {
  const int far = 20 * row.side - 10;
  PartMaker maker(row.title);
  std::vector<Point> right;
  for (const auto& [x, y, z] : std::vector<std::array<int, 3>>{{-10, 0, 10},
                                                               {far, 0, 10},
                                                               {far, 0, -10},
                                                               {10, 0, -10},
                                                               {far, row.height - kLip, -far},
                                                               {-10, row.height, 10},
                                                               {far, row.height, 10},
                                                               {far, row.height, -far}}) {
    right.push_back(in_ticks(x, y, z));
  }
  std::vector<Point> left;
  for (const Point p : right) left.push_back({-p.z, p.y, -p.x});
  maker.hull(std::move(right));
  maker.hull(std::move(left));
  maker.studs(-10, far, 0, -10, 10);
  maker.studs(-10, 10, 0, -far, -10);
  maker.holes(-10, far, row.height, -far, 10);
  return std::move(maker).finished();
}

CataloguePart inverted_corner(const CornerRow& row) {
  const int far = 20 * row.side - 10;
  PartMaker maker(row.title);
  maker.hull(corners_of(
      {{-10, far, 0, -far, 10}, {-10, far, kLip, -far, 10}, {-10, 10, row.height, -10, 10}}));
  maker.studs(-10, far, 0, -far, 10);
  maker.hole(0, row.height, 0);
  return std::move(maker).finished();
}

CataloguePart corner(const CornerRow& row) {
  switch (row.kind) {
    case Corner::convex:
      return convex_corner(row);
    case Corner::concave:
      return concave_corner(row);
    case Corner::inverted:
      break;
  }
  return inverted_corner(row);
}

// A single body between up to five rectangles, with a stud at each `stud_x` (mirrored) and holes
// under the foot.
struct PeakRow {
  std::string_view number;
  std::string_view title;
  std::array<Level, 5> levels;
  std::size_t count;
  int stud_count;
  int stud_x;
  Level foot;
};

constexpr PeakRow kPeaks[] = {
    {"3688",
     "Slope Brick 75 2 x 2 x 2 Quadruple Convex",
     {{{-8, 8, 0, -8, 8}, {-20, 20, 44, -20, 20}, {-20, 20, 48, -20, 20}}},
     3,
     1,
     0,
     {-20, 20, 48, -20, 20}},
    {"3048",
     "Slope Brick 45 1 x 2 Triple",
     {{{0, 0, 0, 10, 10}, {-20, 20, 20, -10, 10}, {-20, 20, 24, -10, 10}}},
     3,
     0,
     0,
     {-20, 20, 24, -10, 10}},
    {"6069",
     "Wedge 4 x 4 Triple",
     {{{-20, 20, 0, -10, 10},
       {-40, 40, 20, -10, 10},
       {-40, 40, 24, -10, 10},
       {-20, 20, 20, -70, -70},
       {-20, 20, 24, -70, -70}}},
     5,
     2,
     10,
     {-40, 40, 24, -10, 10}},
};

CataloguePart peak(const PeakRow& row) {
  PartMaker maker(row.title);
  maker.hull(corners_of({row.levels.begin(), row.levels.begin() + row.count}));
  if (row.stud_count > 0) maker.stud(row.stud_x, 0, 0);
  if (row.stud_count > 1) maker.stud(-row.stud_x, 0, 0);
  maker.holes(row.foot.x0, row.foot.x1, row.foot.y, row.foot.z0, row.foot.z1);
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> roof_families() {
  return {family_of<kCorners, corner>(), family_of<kPeaks, peak>()};
}

}  // namespace parapet
