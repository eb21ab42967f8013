#include "cli/question_verb.h"

#include <algorithm>

#include "cli/realms/brick_games.h"
#include "cli/skybridge/skybridge_tables.h"
#include "cli/skyline/skyline_told.h"
#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kUnits{"units", "--units", ArgumentKind::json,
                          "units instead of the board's: JSON, or a file of it"};

constexpr Argument kMayhemCommon[] = {
    kUnits,
    {"vehicles", "--vehicles", ArgumentKind::json, "vehicles instead of the board's"},
    {"markers", "--markers", ArgumentKind::json, "markers instead of the board's"},
    {"devices", "--devices", ArgumentKind::json, "devices instead of the board's"},
};

constexpr Argument kUnitsAlone[] = {kUnits};

std::string_view board_kind(Game game) {
  if (is_brick_game(game)) return "brick";
  if (game == Game::skybridge) return "bridge";
  return game == Game::skyline ? "network" : "tile";
}

}  // namespace

bool is_flag(ArgumentKind kind) {
  return kind == ArgumentKind::yes || kind == ArgumentKind::no || kind == ArgumentKind::flag;
}

std::string boards_of(Game game) {
  return std::string(board_kind(game)) + " boards (game " + std::string(to_text(game)) + ")";
}

std::vector<QuestionVerb> question_verbs(Game game) {
  std::vector<QuestionVerb> all;
  const auto add = [&all](std::span<const QuestionVerb> table) {
    all.insert(all.end(), table.begin(), table.end());
  };
  if (is_brick_game(game)) {
    for (const auto& table : brick_game(game).verbs) add(table);
  } else if (game == Game::skyline) {
    add(skyline_verbs());
  } else if (game == Game::skybridge) {
    add(skybridge_verbs());
  } else {
    for (const auto& table : {sight_verbs(), moving_verbs(), area_verbs(), vehicle_verbs(),
                              map_verbs(), tile_structure_verbs()}) {
      add(table);
    }
  }
  return all;
}

std::span<const Argument> common_arguments(Game game) {
  if (game == Game::mayhem) return kMayhemCommon;
  if (game == Game::skybridge) return skybridge_common_arguments();
  return kUnitsAlone;
}

std::vector<Verb> verbs() {
  std::vector<Verb> all;
  for (const Game game : kRuledGames) {
    for (const QuestionVerb& question : question_verbs(game)) {
      auto verb = std::find_if(all.begin(), all.end(),
                               [&](const Verb& other) { return other.name == question.name; });
      if (verb == all.end()) verb = all.insert(all.end(), {question.name, {}});
      verb->questions.emplace(game, question);
    }
  }
  return all;
}

}  // namespace parapet::cli
