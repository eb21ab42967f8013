#include "rules/realms/sight/unit_sight.h"

#include <catch2/catch.hpp>
#include <tuple>

#include "rules/realms/sight/figure.h"
#include "tests/support/brick_field.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

BrickField plain() {
  BrickField board;
  board.block(36, 12, 1, 0, 0, 0).grid(1, 1, 4, 9, 3);
  return board;
}

BrickField tower() {
  BrickField board;
  board.block(20, 4, 1, 0, 0, 0).block(4, 4, 40, 8, 0, 1).grid(1, 1, 4, 5, 1);
  return board;
}

// A wall across the plain between C and D, so many plates high.
BrickField walled(int height) {
  BrickField board = plain();
  board.block(1, 12, height, 11, 0, 1);
  return board;
}

// The pieces that are met, and where, however the bodies of the scene are numbered.
using Met = std::tuple<std::uint32_t, Contact, Ratio, Ratio>;
std::vector<Met> met_by(const UnitSightRuling& ruling) {
  std::vector<Met> met;
  for (const SightContact& contact : ruling.evidence.contacts) {
    met.push_back({contact.piece, contact.contact, contact.enter, contact.leave});
  }
  return met;
}

std::vector<std::uint32_t> certified(const UnitSightRuling& ruling) {
  const SightCertificate& certificate = ruling.evidence.certificate;
  std::vector<std::uint32_t> pieces;
  if (certificate.crossed) pieces.push_back(ruling.scene.body(*certificate.crossed).piece);
  for (const std::uint32_t body : certificate.touched) {
    pieces.push_back(ruling.scene.body(body).piece);
  }
  return pieces;
}

UnitSightRuling look(const BrickField& board, const std::vector<Unit>& units, SightEnd from,
                     SightEnd to, const Options& options = {},
                     SightPolicy policy = SightPolicy::hair) {
  const Battlefield field = board.field();
  const Terrain terrain = board.terrain();
  const auto ruling = rule_unit_sight(field, terrain, units, from, to, policy, options);
  REQUIRE(ruling);
  const auto plain = unit_sees(field, terrain, units, from, to, policy, options);
  REQUIRE(plain);
  CHECK(*plain == ruling->sight);
  CHECK(ruling->evidence.clear == ruling->sight);
  const auto quick =
      rule_unit_sight(field, terrain, units, from, to, policy, options, SightDetail::evidence);
  REQUIRE(quick);
  CHECK_FALSE(quick->margin);
  CHECK(quick->sight == ruling->sight);
  CHECK(quick->sample == ruling->sample);
  CHECK(quick->evidence.blockers == ruling->evidence.blockers);
  CHECK(quick->evidence.certificate.shift == ruling->evidence.certificate.shift);
  CHECK(met_by(*quick) == met_by(*ruling));
  CHECK(certified(*quick) == certified(*ruling));
  return *ruling;
}

ExposureRuling exposure(const BrickField& board, const std::vector<Unit>& units,
                        const Options& options = {}, SightPolicy policy = SightPolicy::hair) {
  const auto ruling = rule_exposure(board.field(), board.terrain(), units, std::size_t{0},
                                    std::size_t{1}, policy, options);
  REQUIRE(ruling);
  const auto quick = rule_exposure(board.field(), board.terrain(), units, std::size_t{0},
                                   std::size_t{1}, policy, options, SightDetail::evidence);
  REQUIRE(quick);
  CHECK_FALSE(quick->margin);
  CHECK(quick->seen == ruling->seen);
  CHECK(quick->raise_pegs == ruling->raise_pegs);
  CHECK(quick->attained == ruling->attained);
  return *ruling;
}

std::vector<Unit> pair(const BrickField& board, const std::string& a, const std::string& b) {
  const Battlefield field = board.field();
  return {unit_at(field, "a", a), unit_at(field, "b", b)};
}

}  // namespace

