#include "cli/realms/brick_games.h"

#include <algorithm>

#include "cli/skirmish/skirmish_tables.h"
#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

const std::vector<BrickGame>& brick_games() {
  static const std::vector<BrickGame> kGames = {
      {Game::realms,
       {realms_sight_verbs(), realms_ground_verbs(), realms_moving_verbs(),
        realms_collapse_verbs()},
       {realms_sight_sentences(), realms_moving_sentences(), realms_collapse_sentences()},
       {realms_sight_drawings(), realms_moving_drawings()},
       sees_by_points},
      {Game::skirmish,
       {skirmish_verbs(), realms_ground_verbs(), realms_collapse_verbs()},
       {skirmish_sentences(), realms_sight_sentences(), realms_collapse_sentences()},
       {skirmish_drawings(), realms_sight_drawings()},
       sees_truly},
  };
  return kGames;
}

template <class Row>
const Row* find_row(const std::vector<std::span<const Row>>& tables, std::string_view ask) {
  for (const auto& table : tables) {
    for (const Row& row : table) {
      if (row.ask == ask) return &row;
    }
  }
  return nullptr;
}

const BrickGame& game_of(const RealmsTold& told) { return brick_game(told.state.board->file.game); }

}  // namespace

const BrickGame& brick_game(Game game) {
  return *std::find_if(brick_games().begin(), brick_games().end(),
                       [game](const BrickGame& one) { return one.game == game; });
}

const RealmsSentence* find_sentence(const RealmsTold& told) {
  return find_row(game_of(told).sentences, told.ask());
}

const RealmsDrawing* find_drawing(const RealmsTold& told) {
  return find_row(game_of(told).drawings, told.ask());
}

}  // namespace parapet::cli
