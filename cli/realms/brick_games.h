#pragma once

#include <span>
#include <vector>

#include "cli/question_verb.h"
#include "cli/realms/realms_overlay.h"
#include "cli/realms/realms_sentences.h"
#include "rules/files/board_head.h"

namespace parapet::cli {

// What the command has for one game of brick boards: its verbs, how answers are told and drawn, and
// who sees whom.
// Of sentences and drawings the first table that knows a question counts.
struct BrickGame {
  Game game;
  std::vector<std::span<const QuestionVerb>> verbs;
  std::vector<std::span<const RealmsSentence>> sentences;
  std::vector<std::span<const RealmsDrawing>> drawings;
  // Does one unit see another? For tables.
  Result<bool> (*sees)(const ask::RealmsState& state, std::size_t from, std::size_t to,
                       const Options& options);
};

// REQUIRES: one of kBrickGames.
const BrickGame& brick_game(Game game);

// Those of brick_game(), each in the file of its game.
Result<bool> sees_by_points(const ask::RealmsState& state, std::size_t from, std::size_t to,
                            const Options& options);
Result<bool> sees_truly(const ask::RealmsState& state, std::size_t from, std::size_t to,
                        const Options& options);

// Null pointer for a question without words, or without anything to draw.
const RealmsSentence* find_sentence(const RealmsTold& told);
const RealmsDrawing* find_drawing(const RealmsTold& told);

}  // namespace parapet::cli
