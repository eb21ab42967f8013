#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/prove/prove.h"
#include "rules/prove/tiles/tile_questions.h"
#include "tests/support/board_generator.h"
#include "tests/support/case_file.h"
#include "tests/support/sight_variants.h"

// What `parapet prove` does, on every board of the repository and on some that are drawn.

using namespace parapet;
using namespace parapet::testing;

namespace {

namespace fs = std::filesystem;

constexpr prove::Effort kEffort{.pairs = 150, .questions = 36, .seed = 7};

std::vector<std::string> our_boards() {
  const std::string tests = PARAPET_TEST_DATA;
  std::vector<std::string> boards;
  for (const std::string& folder : {std::string(PARAPET_SOURCE_DIR) + "/boards", tests + "/boards",
                                    tests + "/cases/hair", tests + "/fuzz/boards"}) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string path = entry.path().string();
      if (path.ends_with(".board.json")) boards.push_back(path);
    }
  }
  std::sort(boards.begin(), boards.end());
  return boards;
}

std::string words(const Result<prove::ProofReport>& report) {
  if (!report) return to_text(report.error());
  std::string text;
  for (const prove::Proof& proof : report->proofs) {
    for (const prove::Counterexample& failure : proof.failures) {
      text += proof.property + "\n  " + write_json_line(failure.question) + "\n  " + failure.what +
              "\n";
    }
  }
  return text;
}

// Nothing failed, and every property was tried.
void check(const std::string& board, const Result<prove::ProofReport>& report) {
  INFO(board << "\n" << words(report));
  REQUIRE(report);
  CHECK(report->holds());
  for (const prove::Proof& proof : report->proofs) {
    INFO(proof.property);
    CHECK((proof.tried > 0 || !proof.left_out.empty()));
  }
}

void prove_boards_of(Game game, std::size_t least) {
  std::size_t proven = 0;
  for (const std::string& path : our_boards()) {
    const auto json = parse_json(test::read_text_file(path), path);
    REQUIRE(json);
    if (read_game(JsonCursor(*json, path)).value() != game) continue;
    ++proven;
    if (game != Game::mayhem) {
      const auto board = open_realms_file(path, {});
      REQUIRE(board);
      check(path, prove::prove(*board, prove::brick_engine(), kEffort));
    } else {
      const auto board = read_mayhem_file(*json, path);
      REQUIRE(board);
      check(path, prove::prove(*board, prove::tile_engine(), kEffort));
    }
  }
  CHECK(proven >= least);
}

}  // namespace

TEST_CASE("What is promised holds on every tile board of ours") {
  prove_boards_of(Game::mayhem, 60);
}

TEST_CASE("What is promised holds on every brick board of ours") {
  prove_boards_of(Game::realms, 30);
}

TEST_CASE("What is promised holds on every board of true sight of ours") {
  prove_boards_of(Game::skirmish, 1);
}

TEST_CASE("Questions of every kind are drawn") {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/boards/harbour.board.json";
  const auto board = read_mayhem_file(test::read_text_file(path), path);
  REQUIRE(board);
  const auto session = prove::tile_engine()(*board);
  REQUIRE(session);
  RandomSource random(1);
  std::set<std::string_view> asked;
  const auto questions =
      prove::tile_questions(*board, Board::assemble(board->map).value(), **session, 400, random);
  for (const JsonValue& question : questions) asked.insert(question.find("ask")->text());
  for (const ask::MayhemQuestion& kind : ask::mayhem_questions()) {
    // What has to be told more than a board says.
    if (kind.name == "explosive" || kind.name == "spawn" || kind.name == "build") continue;
    INFO(kind.name);
    CHECK(asked.contains(kind.name));
  }
}

TEST_CASE("What is promised holds on drawn boards of tiles under drawn readings of sight") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    RandomSource random(seed);
    MayhemFile board;
    board.map = random_tiled_map(random, 8, 4);
    for (std::size_t n = 0; n < board.map.tiles.size(); ++n) {
      board.map.tiles[n].name += " " + std::to_string(n);  // a file names each tile
    }
    const SightVariant variant = random_variant(random);
    board.options = variant.options;
    check(std::to_string(seed) + " " + variant.name + "\n" + write_mayhem_file(board),
          prove::prove(board, prove::tile_engine(), {.pairs = 200, .questions = 60, .seed = seed}));
  }
}
