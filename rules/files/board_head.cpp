#include "rules/files/board_head.h"

#include <algorithm>
#include <array>
#include <string>

#include "rules/files/json/json_write.h"

namespace parapet {
namespace {

constexpr std::string_view kFormat = "parapet-board/1";
constexpr std::array<std::string_view, 5> kGames = {"mayhem", "realms", "skyline", "skybridge",
                                                    "skirmish"};

}  // namespace

bool is_brick_game(Game game) {
  return std::find(kBrickGames.begin(), kBrickGames.end(), game) != kBrickGames.end();
}

std::string_view to_text(Game game) { return kGames[static_cast<std::size_t>(game)]; }

Result<Game> read_game(const JsonCursor& board) {
  if (!board.value().is_object()) return Failure(board.wrong("a board, which is an object"));
  const auto format = board.required("format");
  if (!format) return Failure(format.error());
  if (format->value().text() != kFormat) {
    return Failure(format->fault("wrong-format", described(format->value()),
                                 "\"" + std::string(kFormat) + "\""));
  }
  const auto written = board.required("game");
  if (!written) return Failure(written.error());
  const auto game = written->one_of(kGames);
  if (!game) return Failure(game.error());
  return static_cast<Game>(*game);
}

Result<Game> read_game(const JsonCursor& board, std::span<const Game> games) {
  auto written = read_game(board);
  if (!written || std::find(games.begin(), games.end(), *written) != games.end()) return written;
  std::string names;
  for (const Game game : games) names += (names.empty() ? "" : " or ") + std::string(to_text(game));
  return Failure(board.required("game")->fault("wrong-game",
                                               "a board of game " + std::string(to_text(*written)),
                                               "one of game " + names + ": no other is read here"));
}

}  // namespace parapet