TEST_CASE("figures see each other over flat ground and not through a tower") {
  CHECK(look(tower(), pair(tower(), "A1", "B1"), std::size_t{0}, std::size_t{1}).sight);
  const UnitSightRuling hidden =
      look(tower(), pair(tower(), "A1", "E1"), std::size_t{0}, std::size_t{1});
  CHECK_FALSE(hidden.sight);
  CHECK(hidden.sample == 8);
  REQUIRE(hidden.evidence.blockers.size() == 1);
  CHECK(piece_name(tower().field(), {}, hidden.evidence.blockers[0].piece) == "t1");
}

TEST_CASE("the evidence is the first sample point that is seen") {
  const UnitSightRuling seen =
      look(plain(), pair(plain(), "A2", "E2"), std::size_t{0}, std::size_t{1});
  CHECK(seen.sample == 0);
  // A wall of 6 plates hides what is lower than a line over its top.
  const UnitSightRuling upper =
      look(walled(6), pair(plain(), "A2", "E2"), std::size_t{0}, std::size_t{1});
  CHECK(upper.sight);
  CHECK(upper.sample == 4);
  CHECK(upper.line.q.z == 32 + 240);
}

TEST_CASE("between points sight is a line and the same both ways") {
  const Point low{100, 160, 100};
  const Point high{1700, 160, 100};
  const BrickField board = walled(3);  // its top is at 128
  CHECK_FALSE(look(board, {}, low, high).sight);
  CHECK_FALSE(look(board, {}, high, low).sight);
  const Point over{1700, 160, 160};
  const Point top{100, 160, 128};
  CHECK(look(board, {}, Point{100, 160, 160}, over).sight);
  // Skimming the top of the wall: clear by a hair, not if touching blocks.
  const Point far_top{1700, 160, 128};
  CHECK(look(board, {}, top, far_top).sight);
  CHECK(look(board, {}, top, far_top, {}, SightPolicy::open).sight);
  CHECK_FALSE(look(board, {}, top, far_top, {}, SightPolicy::closed).sight);
  CHECK(look(board, {}, top, far_top, {}, SightPolicy::closed).evidence.policy ==
        SightPolicy::closed);
  CHECK(look(board, {}, top, far_top).margin == Ratio(0));
}

TEST_CASE("a unit sees a point and a point a unit") {
  const std::vector<Unit> units = pair(plain(), "A2", "E2");
  CHECK(look(walled(9), units, std::size_t{0}, Point{1440, 480, 321}).sight);
  CHECK_FALSE(look(walled(9), units, std::size_t{0}, Point{1440, 480, 200}).sight);
  CHECK(look(walled(9), units, Point{100, 480, 321}, std::size_t{1}).sight);
  CHECK(look(walled(9), units, Point{100, 480, 321}, std::size_t{1}).sample == 8);
}

TEST_CASE("sight between units need not be mutual") {
  // A giant that looks from its knees does not see over the wall; who is behind it sees its head.
  const BrickField board = walled(10);
  std::vector<Unit> units = pair(board, "A2", "D2");
  units[0].height = Ratio(30);
  units[0].eye = Ratio(29);
  CHECK(look(board, units, std::size_t{0}, std::size_t{1}).sight);
  units[0].eye = Ratio(1);
  CHECK_FALSE(look(board, units, std::size_t{0}, std::size_t{1}).sight);
  CHECK(look(board, units, std::size_t{1}, std::size_t{0}).sight);
}

