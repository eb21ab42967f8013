#pragma once

#include <span>

#include "rules/ask/realms/realms_question.h"

namespace parapet::ask {

// All kinds of questions that are answered about boards of a game, in the order of formats.md.
// REQUIRES: one of kBrickGames.
std::span<const RealmsQuestion> brick_questions(Game game);

// Reads a question of the state's game: which kind it is, and its keys. The state must outlive what
// is returned. Errors: those of read_question.
Result<Asked> read_realms_question(const JsonCursor& question, const RealmsState& state);

// Its groups.
std::span<const RealmsQuestion> realms_ground_questions();     // elevation, neighbour, check
std::span<const RealmsQuestion> realms_moving_questions();     // step, route, reach, walk
std::span<const RealmsQuestion> realms_action_questions();     // leap, fall, turn, attack
std::span<const RealmsQuestion> realms_rider_questions();      // board, unseat
std::span<const RealmsQuestion> realms_sight_questions();      // sight, exposure
std::span<const RealmsQuestion> realms_stability_questions();  // stable, remove

}  // namespace parapet::ask
