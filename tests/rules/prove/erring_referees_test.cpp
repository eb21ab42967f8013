#include <catch2/catch.hpp>
#include <memory>
#include <set>
#include <string>

#include "rules/files/json/json_write.h"
#include "rules/mayhem/sight/sight.h"
#include "rules/prove/prove.h"
#include "rules/realms/sight/unit_sight.h"
#include "tests/rules/prove/erring_session.h"
#include "tests/support/case_file.h"

// A proof that cannot fail proves nothing: referees who err in one thing each.

using namespace parapet;
using namespace parapet::testing;

namespace {

constexpr prove::Effort kEffort{.pairs = 400, .questions = 120, .seed = 1};

MayhemFile tile_board() {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/boards/courtyard.board.json";
  return read_mayhem_file(test::read_text_file(path), path).value();
}

RealmsBoard brick_board(const std::string& name) {
  return open_realms_file(std::string(PARAPET_TEST_DATA) + "/boards/" + name + ".board.json", {})
      .value();
}

bool is(const JsonValue& question, std::string_view ask) {
  return question.find("ask")->text() == ask;
}

// A key of the answer at another value.
void set(ask::Answer& answer, std::string_view key, JsonValue value) {
  for (JsonMember& member : answer.own) {
    if (member.key == key) member.value = value;
  }
}

bool is_true(const ask::Answer& answer, std::string_view key) {
  for (const JsonMember& member : answer.own) {
    if (member.key == key) return member.value.as_bool();
  }
  return false;
}

// The names of the properties that do not hold; each shows why.
std::set<std::string> broken(const prove::ProofReport& report) {
  std::set<std::string> names;
  for (const prove::Proof& proof : report.proofs) {
    CHECK((proof.failed == 0) == proof.failures.empty());
    CHECK(proof.failed <= proof.tried);
    for (const prove::Counterexample& failure : proof.failures) CHECK_FALSE(failure.what.empty());
    if (proof.failed > 0) names.insert(proof.property);
  }
  CHECK(report.holds() == names.empty());
  return names;
}

std::set<std::string> broken_by(const Error& error, std::string_view forgotten = {}) {
  const auto report = prove::prove(tile_board(), erring_tile_referee(error, forgotten), kEffort);
  REQUIRE(report);
  return broken(*report);
}

std::set<std::string> broken_on_bricks_by(const Error& error, std::string_view forgotten = {},
                                          const std::string& board = "pegs-corridor") {
  const auto report =
      prove::prove(brick_board(board), erring_brick_referee(error, forgotten), kEffort);
  REQUIRE(report);
  return broken(*report);
}

void no_error(const JsonValue&, const Options&, ask::Answer&) {}

// Where a list of places begins: of spaces their x, of points millimetres.
std::string first(const JsonValue& place) {
  return place.is_list() ? std::string(place.items().front().digits()) : std::string();
}

// Sees whoever looks from 3 to the west of it, whatever is between.
void sees_from_the_west(const JsonValue& question, const Options&, ask::Answer& answer) {
  if (!is(question, "sight")) return;
  const std::string from = first(*question.find("from"));
  const std::string to = first(*question.find("to"));
  if (from.empty() || to.empty() || from.size() > to.size()) return;
  if (from.size() < to.size() || from < to) set(answer, "sight", JsonValue::from_bool(true));
}

}  // namespace

TEST_CASE("A referee who does not err breaks nothing") {
  CHECK(broken_by(no_error).empty());
  CHECK(broken_on_bricks_by(no_error).empty());
}

TEST_CASE("A wall that is forgotten in one direction is noticed") {
  const auto names = broken_by(sees_from_the_west);
  CHECK(names.contains("sight-both-ways"));
  CHECK(names.contains("sight-table"));
  CHECK(names.contains("sight-evidence"));
  CHECK(broken_on_bricks_by(sees_from_the_west).contains("sight-both-ways"));
}

TEST_CASE("Sight that is wrong both ways is noticed by its evidence and the table") {
  const Error error = [](const JsonValue& question, const Options&, ask::Answer& answer) {
    if (!is(question, "sight")) return;
    const std::string ends[] = {write_json_line(*question.find("from")),
                                write_json_line(*question.find("to"))};
    const std::size_t sum = ends[0].size() + ends[1].size();
    if (sum % 2 == 0) set(answer, "sight", JsonValue::from_bool(!is_true(answer, "sight")));
  };
  const auto names = broken_by(error);
  CHECK_FALSE(names.contains("sight-both-ways"));
  CHECK(names.contains("sight-table"));
  CHECK(names.contains("sight-evidence"));
  CHECK(broken_on_bricks_by(error).contains("sight-evidence"));
}

