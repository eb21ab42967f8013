#include "rules/realms/flight/flight.h"

#include <catch2/catch.hpp>
#include <map>

#include "rules/realms/riding/carriers.h"
#include "tests/support/brick_field.h"

namespace {

using namespace parapet;
using namespace parapet::realms;
using namespace parapet::testing;

// "t" takes off, "l" lands, "m" moves, "a" attacks.
std::vector<TurnAction> actions_of(const std::string& text) {
  const std::map<char, TurnAction> letters = {{'t', TurnAction::take_off},
                                              {'l', TurnAction::land},
                                              {'m', TurnAction::move},
                                              {'a', TurnAction::attack}};
  std::vector<TurnAction> actions;
  for (const char letter : text) actions.push_back(letters.at(letter));
  return actions;
}

BrickField plain() {
  BrickField board;
  board.block(36, 12, 1, 0, 0, 0).grid(1, 1, 4, 9, 3);
  return board;
}

struct Flyer {
  bool flies = true;
  bool airborne = false;
};

TurnRuling turn(const std::string& text, Flyer flyer = {}, const Options& options = {}) {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "f", "A1")};
  units[0].flies = flyer.flies;
  units[0].airborne = flyer.airborne;
  return rule_turn(field, units, 0, actions_of(text), options);
}

// The turns of FLY-2 listed whole: m and a at most once and in this order, t or l for one of them.
bool may(const std::string& text, Flyer flyer, bool ends_turn) {
  static const std::vector<std::string> kPlain = {"", "m", "a", "ma"};
  static const std::vector<std::string> kUp = {"t", "tm", "ta", "mt", "at", "tl"};
  static const std::vector<std::string> kUpLast = {"t", "mt", "at"};
  const auto holds = [](const std::vector<std::string>& list, const std::string& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
  };
  if (holds(kPlain, text)) return true;
  if (!flyer.flies) return false;
  std::string up = text;  // an airborne flyer's landing is the mirror of a take-off
  if (flyer.airborne) {
    for (char& letter : up) letter = letter == 't' ? 'l' : letter == 'l' ? 't' : letter;
  }
  return holds(ends_turn ? kUpLast : kUp, up);
}

}  // namespace

TEST_CASE("COR-FLY-2 OPT-K15: every turn of up to four actions is as listed") {
  for (const bool flies : {false, true}) {
    for (const bool airborne : {false, true}) {
      if (airborne && !flies) continue;
      for (const bool ends_turn : {false, true}) {
        const Options options = option("K15", ends_turn ? "ends-turn" : "one-of-two");
        std::vector<std::string> turns{""};
        for (std::size_t n = 0; n < turns.size(); ++n) {
          const std::string text = turns[n];
          if (text.size() < 4) {
            for (const char letter : {'t', 'l', 'm', 'a'}) turns.push_back(text + letter);
          }
          const Flyer flyer{flies, airborne};
          const TurnRuling ruling = turn(text, flyer, options);
          CAPTURE(text, flies, airborne, ends_turn);
          CHECK(ruling.legal == may(text, flyer, ends_turn));
          CHECK(ruling.legal == !ruling.stopped_at.has_value());
          if (!ruling.stopped_at) continue;
          // It is legal up to there and no longer with it.
          CHECK(may(text.substr(0, *ruling.stopped_at), flyer, ends_turn));
          CHECK_FALSE(may(text.substr(0, *ruling.stopped_at + 1), flyer, ends_turn));
        }
        CHECK(turns.size() == 341);
      }
    }
  }
}

TEST_CASE("COR-FLY-3 OPT-K16: a token needs a space without another one") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "f", "A1"), unit_at(field, "g", "A1")};
  for (Unit& unit : units) unit.flies = true;
  units[1].airborne = true;
  CHECK_FALSE(rule_turn(field, units, 0, actions_of("t"), {}).legal);
  CHECK(rule_turn(field, units, 0, actions_of("t"), option("K16", "no")).legal);
  CHECK(rule_turn(field, units, 0, actions_of("mt"), {}).legal);
  CHECK_FALSE(rule_turn(field, units, 1, actions_of("l"), {}).legal);
  CHECK(rule_turn(field, units, 1, actions_of("ml"), {}).legal);
  units[0].at = space_of(field, "B1");
  CHECK(rule_turn(field, units, 0, actions_of("t"), {}).legal);
  CHECK(rule_turn(field, units, 1, actions_of("l"), {}).legal);
}

TEST_CASE("COR-OCC-2: a landing needs room") {
  BrickField board = plain();
  board.block(3, 3, 1, 0, 0, 8);
  const Battlefield field = board.field();
  std::vector<Unit> units{unit_at(field, "f", "A1/0")};
  units[0].flies = true;
  units[0].airborne = true;
  CHECK_FALSE(rule_turn(field, units, 0, actions_of("l"), {}).legal);
  units[0].height = Ratio(7);
  CHECK(rule_turn(field, units, 0, actions_of("l"), {}).legal);
}

TEST_CASE("COR-BRD-1: who rides in the air neither takes off nor lands by itself") {
  const Battlefield field = plain().field();
  std::vector<Unit> units{unit_at(field, "dragon", "A1"), unit_at(field, "rider", "A1")};
  for (Unit& unit : units) unit.flies = true;
  units[0].airborne = true;
  units[1].on = "dragon";
  CHECK(is_in_air(units, 1));
  CHECK_FALSE(rule_turn(field, units, 1, actions_of("t"), {}).legal);
  CHECK_FALSE(rule_turn(field, units, 1, actions_of("l"), {}).legal);
  CHECK(rule_turn(field, units, 1, actions_of("ma"), {}).legal);
  units[0].airborne = false;
  CHECK_FALSE(is_in_air(units, 1));
  CHECK(rule_turn(field, units, 1, actions_of("t"), {}).legal);
}
