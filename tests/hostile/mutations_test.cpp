#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/open_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/ask/skyline/skyline_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/whole_file.h"
#include "tests/support/mutation.h"
#include "tests/support/random_source.h"

// Boards and models of ours, spoilt: each is refused with a whole fault, or read and ruled on as if
// somebody had meant it so.

using namespace parapet;
using parapet::testing::mutated;
using parapet::testing::RandomSource;

namespace {

namespace fs = std::filesystem;
using SessionPointer = std::shared_ptr<const ask::Session>;

std::vector<std::string> files_of_ours(const std::string& ending) {
  std::vector<std::string> paths;
  for (const std::string& folder :
       {std::string(PARAPET_SOURCE_DIR) + "/boards", std::string(PARAPET_TEST_DATA) + "/boards"}) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string path = entry.path().string();
      if (path.ends_with(ending)) paths.push_back(path);
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::string text_of(const std::string& path) { return *read_whole_file(path, 1 << 20); }

Result<SessionPointer> session_of_board(const std::string& text, const std::string& path) {
  const auto board = parse_json(text, path);
  if (!board) return Failure(board.error());
  return ask::open_session(*board, path);
}

Result<SessionPointer> session_over_model(const std::string& text) {
  const RealmsSources sources{
      std::make_shared<MemoryFiles>(std::map<std::string, std::string>{{"spoilt.ldr", text}}), {}};
  auto board = read_realms_file(
      R"({"format": "parapet-board/1", "game": "realms", "terrain": [{"ldraw": "spoilt.ldr"}],
          "spaces": {"grid": {"at": [0, 0], "pitch": 2, "count": [12, 12]}}})",
      "over-spoilt.board.json", sources);
  if (!board) return Failure(board.error());
  return std::make_shared<const ask::RealmsSession>(*std::move(board));
}

// The board as a file, read again.
Result<SessionPointer> session_again(const ask::Session& session) {
  if (const auto* mayhem = dynamic_cast<const ask::MayhemSession*>(&session)) {
    const auto file = read_mayhem_file(write_mayhem_file(*mayhem->state().file), "again");
    if (!file) return Failure(file.error());
    auto again = ask::MayhemSession::open(*file);
    if (!again) return Failure(again.error());
    return std::make_shared<const ask::MayhemSession>(*std::move(again));
  }
  if (const auto* skyline = dynamic_cast<const ask::SkylineSession*>(&session)) {
    auto file = read_skyline_file(skyline_file_json(*skyline->state().file), "again");
    if (!file) return Failure(file.error());
    return std::make_shared<const ask::SkylineSession>(*std::move(file));
  }
  const RealmsBoard& board = *dynamic_cast<const ask::RealmsSession&>(session).state().board;
  auto again = read_realms_file(write_realms_file(board.file, board.field), "again", board.sources);
  if (!again) return Failure(again.error());
  return std::make_shared<const ask::RealmsSession>(*std::move(again));
}

JsonValue answer(const ask::Session& session, const std::string& question) {
  const auto answer = parse_json(session.answer_line(question), "answer");
  REQUIRE(answer);
  return *answer;
}

// The value of a key; null where the question could not be answered.
JsonValue answered(const ask::Session& session, const std::string& question,
                   const std::string& key) {
  const JsonValue all = answer(session, question);
  const JsonValue* value = all.find(key);
  if (value == nullptr) REQUIRE(all.find("error") != nullptr);
  return value == nullptr ? JsonValue() : *value;
}

std::string some_place(const ask::Session& session, RandomSource& random) {
  if (dynamic_cast<const ask::MayhemSession*>(&session) != nullptr) {
    const std::string level = random.chance(30) ? "@2" : "";
    return '"' + std::string(1, static_cast<char>('A' + random.below(8))) +
           std::to_string(random.between(1, 8)) + level + '"';
  }
  const auto number = [&](int most) { return std::to_string(random.below(most)); };
  return "[" + number(400) + "," + number(260) + "," + number(120) + "]";
}

void check_whole(const Fault& fault) {
  CAPTURE(to_text(fault));
  CHECK(!fault.code.empty());
  CHECK(!fault.file.empty());
  CHECK(!fault.found.empty());
  CHECK(!fault.expected.empty());
}

void check_right(const ask::Session& session, RandomSource& random) {
  const JsonValue board = answered(session, R"({"ask": "check"})", "board");
  CHECK(board.is_text());
  const auto again = session_again(session);
  if (!again) FAIL(to_text(again.error()));
  CHECK(answered(**again, R"({"ask": "check"})", "board") == board);
  for (int n = 0; n < 3; ++n) {
    const std::string here = some_place(session, random);
    const std::string there = some_place(session, random);
    const auto sees = [&](const std::string& from, const std::string& to) {
      return answered(session, R"({"ask": "sight", "from": )" + from + R"(, "to": )" + to + "}",
                      "sight");
    };
    CAPTURE(here, there);
    CHECK(sees(here, there) == sees(there, here));
  }
}

struct Outcomes {
  int refused = 0;
  int right = 0;
};

// Spoils `count` of the files; `open` reads one from its text and path.
template <class Open>
Outcomes spoil(const std::vector<std::string>& paths, int count, const Open& open) {
  Outcomes outcomes;
  for (int seed = 0; seed < count; ++seed) {
    RandomSource random(static_cast<std::uint64_t>(seed));
    const std::string& path = random.pick(paths);
    CAPTURE(seed, path);
    const Result<SessionPointer> session = open(mutated(text_of(path), random), path);
    if (session) {
      check_right(**session, random);
      ++outcomes.right;
    } else {
      check_whole(session.error());
      ++outcomes.refused;
    }
  }
  return outcomes;
}

}  // namespace

TEST_CASE("a spoilt board is refused with a whole fault or ruled on rightly") {
  const Outcomes outcomes = spoil(files_of_ours(".board.json"), 1600, session_of_board);
  CHECK(outcomes.refused > 200);
  CHECK(outcomes.right > 20);
}

TEST_CASE("a spoilt model is refused with a whole fault or ruled on rightly") {
  const auto open = [](const std::string& text, const std::string& /*path*/) {
    return session_over_model(text);
  };
  const Outcomes outcomes = spoil(files_of_ours(".ldr"), 400, open);
  CHECK(outcomes.refused > 50);
  CHECK(outcomes.right > 50);
}
