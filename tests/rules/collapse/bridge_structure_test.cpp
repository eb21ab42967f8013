#include "rules/collapse/bridge_structure.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "physics/stability/who_stands.h"
#include "physics/structure/centre.h"
#include "rules/skybridge/bridge.h"
#include "rules/skybridge/track.h"

// A bridge that is built out from both banks is a beam of rigid segments. Each lap gives way when
// what pulls its studs apart does as much work as they hold, turning about the outermost places
// where they touch. So the load factor has a closed form: of an arm that hangs from a pier the
// weakest lap decides, of the closed bridge the weakest three laps.

namespace parapet {
namespace {

using collapse::bridge_structure;
using collapse::BridgeStructure;
using collapse::SegmentLoad;

constexpr double kMetresOfTick = 0.0078 / 80;

// A joint from the start to the eye, seen as a hinge: metres along the bridge, newton metres.
struct Hinge {
  double west = 0;  // its outermost places
  double east = 0;
  double opens_west = 0;  // what it holds when it turns about its eastern places
  double opens_east = 0;
};

struct Weight {
  int segment = 0;
  double at = 0;
  double newtons = 0;
};

Hinge hinge_of(const physics::Contact& contact, const physics::Grip& grip) {
  Hinge hinge;
  const auto x = [](const physics::ContactPlace& place) { return place.at[0] * kMetresOfTick; };
  const auto [west, east] =
      std::minmax_element(contact.places.begin(), contact.places.end(),
                          [&](const auto& a, const auto& b) { return a.at[0] < b.at[0]; });
  hinge.west = x(*west);
  hinge.east = x(*east);
  for (const physics::ContactPlace& place : contact.places) {
    hinge.opens_west += grip.hold * place.holds * (hinge.east - x(place));
    hinge.opens_east += grip.hold * place.holds * (x(place) - hinge.west);
  }
  return hinge;
}

// The bridge as a beam.
struct Beam {
  std::vector<int> order;     // segments that are there, from the start to the eye
  std::vector<Hinge> hinges;  // before each of them, and one after the last
  std::vector<Weight> weights;

  explicit Beam(const BridgeStructure& bridge) {
    const physics::Grip grip;
    const auto contacts = physics::contacts_of(bridge.structure);
    for (const physics::Contact& contact : contacts) {
      REQUIRE(contact.kind == physics::ContactKind::studded);
      hinges.push_back(hinge_of(contact, grip));
    }
    std::sort(hinges.begin(), hinges.end(),
              [](const Hinge& a, const Hinge& b) { return a.west < b.west; });
    for (std::size_t n = 0; n < bridge.bodies.size(); ++n) {
      if (!bridge.pieces[n] || bridge.bodies[n].number == 0) continue;
      order.push_back(bridge.bodies[n].number);
      const physics::Piece& piece = bridge.structure.pieces[*bridge.pieces[n]];
      add(order.back(), physics::centre_of(piece)[0], piece.mass_mg, grip);
    }
    for (const skybridge::CarriedLoad& load : bridge.carried) {
      add(load.segment, static_cast<double>(load.at.x), load.mass_mg, grip);
    }
  }

  void add(int segment, double x, std::int64_t mass_mg, const physics::Grip& grip) {
    weights.push_back(
        {segment, x * kMetresOfTick, static_cast<double>(mass_mg) * 1e-6 * grip.gravity});
  }

