#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Slopes that are one outline drawn out along x. They all end in a lip of 4 LDU.
namespace parapet {
namespace {

constexpr int kLip = 4;

// Flat on top over the `flat` studs at +z, then down towards -z. The origin lies in the middle of
// the hindmost row's top, of a part with one flat row, or of the whole part.
struct SlopeRow {
  std::string_view number;
  std::string_view title;
  int wide;
  int deep;
  int flat;
  int height;
};

constexpr SlopeRow kSlopes[] = {
    {"3040a", "Slope Brick 45 2 x 1 without Centre Stud", 1, 2, 1, 24},
    {"3040b", "Slope Brick 45 2 x 1", 1, 2, 1, 24},
    {"3039", "Slope Brick 45 2 x 2", 2, 2, 1, 24},
    {"3038", "Slope Brick 45 2 x 3", 3, 2, 1, 24},
    {"3037", "Slope Brick 45 2 x 4", 4, 2, 1, 24},
    {"4445", "Slope Brick 45 2 x 8", 8, 2, 1, 24},
    {"4286", "Slope Brick 33 3 x 1", 1, 3, 1, 24},
    {"3298", "Slope Brick 33 3 x 2", 2, 3, 1, 24},
    {"4161", "Slope Brick 33 3 x 3", 3, 3, 1, 24},
    {"3297", "Slope Brick 33 3 x 4", 4, 3, 1, 24},
    {"3939", "Slope Brick 33 3 x 6", 6, 3, 1, 24},
    {"58181", "Slope Brick 33 3 x 6 without Inner Walls", 6, 3, 1, 24},
    {"60477", "Slope Brick 18 4 x 1", 1, 4, 1, 24},
    {"30363", "Slope Brick 18 4 x 2", 2, 4, 1, 24},
    {"60481", "Slope Brick 65 2 x 1 x 2", 1, 2, 1, 48},
    {"3678a", "Slope Brick 65 2 x 2 x 2 without Centre Tube", 2, 2, 1, 48},
    {"3678b", "Slope Brick 65 2 x 2 x 2 with Centre Tube", 2, 2, 1, 48},
    {"4460a", "Slope Brick 75 2 x 1 x 3 with Open Stud", 1, 2, 1, 72},
    {"4460b", "Slope Brick 75 2 x 1 x 3 with Hollow Stud", 1, 2, 1, 72},
    {"3684", "Slope Brick 75 2 x 2 x 3", 2, 2, 1, 72},
    {"30182", "Slope Brick 45 4 x 4", 4, 4, 3, 24},
};

CataloguePart slope(const SlopeRow& row) {
  const int x = 10 * row.wide;
  const int back = row.flat == 1 ? 10 : 10 * row.deep;
  const int edge = back - 20 * row.flat;
  const int front = back - 20 * row.deep;
  PartMaker maker(row.title);
  maker.along_x(-x, x,
                in_ldu({{back, 0},
                        {edge, 0},
                        {front, row.height - kLip},
                        {front, row.height},
                        {back, row.height}}));
  if (row.flat == 1 && row.wide == 6) {  // these have no studs between the outer ones
    maker.studs(-x, -x + 20, 0, edge, back);
    maker.studs(x - 20, x, 0, edge, back);
  } else {
    maker.studs(-x, x, 0, edge, back);
  }
  maker.holes(-x, x, row.height, front, back);
  return std::move(maker).finished();
}

// Down to both sides from a ridge along x, or from `flat` studs. The origin lies in the middle;
// the ridge may lie below it.
struct RidgeRow {
  std::string_view number;
  std::string_view title;
  int wide;
  int deep;
  int flat;
  int ridge_y;
};

constexpr RidgeRow kRidges[] = {
    {"3044a", "Slope Brick 45 2 x 1 Double with Hollow Bottom", 1, 2, 0, 0},
    {"3044b", "Slope Brick 45 2 x 1 Double", 1, 2, 0, 0},
    {"3043", "Slope Brick 45 2 x 2 Double", 2, 2, 0, 0},
    {"3042", "Slope Brick 45 2 x 3 Double", 3, 2, 0, 0},
    {"3041", "Slope Brick 45 2 x 4 Double", 4, 2, 0, 0},
    {"3300", "Slope Brick 33 2 x 2 Double", 2, 2, 0, 10},
    {"3299", "Slope Brick 33 2 x 4 Double", 4, 2, 0, 10},
    {"4509", "Slope Brick 33 6 x 6 Double", 6, 6, 2, 0},
    {"32083", "Slope Brick 45 6 x 4 Double", 4, 6, 4, 0},
};

CataloguePart ridge(const RidgeRow& row) {
  const int x = 10 * row.wide;
  const int z = 10 * row.deep;
  const int flat = 10 * row.flat;
  PartMaker maker(row.title);
  maker.along_x(-x, x,
                in_ldu({{-z, 24},
                        {-z, 24 - kLip},
                        {-flat, row.ridge_y},
                        {flat, row.ridge_y},
                        {z, 24 - kLip},
                        {z, 24}}));
  maker.studs(-x, x, 0, -flat, flat);
  maker.holes(-x, x, 24, -z, z);
  return std::move(maker).finished();
}

// The underside slopes: full only below the row at +z, whose top's middle is the origin.
struct InvertedRow {
  std::string_view number;
  std::string_view title;
  int wide;
  int deep;
  int height;
};

constexpr InvertedRow kInverted[] = {
    {"3665", "Slope Brick 45 2 x 1 Inverted", 1, 2, 24},
    {"3660", "Slope Brick 45 2 x 2 Inverted", 2, 2, 24},
    {"4287", "Slope Brick 33 3 x 1 Inverted", 1, 3, 24},
    {"3747a", "Slope Brick 33 3 x 2 Inverted without Ribs between Studs", 2, 3, 24},
    {"3747b", "Slope Brick 33 3 x 2 Inverted with Ribs between Studs", 2, 3, 24},
    {"2449", "Slope Brick 75 2 x 1 x 3 Inverted", 1, 2, 72},
};

CataloguePart inverted(const InvertedRow& row) {
  const int x = 10 * row.wide;
  const int front = 10 - 20 * row.deep;
  PartMaker maker(row.title);
  maker.along_x(-x, x,
                in_ldu({{10, 0}, {front, 0}, {front, kLip}, {-10, row.height}, {10, row.height}}));
  maker.studs(-x, x, 0, front, 10);
  maker.holes(-x, x, row.height, -10, 10);
  return std::move(maker).finished();
}

// Inverted towards both sides; where the middle is open, it is `floor_y` deep there.
struct BoatRow {
  std::string_view number;
  std::string_view title;
  int wide;
  int deep;
  int floor_y;
};

constexpr BoatRow kBoats[] = {
    {"2341", "Slope Brick 45 3 x 1 Inverted Double", 1, 3, 0},
    {"4871", "Slope Brick 45 4 x 2 Double Inverted with Open Center", 2, 4, 16},
    {"4854", "Slope Brick 45 4 x 4 Double Inverted with Open Center", 4, 4, 16},
    {"72454", "Slope Brick 45 4 x 4 Double Inverted with Center Holes", 4, 4, 16},
    {"52501", "Slope Brick 45 6 x 1 Double Inverted with Open Center", 1, 6, 16},
};

CataloguePart boat(const BoatRow& row) {
  const int x = 10 * row.wide;
  const int z = 10 * row.deep;
  const int middle = z - 20;
  PartMaker maker(row.title);
  maker.box(-x, x, row.floor_y, 24, -middle, middle);
  maker.studs(-x, x, row.floor_y, -middle, middle);
  maker.holes(-x, x, 24, -middle, middle);
  for (const int side : {-1, 1}) {
    maker.along_x(
        -x, x, in_ldu({{side * middle, 0}, {side * z, 0}, {side * z, kLip}, {side * middle, 24}}));
    maker.studs(-x, x, 0, side < 0 ? -z : middle, side < 0 ? -middle : z);
  }
  return std::move(maker).finished();
}

// Two plates high without a stud, with the origin in the middle of the underside: from 16 LDU at +z
// to a lip at -z.
struct CheeseRow {
  std::string_view number;
  std::string_view title;
  int wide;
};

constexpr CheeseRow kCheeses[] = {
    {"54200", "Slope Brick 31 1 x 1 x 0.667", 1},
    {"85984", "Slope Brick 31 1 x 2 x 0.667", 2},
};

CataloguePart cheese(const CheeseRow& row) {
  const int x = 10 * row.wide;
  PartMaker maker(row.title);
  maker.along_x(-x, x, in_ldu({{10, -16}, {-10, -kLip}, {-10, 0}, {10, 0}}));
  maker.holes(-x, x, 0, -10, 10);
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> slope_families() {
  return {family_of<kSlopes, slope>(), family_of<kRidges, ridge>(),
          family_of<kInverted, inverted>(), family_of<kBoats, boat>(),
          family_of<kCheeses, cheese>()};
}

}  // namespace parapet
