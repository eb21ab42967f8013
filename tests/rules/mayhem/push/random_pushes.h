#pragma once

#include <string>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/push/push.h"
#include "tests/support/board_moves.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// A question about a Push and the pieces that stand round it.
struct RandomPush {
  mayhem::Pieces pieces;
  mayhem::PushQuestion question;
};

// A target of the kind on the board, some units of both sides near it, an attacker among them or
// anywhere. Nothing if the board has no room for such a target.
std::optional<RandomPush> random_push(const Board& board, mayhem::PushBody::Kind kind,
                                      RandomSource& random);

// The same on the moved board.
RandomPush moved_push(const RandomPush& push, const PlaceMove& move);

// Where the first space of the target lies on the moved board if it lies there on the board.
Space moved_place(const mayhem::PushBody& target, Space place, const PlaceMove& move);

// For the report of a failure.
std::string words(const RandomPush& push);

}  // namespace parapet::testing
