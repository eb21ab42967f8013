#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "generator.h"
#include "geometry/numbers/contact.h"
#include "geometry/numbers/predicates.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/stretch.h"
#include "sample_solids.h"

// One number over all answers to a fixed large set of questions. Every compiler, standard library
// and optimisation level must reproduce it; a change of an answer shows here first.

using namespace parapet;
using parapet::testing::Generator;

namespace {

// FNV-1a, 64 bits.
class Digest {
 public:
  void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001B3u; }
  void add(Sign sign) { add_byte(static_cast<std::uint8_t>(static_cast<int>(sign) + 1)); }
  void add(Contact contact) { add_byte(static_cast<std::uint8_t>(contact)); }
  void add(bool answer) { add_byte(answer ? 1 : 0); }
  void add(std::strong_ordering order) { add_byte(order < 0 ? 0 : order == 0 ? 1 : 2); }
  void add(std::string_view text) {
    for (const char letter : text) add_byte(static_cast<std::uint8_t>(letter));
    add_byte(0);
  }
  void add(const std::optional<Stretch>& stretch) {
    add(stretch.has_value());
    if (!stretch) return;
    add(to_string(stretch->enter));
    add(to_string(stretch->leave));
  }

  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325u;
};

// Questions on a small grid, over the whole range, and at its ends in turn.
Point sample_point(Generator& generator, int turn) {
  if (turn % 3 == 0) return generator.point(2);
  return turn % 3 == 1 ? generator.point(kMaxCoordinate) : generator.extreme_point();
}

void add_predicates(Digest& digest, Generator& generator, int turn) {
  const Point a = sample_point(generator, turn);
  const Point b = sample_point(generator, turn);
  const Point c = sample_point(generator, turn);
  const Point d = sample_point(generator, turn);
  const Point e = sample_point(generator, turn);
  digest.add(orient2d(project(a, Axis::z), project(b, Axis::z), project(c, Axis::z)));
  digest.add(orient3d(a, b, c, d));
  digest.add(compare_distances(a, b, c));
  digest.add(compare_line_distance(a, {b, c}, Length::ticks(1 + (a.x & 1023))));
  digest.add(segments_meet({a, b}, {c, d}));
  digest.add(contact(Segment{a, b}, Box::spanning(c, d)));
  digest.add(stretch(Segment{a, b}, Box::spanning(c, d)));
  digest.add(contact(Segment{a, b}, Triangle{c, d, e}));

  const Plane first = Plane::through(c, d, e);
  const Plane second = Plane::through(d, e, a);
  if (first.value(a) != first.value(b) && second.value(a) != second.value(b)) {
    digest.add(compare_hits({a, b}, first, second));
  }
  if (const std::optional<ConvexSolid> solid = ConvexSolid::tetrahedron(b, c, d, e)) {
    digest.add(contact(Segment{a, e}, *solid));
    digest.add(stretch(Segment{a, e}, *solid));
    const Segment inward{a, Point{}};
    digest.add(contact(inward, *solid));
    digest.add(stretch(inward, *solid));
  }
}

void add_ratios(Digest& digest, Generator& generator) {
  // Braces fix the order of the draws; the arguments of one call would not.
  const std::int64_t numbers[] = {generator.any(), generator.any(), generator.any(),
                                  generator.any()};
  const std::optional<Ratio> a = Ratio::make(numbers[0], numbers[1]);
  const std::optional<Ratio> b = Ratio::make(numbers[2], numbers[3]);
  if (a && b) {
    digest.add(*a <=> *b);
    digest.add(to_string(*a));
  }
  digest.add(to_string(Wide{numbers[0]} * numbers[3]));
}

}  // namespace

TEST_CASE("digest: every build gives the same answers") {
  Generator generator(20250101);
  Digest digest;
  for (int i = 0; i < 300000; ++i) add_predicates(digest, generator, i);
  for (int i = 0; i < 100000; ++i) add_ratios(digest, generator);
  for (int i = 0; i < 2000; ++i) {
    const ConvexSolid solid = testing::sample_solid(generator);
    for (int j = 0; j < 20; ++j) {
      const Segment s = generator.segment(4);
      digest.add(contact(s, solid));
      digest.add(stretch(s, solid));
    }
  }
  CHECK(digest.value() == 0xC21F9ED608809A7Bu);
}