TEST_CASE("OPT-K22: other units are boxes in the way and never the two ends") {
  std::vector<Unit> units = pair(plain(), "A2", "E2");
  const Options boxes = option("K22", "yes");
  CHECK(look(plain(), units, std::size_t{0}, std::size_t{1}, boxes).sight);
  units.push_back(unit_at(plain().field(), "m", "C2"));
  CHECK(look(plain(), units, std::size_t{0}, std::size_t{1}).sight);
  const UnitSightRuling hidden = look(plain(), units, std::size_t{0}, std::size_t{1}, boxes);
  CHECK_FALSE(hidden.sight);
  CHECK(piece_name(plain().field(), units, hidden.evidence.blockers.at(0).piece) == "m");
  units[2].height = Ratio(3);
  CHECK(look(plain(), units, std::size_t{0}, std::size_t{1}, boxes).sight);
  units[2].height = Ratio(10);
  units[2].at = space_of(plain().field(), "C1");
  CHECK(look(plain(), units, std::size_t{0}, std::size_t{1}, boxes).sight);
  units[2].at = space_of(plain().field(), "B1");
  units[2].size = {3, 3};
  CHECK_FALSE(look(plain(), units, std::size_t{0}, std::size_t{1}, boxes).sight);
  const Point west{0, 480, 200};
  CHECK_FALSE(look(plain(), units, west, Point{2000, 480, 200}, boxes).sight);
  CHECK(look(plain(), {}, west, Point{2000, 480, 200}, boxes).sight);
}

TEST_CASE("a figure as tall as the line is grazed and not blocked") {
  std::vector<Unit> units = pair(plain(), "A2", "C2");
  units[0].eye = Ratio(5);
  units[1].height = Ratio(5);
  const Point target{1440, 480, 32 + 160};
  CHECK(look(plain(), units, std::size_t{0}, target, option("K22", "yes")).sight);
  units[1].height = Ratio::of(51, 10);
  CHECK_FALSE(look(plain(), units, std::size_t{0}, target, option("K22", "yes")).sight);
}

TEST_CASE("exposure counts the sample points that are seen") {
  CHECK(exposure(plain(), pair(plain(), "A2", "E2")).visible() == Ratio(1));
  CHECK(exposure(plain(), pair(plain(), "A2", "E2")).raise_pegs == "0/1");
  const ExposureRuling half = exposure(walled(6), pair(plain(), "A2", "E2"));
  CHECK(half.visible() == Ratio::of(5, 9));
  CHECK(half.raise_pegs == "0/1");
  const ExposureRuling none = exposure(tower(), pair(tower(), "A1", "E1"));
  CHECK(none.visible() == Ratio(0));
  CHECK(none.seen == 0);
}

TEST_CASE("the least raise is exact: by it there is sight and by a tick less there is none") {
  // Eye at (160, 480), the wall's far edge at 960, sample points at 1400 and 1480: over the wall's
  // top the eye has to be 800 / 520 of the difference higher than the point, or more.
  for (const int height : {11, 14, 20}) {
    const BrickField board = walled(height);
    std::vector<Unit> units = pair(board, "A2", "E2");
    const ExposureRuling ruling = exposure(board, units);
    CAPTURE(height);
    CHECK(ruling.visible() == Ratio(0));
    REQUIRE(ruling.raise_pegs);
    CHECK(ruling.attained);
    // The highest sample points: the eye at 9 pegs over the middle, quarters at 7.5 pegs.
    const std::int64_t top = 32 + 32 * height;
    const std::int64_t eye = 32 + 9 * 32;
    const std::int64_t quarter = 32 + 240;
    // (top - z) (160 -> p) / (p - 960) above z.
    const Ratio by_eye = Ratio::of((top - eye) * (1440 - 160), 1440 - 960);
    const Ratio eye_needs =
        Ratio::of(by_eye.numerator() + eye * by_eye.denominator(), by_eye.denominator());
    const Ratio by_quarter = Ratio::of((top - quarter) * (1480 - 160), 1480 - 960);
    const Ratio quarter_needs = Ratio::of(
        by_quarter.numerator() + quarter * by_quarter.denominator(), by_quarter.denominator());
    const Ratio least = std::min(eye_needs, quarter_needs);
    CHECK(*ruling.raise_ticks ==
          Ratio::of(least.numerator() - eye * least.denominator(), least.denominator()));
    CHECK(Ratio::parse(*ruling.raise_pegs) ==
          Ratio::of(ruling.raise_ticks->numerator(), ruling.raise_ticks->denominator() * 32));
    // Raised so far, rounded up to a tick, it sees; a tick lower it does not.
    const std::int64_t up =
        (ruling.raise_ticks->numerator() + ruling.raise_ticks->denominator() - 1) /
        ruling.raise_ticks->denominator();
    units[0].eye = Ratio::of(9 * 32 + up, 32);
    CHECK(look(board, units, std::size_t{0}, std::size_t{1}).sight);
    units[0].eye = Ratio::of(9 * 32 + up - 1, 32);
    CHECK_FALSE(look(board, units, std::size_t{0}, std::size_t{1}).sight);
  }
}

