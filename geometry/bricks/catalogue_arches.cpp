#include <algorithm>
#include <array>

#include "geometry/bricks/catalogue_family.h"
#include "geometry/bricks/part_maker.h"

// Arches, one stud thick. What curves is cut into convex pieces, by straight lines between points
// of the curve where a circle's 22.5 degrees are.
namespace parapet {
namespace {

// Sines of the multiples of 22.5 degrees, in 100,000ths.
constexpr std::array<std::int64_t, 5> kSines = {0, 38268, 70711, 92388, 100000};

// The top of the part between two places along it.
struct Step {
  int from, to, y;
};

// An opening under steps: from its highest place (`apex`, `crown_y`) it goes down to both sides, or
// to the lower one only, over `span` to `spring_y`, then straight to the bottom.
struct ArchRow {
  std::string_view number;
  std::string_view title;
  bool half;  // along z, with the apex at its end; else along x, with the apex in the middle
  int apex;
  int span;
  int crown_y;
  int spring_y;
  int height;
  std::array<Step, 5> steps;
  std::size_t count;
};

constexpr ArchRow kArches[] = {
    {"4490", "Arch 1 x 3", false, 0, 10, 8, 18, 24, {{{-30, 30, 0}}}, 1},
    {"3659", "Arch 1 x 4", false, 0, 20, 8, 24, 24, {{{-40, 40, 0}}}, 1},
    {"6182", "Arch 1 x 4 x 2", false, 0, 20, 8, 28, 48, {{{-40, 40, 0}}}, 1},
    {"3455", "Arch 1 x 6", false, 0, 40, 8, 24, 24, {{{-60, 60, 0}}}, 1},
    {"92950", "Arch 1 x 6 Raised", false, 0, 40, 8, 19, 24, {{{-60, 60, 0}}}, 1},
    {"3307",
     "Arch 1 x 6 x 2 with Thick Top and Reinforced Underside",
     false,
     0,
     40,
     12,
     48,
     48,
     {{{-60, 60, 0}}},
     1},
    {"12939", "Arch 1 x 6 x 2 with Thin Top", false, 0, 40, 8, 48, 48, {{{-60, 60, 0}}}, 1},
    {"3308", "Arch 1 x 8 x 2", false, 0, 60, 8, 48, 48, {{{-80, 80, 0}}}, 1},
    {"16577", "Arch 1 x 8 x 2 Raised", false, 0, 60, 8, 43, 48, {{{-80, 80, 0}}}, 1},
    {"6108",
     "Arch 1 x 12 x 3",
     false,
     0,
     100,
     16,
     72,
     72,
     {{{-120, -100, 48}, {-100, -80, 24}, {-80, 80, 0}, {80, 100, 24}, {100, 120, 48}}},
     5},
    {"14707",
     "Arch 1 x 12 x 3 Raised",
     false,
     0,
     100,
     16,
     67,
     72,
     {{{-120, -100, 48}, {-100, -80, 24}, {-80, 80, 0}, {80, 100, 24}, {100, 120, 48}}},
     5},
    {"88292", "Arch 1 x 3 x 2", true, 50, 40, 4, 44, 48, {{{-10, 10, 24}, {10, 50, 0}}}, 2},
    {"13965", "Arch 1 x 3 x 3", true, 50, 40, 8, 64, 72, {{{-10, 10, 24}, {10, 50, 0}}}, 2},
    {"2339",
     "Arch 1 x 5 x 4",
     true,
     90,
     80,
     16,
     96,
     96,
     {{{-10, 10, 48}, {10, 30, 24}, {30, 50, 0}, {50, 90, 8}}},
     4},
    {"76768",
     "Arch 1 x 5 x 4 with Reinforced Tip",
     true,
     90,
     80,
     16,
     96,
     96,
     {{{-10, 10, 48}, {10, 30, 24}, {30, 50, 0}, {50, 90, 8}}},
     4},
};

std::int64_t square_root(std::int64_t number) {
  std::int64_t root = 0;
  for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit /= 2) {
    if ((root + bit) * (root + bit) <= number) root += bit;
  }
  return root;
}

// How deep the opening's roof lies below the top at a distance from the apex, in ticks: a circle
// where the rise is less than the span, else an ellipse.
// Exact in 64 bits: the numbers under the roots stay below 2^40.
std::int64_t roof_y(const ArchRow& row, std::int64_t away) {
  const std::int64_t span = kTicksPerLdu * row.span;
  const std::int64_t crown = kTicksPerLdu * row.crown_y;
  const std::int64_t rise = kTicksPerLdu * row.spring_y - crown;
  if (rise >= span) return crown + rise - rise * square_root(span * span - away * away) / span;
  const std::int64_t squares = span * span + rise * rise;  // twice the rise, times the radius
  const std::int64_t under = squares * squares - 4 * rise * rise * away * away;
  return crown + (squares - square_root(under)) / (2 * rise);
}

// One side of the arch: side is 1 or -1, and the places are apex + side * away.
void add_side(PartMaker& maker, const ArchRow& row, int side) {
  const std::int64_t apex = kTicksPerLdu * row.apex;
  std::vector<std::int64_t> places;  // distances from the apex
  for (const std::int64_t sine : kSines) {
    places.push_back(kTicksPerLdu * row.span * sine / 100000);
  }
  const auto reach = [&](int place) { return side * (kTicksPerLdu * place - apex); };
  for (std::size_t i = 0; i < row.count; ++i) {
    for (const int end : {row.steps[i].from, row.steps[i].to}) {
      if (0 < reach(end) && reach(end) < kTicksPerLdu * row.span) places.push_back(reach(end));
    }
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());

  const auto add = [&](const Outline& outline) {
    row.half ? maker.along_x(-10, 10, outline) : maker.along_z(-10, 10, outline);
  };
  for (std::size_t i = 0; i < row.count; ++i) {
    const Step& step = row.steps[i];
    const std::int64_t near = std::max<std::int64_t>(0, std::min(reach(step.from), reach(step.to)));
    const std::int64_t far = std::max(reach(step.from), reach(step.to));
    const std::int64_t top = kTicksPerLdu * step.y;
    for (std::size_t n = 0; n + 1 < places.size(); ++n) {
      if (places[n] < near || places[n + 1] > far) continue;
      const std::int64_t u0 = apex + side * places[n];
      const std::int64_t u1 = apex + side * places[n + 1];
      add({{u0, top}, {u1, top}, {u1, roof_y(row, places[n + 1])}, {u0, roof_y(row, places[n])}});
    }
    if (far <= places.back()) continue;
    const std::int64_t u0 = apex + side * std::max(near, places.back());
    const std::int64_t u1 = apex + side * far;
    const std::int64_t bottom = kTicksPerLdu * row.height;
    add({{u0, top}, {u1, top}, {u1, bottom}, {u0, bottom}});
  }
}

CataloguePart arch(const ArchRow& row) {
  PartMaker maker(row.title);
  add_side(maker, row, -1);
  if (!row.half) add_side(maker, row, 1);
  for (std::size_t i = 0; i < row.count; ++i) {
    const Step& step = row.steps[i];
    if (row.half) {
      maker.studs(-10, 10, step.y, step.from, step.to);
    } else {
      maker.studs(step.from, step.to, step.y, -10, 10);
    }
  }
  const int end = row.steps[0].from;
  const int foot = row.apex - row.span;
  if (row.half) {
    maker.holes(-10, 10, row.height, end, foot);
  } else {
    maker.holes(end, foot, row.height, -10, 10);
    maker.holes(-foot, -end, row.height, -10, 10);
  }
  return std::move(maker).finished();
}

// A quarter of a ring that comes down to -z or to both sides of x: from a flat piece of `flat` to
// either side of the origin, the outer circle goes down from y = 0, the inner one from 16. Both
// have ended when a straight foot takes over.
struct BowRow {
  std::string_view number;
  std::string_view title;
  bool half;  // along z, else along x and both ways
  int flat;
  int flat_y;  // the top of the flat piece
  int outer;
  int inner;
  int height;
};

constexpr BowRow kBows[] = {
    {"6183", "Arch 1 x 6 x 2 with Curved Top", false, 20, 0, 40, 20, 48},
    {"6005", "Arch 1 x 3 x 2 with Curved Top", true, 10, 8, 40, 20, 48},
    {"6060", "Arch 1 x 6 x 3 & 1/3 with Curved Top", true, 20, 8, 80, 60, 80},
};

void add_bow(PartMaker& maker, const BowRow& row, int side) {
  constexpr int kCrown = 16;
  const auto add = [&](const Outline& outline) {
    row.half ? maker.along_x(-10, 10, outline) : maker.along_z(-10, 10, outline);
  };
  const auto at = [&](int radius, int top, std::size_t i) {
    const std::int64_t ticks = kTicksPerLdu * radius;
    return Point2{side * (kTicksPerLdu * row.flat + ticks * kSines[i] / 100000),
                  kTicksPerLdu * top + ticks - ticks * kSines[4 - i] / 100000};
  };
  for (std::size_t i = 0; i < 4; ++i) {
    add({at(row.outer, 0, i), at(row.outer, 0, i + 1), at(row.inner, kCrown, i + 1),
         at(row.inner, kCrown, i)});
  }
  const Point2 outer = at(row.outer, 0, 4);
  const Point2 inner = at(row.inner, kCrown, 4);
  const std::int64_t bottom = kTicksPerLdu * row.height;
  add({outer, inner, {inner.x, bottom}, {outer.x, bottom}});
}

CataloguePart bow(const BowRow& row) {
  PartMaker maker(row.title);
  const int far = row.flat + row.outer;
  const int foot = row.flat + row.inner;
  add_bow(maker, row, -1);
  if (row.half) {
    maker.box(-10, 10, row.flat_y, 16, -row.flat, row.flat);
    maker.studs(-10, 10, row.flat_y, -row.flat, row.flat);
    maker.holes(-10, 10, row.height, -far, -foot);
  } else {
    add_bow(maker, row, 1);
    maker.box(-row.flat, row.flat, row.flat_y, 16, -10, 10);
    maker.studs(-row.flat, row.flat, row.flat_y, -10, 10);
    maker.holes(-far, -foot, row.height, -10, 10);
    maker.holes(foot, far, row.height, -10, 10);
  }
  return std::move(maker).finished();
}

// A brick with a row of studs 8 LDU below the top and a quarter of a cylinder before it.
struct HoodRow {
  std::string_view number;
  std::string_view title;
  int wide;
};

constexpr HoodRow kHoods[] = {
    {"6091", "Brick 2 x 1 x 1 & 1/3 with Curved Top", 1},
    {"6081", "Brick 2 x 4 x 1 & 1/3 with Curved Top", 4},
};

CataloguePart hood(const HoodRow& row) {
  const int x = 10 * row.wide;
  const Point2 centre{-10 * kTicksPerLdu, 20 * kTicksPerLdu};
  const Outline circle = round_outline(centre, 20 * kTicksPerLdu);
  Outline outline(circle.begin() + 8, circle.begin() + 13);  // from -z up to the top
  outline.push_back({centre.x, 32 * kTicksPerLdu});
  outline.push_back({-30 * kTicksPerLdu, 32 * kTicksPerLdu});
  PartMaker maker(row.title);
  maker.along_x(-x, x, outline);
  maker.box(-x, x, 8, 32, -10, 10);
  maker.studs(-x, x, 8, -10, 10);
  maker.holes(-x, x, 32, -30, 10);
  return std::move(maker).finished();
}

}  // namespace

std::vector<PartFamily> arch_families() {
  return {family_of<kArches, arch>(), family_of<kBows, bow>(), family_of<kHoods, hood>()};
}

}  // namespace parapet
