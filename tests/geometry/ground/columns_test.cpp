#include "geometry/ground/columns.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "tests/support/random_source.h"

namespace parapet {
namespace {

Body box(Point a, Point b, std::uint32_t piece = 0) { return {Box::spanning(a, b), piece}; }

std::vector<SolidSpan> spans(const Columns& columns, Column at) {
  const auto here = columns.spans(at);
  return {here.begin(), here.end()};
}

Columns made(const std::vector<Body>& bodies) {
  auto columns = Columns::make(bodies);
  REQUIRE(columns);
  return *std::move(columns);
}

std::vector<Body> random_boxes(testing::RandomSource& random) {
  std::vector<Body> bodies;
  const int count = random.between(1, 12);
  for (int n = 0; n < count; ++n) {
    const Point low{random.between(-4, 8) * 40 + random.pick(std::vector<int>{0, 0, 7}),
                    random.between(-4, 8) * 40, random.between(0, 8) * 32};
    const Vec size{random.between(1, 4) * 40, random.between(1, 4) * 40, random.between(1, 3) * 32};
    bodies.push_back(box(low, low + size, static_cast<std::uint32_t>(n)));
  }
  return bodies;
}

TEST_CASE("columns hold what is over their open squares") {
  const Columns columns = made({box({0, 0, 0}, {80, 40, 32}), box({40, 0, 96}, {120, 40, 128}, 1),
                                box({41, 0, 200}, {79, 1, 201}, 2)});
  CHECK(columns.first() == Column{0, 0});
  CHECK(columns.end() == Column{3, 1});
  CHECK(spans(columns, {0, 0}) == std::vector<SolidSpan>{{0, 32}});
  CHECK(spans(columns, {1, 0}) == std::vector<SolidSpan>{{0, 32}, {96, 128}, {200, 201}});
  CHECK(spans(columns, {2, 0}) == std::vector<SolidSpan>{{96, 128}});
  CHECK(spans(columns, {3, 0}).empty());
  CHECK(spans(columns, {0, -1}).empty());
}

TEST_CASE("a hollow of less than a brick inside one mesh is filled") {
  const auto sheet = [](std::int64_t height, std::uint32_t piece = 0) {
    return Body{Triangle{{-40, -40, height}, {120, -40, height}, {-40, 120, height}}, piece};
  };
  const auto two = [&](std::int64_t gap, std::uint32_t other) {
    return made({sheet(0), sheet(gap, other)});
  };
  CHECK(spans(two(95, 0), {0, 0}) == std::vector<SolidSpan>{{0, 95}});
  CHECK(spans(two(96, 0), {0, 0}) == std::vector<SolidSpan>{{0, 0}, {96, 96}});
  CHECK(spans(two(1, 1), {0, 0}) == std::vector<SolidSpan>{{0, 0}, {1, 1}});
}

TEST_CASE("what is open between the solids of one piece stays open") {
  const auto two = [](std::int64_t gap, std::uint32_t other) {
    return made({box({0, 0, 0}, {40, 40, 10}), box({0, 0, 10 + gap}, {40, 40, 20 + gap}, other)});
  };
  CHECK(spans(two(64, 0), {0, 0}) == std::vector<SolidSpan>{{0, 10}, {74, 84}});
  CHECK(spans(two(1, 1), {0, 0}) == std::vector<SolidSpan>{{0, 10}, {11, 21}});
  CHECK(spans(two(0, 0), {0, 0}) == std::vector<SolidSpan>{{0, 20}});
  CHECK(spans(two(0, 1), {0, 0}) == std::vector<SolidSpan>{{0, 20}});
}

TEST_CASE("columns against every point tried one by one") {
  testing::RandomSource random(5);
  for (int round = 0; round < 200; ++round) {
    const std::vector<Body> bodies = random_boxes(random);
    const Columns columns = made(bodies);
    for (int y = -5; y < 14; ++y) {
      for (int x = -5; x < 14; ++x) {
        // The heights, in half ticks, that are solid in the column.
        std::vector<bool> solid(1000, false);
        for (const Body& body : bodies) {
          const Box& b = std::get<Box>(body.shape);
          const bool over = b.lo().x < 40 * x + 40 && b.hi().x > 40 * x && b.lo().y < 40 * y + 40 &&
                            b.hi().y > 40 * y;
          for (std::int64_t z = 2 * b.lo().z; over && z <= 2 * b.hi().z; ++z) {
            solid[static_cast<std::size_t>(z)] = true;
          }
        }
        std::vector<bool> told(1000, false);
        for (const SolidSpan& span : columns.spans({x, y})) {
          for (int z = 2 * span.bottom; z <= 2 * span.top; ++z) {
            told[static_cast<std::size_t>(z)] = true;
          }
        }
        REQUIRE(told == solid);
      }
    }
  }
}

TEST_CASE("order of the bodies and cuts change no column") {
  testing::RandomSource random(6);
  for (int round = 0; round < 100; ++round) {
    std::vector<Body> bodies = random_boxes(random);
    const Columns columns = made(bodies);
    std::vector<Body> other;
    for (const Body& body : bodies) {
      const Box& b = std::get<Box>(body.shape);
      const std::int64_t cut = random.between(0, 1) == 0 ? b.lo().x + random.between(1, 39)
                                                         : b.lo().x + (b.hi().x - b.lo().x) / 2;
      other.push_back(box(b.lo(), {cut, b.hi().y, b.hi().z}, body.piece));
      other.push_back(box({cut, b.lo().y, b.lo().z}, b.hi(), body.piece));
    }
    random.shuffle(other);
    const Columns again = made(other);
    REQUIRE(again.first() == columns.first());
    REQUIRE(again.end() == columns.end());
    for (int y = columns.first().y; y < columns.end().y; ++y) {
      for (int x = columns.first().x; x < columns.end().x; ++x) {
        REQUIRE(spans(again, {x, y}) == spans(columns, {x, y}));
      }
    }
  }
}

TEST_CASE("even ground is even column by column") {
  testing::RandomSource random(7);
  int even = 0;
  for (int round = 0; round < 400; ++round) {
    std::vector<Body> bodies{box({-160, -160, 0}, {400, 400, 32}, 20)};
    for (int n = random.between(0, 3); n > 0; --n) bodies.push_back(random_boxes(random).front());
    const Columns columns = made(bodies);
    const Column first{random.between(-5, 6), random.between(-5, 6)};
    const Column end{first.x + random.between(1, 5), first.y + random.between(1, 5)};
    std::vector<std::int32_t> tops;
    for (int y = first.y; y < end.y; ++y) {
      for (int x = first.x; x < end.x; ++x) {
        const auto here = spans(columns, {x, y});
        tops.push_back(here.size() == 1 ? here[0].top : -1);
      }
    }
    const bool is_even = tops.front() != -1 && std::count(tops.begin(), tops.end(), tops.front()) ==
                                                   static_cast<std::ptrdiff_t>(tops.size());
    const auto told = columns.even_top(first, end);
    REQUIRE(told.has_value() == is_even);
    if (is_even) REQUIRE(*told == tops.front());
    even += is_even ? 1 : 0;
  }
  CHECK(even > 50);
}

TEST_CASE("terrain that is too large is refused before it is laid out") {
  constexpr std::int64_t far = kMaxCoordinate;
  const auto wide = Columns::make(std::vector<Body>{box({-far, -far, 0}, {far, far, 1})});
  REQUIRE_FALSE(wide);
  CHECK(wide.error().code == "limit");
  const std::vector<Body> corners{box({-far, -far, 0}, {40 - far, 40 - far, 1}),
                                  box({far - 40, far - 40, 0}, {far, far, 1}, 1)};
  const auto apart = Columns::make(corners);
  REQUIRE_FALSE(apart);
  CHECK(apart.error().code == "limit");
  CHECK(Columns::make({}));
}

}  // namespace
}  // namespace parapet