TEST_CASE("no raise helps under a roof over the target") {
  BrickField board = plain();
  board.block(6, 12, 1, 14, 0, 12).block(1, 12, 11, 14, 0, 1);
  const ExposureRuling ruling = exposure(board, pair(plain(), "A2", "E2/0"));
  CHECK(ruling.seen == 0);
  CHECK(ruling.raise_pegs.value_or("none") == "none");
}

TEST_CASE("by tube there is an exposure and no raise") {
  CHECK(exposure(walled(6), pair(plain(), "A2", "E2"), {}, SightPolicy::tube).seen == 5);
  const ExposureRuling none =
      exposure(walled(20), pair(plain(), "A2", "E2"), {}, SightPolicy::tube);
  CHECK(none.seen == 0);
  CHECK_FALSE(none.raise_pegs);
  CHECK_FALSE(none.margin);
}

TEST_CASE("sight of figures does not change where the board is shifted or turned or mirrored") {
  RandomSource random(41);
  int seen = 0;
  int hidden = 0;
  for (int round = 0; round < 120; ++round) {
    BrickField board;
    board.block(16, 16, 1, -3, -3, 0);
    for (int n = random.between(1, 6); n > 0; --n) {
      board.blocks.push_back({random.between(0, 16), random.between(0, 16), random.between(1, 8),
                              random.between(1, 8), 32, 32 + 16 * random.between(2, 40)});
    }
    for (const char* name : {"a", "b", "m"}) {
      board.spot(name, 0, 0);
      board.spots.back().plate.first = {random.between(0, 20), random.between(0, 20)};
    }
    std::vector<Unit> units = pair(board, "a", "b");
    units.push_back(unit_at(board.field(), "m", "m"));
    for (Unit& unit : units) unit.height = Ratio(random.between(1, 12));
    const Options options = option("K22", random.chance(50) ? "yes" : "no");
    const bool sight = look(board, units, std::size_t{0}, std::size_t{1}, options).sight;
    const ExposureRuling shown = exposure(board, units, options);
    CHECK((shown.seen > 0) == sight);
    (sight ? seen : hidden) += 1;
    for (const BrickField& other : {board.shifted(5, -9, 77), board.turned(), board.mirrored()}) {
      CAPTURE(round);
      CHECK(look(other, units, std::size_t{0}, std::size_t{1}, options).sight == sight);
      const ExposureRuling same = exposure(other, units, options);
      CHECK(same.seen == shown.seen);
      CHECK(same.raise_pegs.value_or("none") == shown.raise_pegs.value_or("none"));
      CHECK((same.margin ? to_string(*same.margin) : "-") ==
            (shown.margin ? to_string(*shown.margin) : "-"));
    }
  }
  CHECK(seen > 20);
  CHECK(hidden > 20);
}

TEST_CASE("what hangs above the lines counts for the raise also where figures are in the way") {
  const BrickField low = walled(20);
  BrickField high = low;
  high.block(1, 12, 10, 11, 0, 21);  // on top of it, above every line
  std::vector<Unit> units = pair(low, "A2", "E2");
  units.push_back(unit_at(low.field(), "m", "I3"));
  const Options figures = option("K22", "yes");
  const ExposureRuling over_low = exposure(low, units, figures);
  const ExposureRuling over_high = exposure(high, units, figures);
  REQUIRE(over_low.raise_ticks);
  REQUIRE(over_high.raise_ticks);
  CHECK(*over_low.raise_ticks < *over_high.raise_ticks);
}
