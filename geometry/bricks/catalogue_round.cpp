#include <array>

#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Round parts, as prisms and frustums over polygons with 16 corners, two on each axis; octagonal
// ones over octagons with sides on the axes. Both reach exactly as far along the axes as the part.
namespace parapet {
namespace {

enum class Studs : std::uint8_t { none, one, four, twelve };

// From radius to radius between two heights.
struct Turned {
  int y0, radius0, y1, radius1;
};

// One or two turned pieces about the origin, `squares` studs wide below.
struct RoundRow {
  std::string_view number;
  std::string_view title;
  int sides;  // 16 or 8
  std::array<Turned, 2> pieces;
  std::size_t count;
  Studs studs;
  Studs holes;
};

constexpr RoundRow kRound[] = {
    {"3062a",
     "Brick 1 x 1 Round with Solid Stud",
     16,
     {{{0, 10, 24, 10}}},
     1,
     Studs::one,
     Studs::one},
    {"3062b",
     "Brick 1 x 1 Round with Hollow Stud",
     16,
     {{{0, 10, 20, 10}, {20, 8, 24, 8}}},
     2,
     Studs::one,
     Studs::one},
    {"4073", "Plate 1 x 1 Round", 16, {{{0, 10, 3, 10}, {3, 8, 8, 8}}}, 2, Studs::one, Studs::one},
    {"85861",
     "Plate 1 x 1 Round with Open Stud",
     16,
     {{{0, 10, 3, 10}, {3, 8, 8, 8}}},
     2,
     Studs::one,
     Studs::one},
    {"71075a", "Brick 1 x 1 x 1.667 Round", 16, {{{0, 10, 40, 10}}}, 1, Studs::one, Studs::one},
    {"98138", "Tile 1 x 1 Round with Groove", 16, {{{0, 10, 8, 10}}}, 1, Studs::none, Studs::one},
    {"3941", "Brick 2 x 2 Round", 16, {{{0, 20, 24, 20}}}, 1, Studs::four, Studs::four},
    {"6143", "Brick 2 x 2 Round Type 2", 16, {{{0, 20, 24, 20}}}, 1, Studs::four, Studs::four},
    {"4032a",
     "Plate 2 x 2 Round with Axlehole Type 1",
     16,
     {{{0, 20, 8, 20}}},
     1,
     Studs::four,
     Studs::four},
    {"4032b",
     "Plate 2 x 2 Round with Axlehole Type 2",
     16,
     {{{0, 20, 8, 20}}},
     1,
     Studs::four,
     Studs::four},
    {"4150",
     "Tile 2 x 2 Round with Cross Underside Stud",
     16,
     {{{0, 20, 8, 20}}},
     1,
     Studs::none,
     Studs::four},
    {"14769",
     "Tile 2 x 2 Round with Round Underside Stud",
     16,
     {{{0, 20, 8, 20}}},
     1,
     Studs::none,
     Studs::four},
    {"60474",
     "Plate 4 x 4 Round with Hole and Snapstud",
     16,
     {{{0, 40, 8, 40}}},
     1,
     Studs::twelve,
     Studs::twelve},
    {"6222",
     "Brick 4 x 4 Round with Holes",
     16,
     {{{0, 40, 24, 40}}},
     1,
     Studs::twelve,
     Studs::twelve},
    {"87081",
     "Brick 4 x 4 Round with Pinhole and Snapstud",
     16,
     {{{0, 40, 24, 40}}},
     1,
     Studs::twelve,
     Studs::twelve},
    {"3940",
     "Support 2 x 2 x 2 Round",
     16,
     {{{0, 20, 24, 10}, {24, 10, 48, 20}}},
     2,
     Studs::four,
     Studs::four},
    {"4589", "Cone 1 x 1", 16, {{{0, 6, 19, 10}, {19, 8, 24, 8}}}, 2, Studs::one, Studs::one},
    {"59900",
     "Cone 1 x 1 with Stop",
     16,
     {{{0, 6, 19, 10}, {19, 8, 24, 8}}},
     2,
     Studs::one,
     Studs::one},
    {"3942a",
     "Cone 2 x 2 x 2 with Solid Stud",
     16,
     {{{0, 10, 44, 20}, {44, 20, 48, 20}}},
     2,
     Studs::one,
     Studs::four},
    {"3942b",
     "Cone 2 x 2 x 2 with Hollow Stud and Axlehole Teeth",
     16,
     {{{0, 10, 44, 20}, {44, 20, 48, 20}}},
     2,
     Studs::one,
     Studs::four},
    {"3942c",
     "Cone 2 x 2 x 2 with Hollow Stud Open",
     16,
     {{{0, 10, 44, 20}, {44, 20, 48, 20}}},
     2,
     Studs::one,
     Studs::four},
    {"3943a",
     "Cone 4 x 4 x 2 without Axlehole",
     16,
     {{{0, 20, 44, 40}, {44, 40, 48, 40}}},
     2,
     Studs::four,
     Studs::twelve},
    {"3943b",
     "Cone 4 x 4 x 2 with Axlehole",
     16,
     {{{0, 20, 44, 40}, {44, 40, 48, 40}}},
     2,
     Studs::four,
     Studs::twelve},
    {"6233",
     "Cone 3 x 3 x 2",
     16,
     {{{0, 20, 40, 30}, {40, 30, 48, 30}}},
     2,
     Studs::four,
     Studs::four},
    {"272",
     "Cone 4 x 4 x 3",
     16,
     {{{0, 10, 64, 40}, {64, 40, 72, 40}}},
     2,
     Studs::one,
     Studs::twelve},
    {"6039",
     "Cone 2 x 2 x 1.667 Octagonal",
     8,
     {{{0, 10, 32, 20}, {32, 20, 40, 20}}},
     2,
     Studs::one,
     Studs::four},
    {"6037",
     "Brick 2 x 2 x 3 & 1/3 Octagonal",
     8,
     {{{0, 20, 80, 20}}},
     1,
     Studs::four,
     Studs::four},
};

// tan(22.5 degrees) is the square root of 2, less 1: 41,421 100,000ths.
Outline octagon(std::int64_t reach) {
  const std::int64_t half_side = (reach * 41421 + 50000) / 100000;
  Outline outline;
  for (const auto& [x, z] : {std::pair{reach, half_side}, std::pair{half_side, reach}}) {
    for (const int sx : {-1, 1}) {
      for (const int sz : {-1, 1}) outline.push_back({sx * x, sz * z});
    }
  }
  return outline;
}

Outline cross_section(int sides, int radius) {
  const std::int64_t ticks = kTicksPerLdu * radius;
  return sides == 8 ? octagon(ticks) : round_outline({}, ticks);
}

void add_connectors(PartMaker& maker, Studs pattern, int y, void (PartMaker::*add)(int, int, int)) {
  if (pattern == Studs::one) (maker.*add)(0, y, 0);
  if (pattern == Studs::one || pattern == Studs::none) return;
  const int reach = pattern == Studs::four ? 10 : 30;
  for (int z = -reach; z <= reach; z += 20) {
    for (int x = -reach; x <= reach; x += 20) {
      const bool corner = reach == 30 && x * x == 900 && z * z == 900;
      if (!corner) (maker.*add)(x, y, z);
    }
  }
}

CataloguePart round_part(const RoundRow& row) {
  PartMaker maker(row.title);
  for (std::size_t i = 0; i < row.count; ++i) {
    const Turned& piece = row.pieces[i];
    maker.frustum(piece.y0, cross_section(row.sides, piece.radius0), piece.y1,
                  cross_section(row.sides, piece.radius1));
  }
  add_connectors(maker, row.studs, 0, &PartMaker::stud);
  add_connectors(maker, row.holes, row.pieces[row.count - 1].y1, &PartMaker::hole);
  return std::move(maker).finished();
}

// Rings, whole or a quarter towards +x and -z, between two radii.
struct RingRow {
  std::string_view number;
  std::string_view title;
  int height;
  Point2 centre;
  int inner;
  int outer;
  int from;  // which of the 16 pieces
  int count;
  std::array<Point2, 8> studs;
  std::size_t stud_count;
};

constexpr RingRow kRings[] = {
    {"11833",
     "Plate 4 x 4 Round with 2 x 2 Round Hole",
     8,
     {0, 0},
     20,
     40,
     0,
     16,
     {{{-10, -30}, {10, -30}, {30, -10}, {30, 10}, {10, 30}, {-10, 30}, {-30, 10}, {-30, -10}}},
     8},
    {"3063b",
     "Brick 2 x 2 Corner Round with Stud Notch",
     24,
     {-10, 10},
     20,
     40,
     12,
     4,
     {{{20, 0}, {0, -20}}},
     2},
    {"85080",
     "Brick 2 x 2 Corner Round w Stud Notch and Reinforced Underside",
     24,
     {-10, 10},
     20,
     40,
     12,
     4,
     {{{20, 0}, {0, -20}}},
     2},
    {"48092",
     "Brick 4 x 4 Round Corner",
     24,
     {0, 0},
     60,
     80,
     12,
     4,
     {{{70, -10}, {50, -50}, {10, -70}}},
     3},
};

CataloguePart ring(const RingRow& row) {
  PartMaker maker(row.title);
  const Point2 centre{kTicksPerLdu * row.centre.x, kTicksPerLdu * row.centre.y};
  for (const Outline& piece : ring_outlines(centre, kTicksPerLdu * row.inner,
                                            kTicksPerLdu * row.outer, row.from, row.count)) {
    maker.along_y(0, row.height, piece);
  }
  for (std::size_t i = 0; i < row.stud_count; ++i) {
    const int x = static_cast<int>(row.studs[i].x);
    const int z = static_cast<int>(row.studs[i].y);
    maker.stud(x, 0, z);
    maker.hole(x, row.height, z);
  }
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> round_families() {
  return {family_of<kRound, round_part>(), family_of<kRings, ring>()};
}

}  // namespace parapet