  std::size_t place_of(int segment) const {
    return static_cast<std::size_t>(std::find(order.begin(), order.end(), segment) - order.begin());
  }
};

constexpr double kMost = 50;

// Segments 1 to `built` of an open bridge: two arms, each as strong as its weakest lap.
double arms_factor(const Beam& beam) {
  double least = kMost;
  for (std::size_t n = 0; n < beam.order.size(); ++n) {
    const int root = beam.order[n];
    const bool from_start = !skybridge::is_built_from_eye(root);
    // Arms have as many hinges as segments: before each one, or behind it.
    const Hinge& hinge = beam.hinges[n];
    double moment = 0;
    for (const Weight& weight : beam.weights) {
      const bool same_arm = skybridge::is_built_from_eye(weight.segment) != from_start;
      if (!same_arm || weight.segment < root) continue;
      moment += weight.newtons * (from_start ? weight.at - hinge.east : hinge.west - weight.at);
    }
    if (moment > 0) {
      least = std::min(least, (from_start ? hinge.opens_west : hinge.opens_east) / moment);
    }
  }
  return least;
}

// How a lap turns: where it turns about, and what it holds then. Of the laps from the start up to
// the key the part on top is the eastern one, behind the key the western one.
struct Turn {
  double pivot = 0;
  double holds = 0;
};
constexpr std::size_t kLastOfStart = 4;  // hinge

// The bridge hangs down beside its pier: it opens on top.
Turn hanging(const Beam& beam, std::size_t n) {
  const Hinge& hinge = beam.hinges[n];
  return n <= kLastOfStart ? Turn{hinge.east, hinge.opens_west}
                           : Turn{hinge.west, hinge.opens_east};
}

// It sags in the middle: it opens below.
Turn sagging(const Beam& beam, std::size_t n) {
  const Hinge& hinge = beam.hinges[n];
  return n <= kLastOfStart ? Turn{hinge.west, hinge.opens_east}
                           : Turn{hinge.east, hinge.opens_west};
}

// What two bodies hold that hang from two laps and sag at a third between them, by what pulls them
// down.
double factor_of(const Beam& beam, std::size_t i, std::size_t j, std::size_t k) {
  const Turn west = hanging(beam, i);
  const Turn middle = sagging(beam, j);
  const Turn east = hanging(beam, k);
  if (!(west.pivot < middle.pivot && middle.pivot < east.pivot)) return kMost;
  const double left = 1 / (middle.pivot - west.pivot);
  const double right = 1 / (east.pivot - middle.pivot);
  double work = 0;
  for (const Weight& weight : beam.weights) {
    const std::size_t place = beam.place_of(weight.segment);
    if (place < i || place >= k) continue;
    work += weight.newtons *
            (place < j ? left * (weight.at - west.pivot) : right * (east.pivot - weight.at));
  }
  const double held = left * west.holds + right * east.holds + (left + right) * middle.holds;
  return work > 0 ? std::min(kMost, held / work) : kMost;
}

double closed_factor(const Beam& beam) {
  double least = kMost;
  for (std::size_t i = 0; i < beam.hinges.size(); ++i) {
    for (std::size_t j = i + 1; j < beam.hinges.size(); ++j) {
      for (std::size_t k = j + 1; k < beam.hinges.size(); ++k) {
        least = std::min(least, factor_of(beam, i, j, k));
      }
    }
  }
  return least;
}

physics::Standing standing_of(const BridgeStructure& bridge) {
  return physics::who_stands(bridge.structure, physics::contacts_of(bridge.structure),
                             std::vector<bool>(bridge.structure.pieces.size()), {}, physics::go_on);
}

skybridge::Position with_people(int completed, bool people) {
  skybridge::Position position;
  position.players = {{"a", 0, 0}, {"b", 0, 0}, {"c", 0, 0}};
  position.completed = completed;
  if (!people) return position;
  position.population = {{{0, 1}, {}, {2}, {0, 1, 2}, {1}, {0}, {2, 1}}};
  return position;
}

std::vector<skybridge::Span> spans() {
  skybridge::Span plain;
  skybridge::Span heavy = plain;
  for (auto& segment : heavy.segments) segment.mass_mg = 170'000;
  heavy.person_mg = 9'000;
  skybridge::Span mixed;
  mixed.width = 3;
  for (std::size_t n = 0; n < mixed.segments.size(); ++n) {
    const int k = static_cast<int>(n);
    mixed.segments[n] = {7 + k % 3, 2 + k % 2, 20'000 + 7'000 * k};
  }
  mixed.segments[6] = {11, 3, 95'000};
  return {plain, heavy, mixed};
}

TEST_CASE("arms that hang from both banks carry what their weakest lap holds") {
  for (const skybridge::Span& span : spans()) {
    for (const bool people : {false, true}) {
      for (int built = 1; built < skybridge::kSegments; ++built) {
        INFO("width " << span.width << ", people " << people << ", built " << built);
        const auto bridge = bridge_structure(span, with_people(built, people), {});
        const double expected = arms_factor(Beam(bridge));
        const physics::Standing standing = standing_of(bridge);
        CHECK(standing.factor / 10'000.0 == Approx(expected).margin(2e-4));
        CHECK(standing.stands == (expected >= 1));
        CHECK(standing.unsupported.empty());
      }
    }
  }
}

TEST_CASE("the closed bridge carries what its weakest three laps hold") {
  for (const skybridge::Span& span : spans()) {
    for (const bool people : {false, true}) {
      INFO("width " << span.width << ", people " << people);
      const auto bridge = bridge_structure(span, with_people(7, people), {});
      const Beam beam(bridge);
      REQUIRE(beam.hinges.size() == 8);
      CHECK(standing_of(bridge).factor / 10'000.0 == Approx(closed_factor(beam)).margin(2e-4));
    }
  }
}

TEST_CASE("nothing is built yet and nothing falls") {
  const auto bridge = bridge_structure({}, with_people(0, true), {});
  CHECK(bridge.structure.pieces.size() == 2);
  CHECK(bridge.structure.loads.empty());
  CHECK(standing_of(bridge).factor == physics::kAnyLoad);
}

TEST_CASE("the span of a board that says nothing stands at every stage") {
  physics::LoadFactor open = physics::kAnyLoad;
  for (int built = 0; built < skybridge::kSegments; ++built) {
    const auto standing = standing_of(bridge_structure({}, with_people(built, true), {}));
    INFO(built);
    CHECK(standing.stands);
    CHECK(standing.factor <= open);
    open = standing.factor;
  }
  const auto closed = standing_of(bridge_structure({}, with_people(7, true), {}));
  CHECK(closed.factor > open);
}

TEST_CASE("a load on an arm is one more weight on it") {
  const std::vector<SegmentLoad> loads = {{4, 60'000}, {2, 5'000}};
  for (int built = 1; built < skybridge::kSegments; ++built) {
    const auto bridge = bridge_structure({}, with_people(built, true), loads);
    CHECK(standing_of(bridge).factor / 10'000.0 == Approx(arms_factor(Beam(bridge))).margin(2e-4));
  }
}

TEST_CASE("a pillar under a segment bears its arm") {
  skybridge::Span span;
  for (auto& segment : span.segments) segment.mass_mg = 170'000;
  CHECK_FALSE(standing_of(bridge_structure(span, with_people(4, false), {})).stands);
  span.pillars = {2};
  const auto bridge = bridge_structure(span, with_people(4, false), {});
  CHECK(bridge.structure.pieces.size() == 7);
  CHECK(standing_of(bridge).stands);
}

TEST_CASE("parts touch each other in laps alone and are all there once") {
  for (const skybridge::Span& span : spans()) {
    const auto bridge = bridge_structure(span, with_people(7, true), {});
    REQUIRE(bridge.bodies.size() == 9);
    CHECK(bridge.bodies.front().id == "start");
    CHECK(bridge.bodies.back().id == "eye");
    for (std::size_t n = 0; n < skybridge::kBridgeOrder.size(); ++n) {
      CHECK(bridge.bodies[n + 1].number == skybridge::kBridgeOrder[n]);
    }
    for (std::size_t a = 0; a < bridge.bodies.size(); ++a) {
      for (std::size_t b = a + 1; b < bridge.bodies.size(); ++b) {
        for (const Box& one : bridge.bodies[a].boxes) {
          for (const Box& other : bridge.bodies[b].boxes) {
            if (!overlap(one, other)) continue;
            CHECK(b == a + 1);
            CHECK((one.hi().z == other.lo().z || one.lo().z == other.hi().z));
          }
        }
      }
    }
    std::size_t people = 0;
    for (const skybridge::CarriedLoad& load : bridge.carried) {
      const Box deck = bridge.bodies[bridge.body_of(load.segment)].deck();
      CHECK(load.at.z == deck.hi().z);
      CHECK(deck.lo().x < load.at.x);
      CHECK(load.at.x < deck.hi().x);
      ++people;
    }
    CHECK(people == 10);
  }
}

}  // namespace
}  // namespace parapet
