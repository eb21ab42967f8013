#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "rules/ask/open_session.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/whole_file.h"
#include "tests/digest/batch.h"
#include "tests/digest/joined.h"
#include "tests/support/random_source.h"

namespace parapet::digest {
namespace {

using testing::RandomSource;

// Nothing stands or falls on the other boards.
bool is_terrain(const std::string& path) {
  constexpr std::array kGames = {Game::mayhem, Game::realms, Game::skirmish};
  const auto text = read_whole_file(path, std::size_t{1} << 20U);
  if (!text) return false;
  const auto board = parse_json(*text, path);
  return board && read_game(JsonCursor(*board, path), kGames);
}

// A ball somewhere over a board of half a metre.
std::string ball(RandomSource& random) {
  const auto number = [](int value) { return std::to_string(value); };
  return joined({R"({"ask":"remove","sphere":{"at_mm":[)", number(random.below(500)), ",",
                 number(random.below(200)), ",", number(random.below(120)), R"(],"radius_mm":)",
                 number(random.between(10, 60)), R"(},"table":")",
                 random.chance(50) ? "loose" : "studs", "\"}"});
}

}  // namespace

// Floating point decides these: the boards that ship, and what balls take out of them.
std::vector<Batch> collapse_batches(const std::string& root) {
  std::vector<std::string> boards;
  for (const auto& entry : std::filesystem::directory_iterator(root + "/boards")) {
    const std::string path = entry.path().string();
    if (path.ends_with(".board.json") && is_terrain(path)) boards.push_back(path);
  }
  std::sort(boards.begin(), boards.end());
  std::vector<Batch> batches;
  RandomSource random(3000U);
  for (const std::string& path : boards) {
    const std::string name = std::filesystem::path(path).stem().stem().string();
    Batch batch{"collapses", name, ask::open_session(path), {}};
    batch.lines = {R"({"ask":"stable"})", R"({"ask":"stable","table":"studs"})"};
    for (int made = 0; made < 6; ++made) batch.lines.push_back(ball(random));
    batches.push_back(std::move(batch));
  }
  return batches;
}

}  // namespace parapet::digest
