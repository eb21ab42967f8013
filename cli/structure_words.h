#pragma once

#include "cli/question_verb.h"

namespace parapet::cli {

// Words that the questions `stable` and `remove` have in all games.
inline constexpr Argument kWithout{"pieces", "--without", ArgumentKind::ids,
                                   "pieces that are taken away first: their ids"};
inline constexpr Argument kStages{"stages", "--stages", ArgumentKind::json,
                                  "in which it is built: lists of ids as JSON, or a file of it"};
inline constexpr Argument kPieces{"pieces", "--piece", ArgumentKind::ids,
                                  "what is taken away: ids of pieces"};
inline constexpr Argument kSphere{"sphere.at_mm", "--sphere", ArgumentKind::numbers,
                                  "instead: every piece whose middle lies in a ball round X,Y,Z, "
                                  "in millimetres east, south and up"};
inline constexpr Argument kRadius{"sphere.radius_mm", "--radius", ArgumentKind::number,
                                  "with it: of the ball, in millimetres"};
inline constexpr Argument kStandsOn{"table", "--table", ArgumentKind::text,
                                    "what all of it stands on: loose (default), or studs as of a "
                                    "baseplate"};
inline constexpr Argument kSecondsAtMost{"seconds", "--seconds", ArgumentKind::integer,
                                         "stop after so long, and tell what is known so far"};

}  // namespace parapet::cli