TEST_CASE("A false certificate is noticed") {
  const Error of_tiles = [](const JsonValue&, const Options&, ask::Answer& answer) {
    const auto* ruling = answer.evidence.as<mayhem::SightRuling>();
    if (ruling == nullptr || ruling->sight) return;
    mayhem::SightRuling forged = *ruling;
    for (mayhem::SightLine& line : forged.lines) line.blocked_by.front().at = line.from_space;
    answer.evidence = ask::Evidence::of(std::move(forged));
  };
  CHECK(broken_by(of_tiles) == std::set<std::string>{"sight-evidence"});
  const Error of_bricks = [](const JsonValue&, const Options&, ask::Answer& answer) {
    const auto* ruling = answer.evidence.as<realms::UnitSightRuling>();
    if (ruling == nullptr || ruling->evidence.contacts.empty()) return;
    realms::UnitSightRuling forged = *ruling;
    forged.evidence.contacts.pop_back();
    answer.evidence = ask::Evidence::of(std::move(forged));
  };
  CHECK(broken_on_bricks_by(of_bricks) == std::set<std::string>{"sight-evidence"});
}

TEST_CASE("A step that is dearer in every other column is noticed when the board is moved") {
  const Error error = [](const JsonValue& question, const Options&, ask::Answer& answer) {
    if (!is(question, "step")) return;
    const std::string x = first(*question.find("from"));
    if (!x.empty() && (x.back() - '0') % 2 == 0) set(answer, "cost", JsonValue::from_integer(3));
  };
  CHECK(broken_by(error) == std::set<std::string>{"same-when-moved"});
}

TEST_CASE("Heights that are told by the number of a space are noticed when it has another") {
  const Error error = [order = std::make_shared<std::string>()](
                          const JsonValue& question, const Options&, ask::Answer& answer) {
    if (!is(question, "elevation")) return;
    // What was asked before has a part in it.
    set(answer, "pegs", JsonValue::from_text(*order));
    *order = write_json_line(*question.find("at"));
  };
  const auto names = broken_on_bricks_by(error);
  CHECK(names.contains("same-when-moved"));
  CHECK(names.contains("same-again"));
}

TEST_CASE("An option that is forgotten is noticed") {
  CHECK(broken_by(no_error, "L7") == std::set<std::string>{"hangs-on"});
  CHECK(broken_by(no_error, "M1") == std::set<std::string>{"hangs-on"});
  CHECK(broken_on_bricks_by(no_error, "K5", "pegs-stairs") == std::set<std::string>{"hangs-on"});
}

TEST_CASE("An option that is named and changes nothing is noticed") {
  const auto asked = std::make_shared<int>(0);
  const Error error = [asked](const JsonValue& question, const Options&, ask::Answer& answer) {
    if (is(question, "distance")) set(answer, "distance", JsonValue::from_integer(++*asked));
  };
  CHECK(broken_by(error).contains("hangs-on"));
}

TEST_CASE("Answers that depend on what was asked before are noticed") {
  const auto asked = std::make_shared<int>(0);
  const Error error = [asked](const JsonValue& question, const Options&, ask::Answer& answer) {
    if (is(question, "zoc")) answer.because.push_back({"", std::to_string(++*asked), {}});
  };
  const auto names = broken_by(error);
  CHECK(names.contains("same-again"));
  CHECK(names.contains("same-when-written"));
}

TEST_CASE("A board that loses something when it is written is noticed") {
  // The third session about this very board is that of the board as it was written.
  const auto sessions = std::make_shared<int>(0);
  const prove::TileReferee right = prove::tile_engine();
  const prove::TileReferee forgetful = [=, original = tile_board()](const MayhemFile& board) {
    MayhemFile read = board;
    if (board == original && ++*sessions == 3) read.pieces.units.pop_back();
    return right(read);
  };
  const auto report = prove::prove(tile_board(), forgetful, kEffort);
  REQUIRE(report);
  CHECK(broken(*report) == std::set<std::string>{"same-when-written"});
}

TEST_CASE("A proof that is stopped says what it has not tried") {
  std::size_t asked = 0;
  const auto report = prove::prove(tile_board(), prove::tile_engine(), kEffort,
                                   [&asked](const prove::Progress&) { return ++asked <= 50; });
  REQUIRE(report);
  std::size_t tried = 0;
  for (const prove::Proof& proof : report->proofs) {
    tried += proof.tried;
    if (proof.tried == proof.planned) continue;
    REQUIRE_FALSE(proof.left_out.empty());
    CHECK(proof.left_out.back().find("the time was up") != std::string::npos);
  }
  CHECK(tried == 50);
  CHECK(report->holds());
}
