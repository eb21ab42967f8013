#include <catch2/catch.hpp>
#include <set>

#include "geometry/sight/sightline.h"
#include "rules/prove/bricks/sightline_certificate.h"
#include "rules/prove/pair_sample.h"
#include "tests/support/sightline_scenes.h"

using namespace parapet;
using namespace parapet::testing;

namespace {

constexpr int kFar = 1 << 19;

// The scene with its corners spread over all that is in range.
std::vector<Body> spread(const std::vector<Body>& bodies) {
  std::vector<Body> result;
  for (const Body& body : bodies) {
    const Box& box = std::get<Box>(body.shape);
    const auto far = [](Point p) {
      const auto place = [](std::int64_t n) { return (n - 2) * (kFar / 2); };
      return Point{place(p.x), place(p.y), place(p.z)};
    };
    result.push_back({Box::spanning(far(box.lo()), far(box.hi())), body.piece});
  }
  return result;
}

}  // namespace

TEST_CASE("Rulings out to the last tick prove themselves") {
  RandomSource random(1);
  int grazes = 0;
  for (int n = 0; n < 1500; ++n) {
    const std::vector<Body> bodies = spread(random_bodies(random, 4, random.between(1, 5), {}));
    const auto end = [&random] {
      return Point{(random.between(0, 4) - 2) * (kFar / 2), (random.between(0, 4) - 2) * (kFar / 2),
                   random.between(-kFar, kFar)};
    };
    const Segment segment{end(), end()};
    const Sightline line = rule_sightline(Scene(bodies), segment);
    REQUIRE(prove::SightlineChecker(bodies).fault_of(segment, line) == "");
    grazes += line.certificate.touched.empty() ? 0 : 1;
  }
  CHECK(grazes > 5);
}

TEST_CASE("Rulings that were changed do not") {
  RandomSource random(2);
  std::set<std::string> faults;
  for (int n = 0; n < 1500; ++n) {
    const std::vector<Body> bodies = random_bodies(random, 4, random.between(2, 5), {});
    Segment segment = random_segment(random, 4);
    if (segment.p == segment.q) continue;
    const prove::SightlineChecker checker(bodies);
    const Sightline line = rule_sightline(Scene(bodies), segment);
    REQUIRE(checker.fault_of(segment, line).empty());
    const auto refused = [&](Sightline changed) {
      const std::string fault = checker.fault_of(segment, changed);
      faults.insert(fault);
      return !fault.empty();
    };
    Sightline other = line;
    other.clear = !line.clear;
    CHECK(refused(other));
    if (!line.contacts.empty()) {
      other = line;
      other.contacts.pop_back();
      CHECK(refused(other));
      other = line;
      other.contacts.front().contact = line.contacts.front().contact == Contact::crossing
                                           ? Contact::touching
                                           : Contact::crossing;
      CHECK(refused(other));
    }
    if (line.certificate.touched.size() > 1) {
      other = line;
      other.certificate.touched.pop_back();
      CHECK(refused(other));
    }
    if (line.clear && !line.contacts.empty()) {
      other = line;
      other.certificate.shift = Vec{};
      CHECK(refused(other));
    }
    other = line;
    other.contacts.push_back({99, 0, Contact::touching, Ratio(), Ratio(1)});
    CHECK(refused(other));
  }
  CHECK(faults.size() > 5);
}

TEST_CASE("A sample of pairs has each pair once and says what it leaves out") {
  for (const std::size_t count : {0U, 1U, 2U, 5U, 12U}) {
    for (const std::size_t wanted : {0U, 1U, 7U, 20U, 131U, 1000U}) {
      const prove::PairSample sample(count, wanted, 3);
      const std::size_t all = count == 0 ? 0 : count * (count - 1);
      CHECK(sample.size() == std::min(all, wanted));
      CHECK(sample.left_out().has_value() == (wanted < all));
      std::set<std::pair<std::size_t, std::size_t>> pairs;
      for (std::size_t n = 0; n < sample.size(); ++n) {
        const auto [first, second] = sample.pair(n);
        CHECK(first < count);
        CHECK(second < count);
        CHECK(first != second);
        pairs.emplace(first, second);
      }
      CHECK(pairs.size() == sample.size());
    }
  }
  CHECK(prove::PairSample(12, std::nullopt, 3).size() == 132);
}
