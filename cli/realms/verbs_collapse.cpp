#include "cli/structure_words.h"
#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kStable[] = {kWithout, kStages, kStandsOn, kSecondsAtMost};
constexpr Argument kRemove[] = {kPieces, kSphere, kRadius, kStandsOn, kSecondsAtMost};

constexpr QuestionVerb kVerbs[] = {
    {.name = "stable",
     .summary = "Whether it stands, how much more it could carry, and where it is weakest.",
     .arguments = kStable,
     .example = "parapet stable boards/river-keep.board.json --picture stable.png",
     .has_picture = true},
    {.name = "remove",
     .summary = "What comes down when pieces are taken away, on whom, and the board after it.",
     .arguments = kRemove,
     .example = "parapet remove boards/river-keep.board.json --piece post-nw --picture fall.png",
     .has_picture = true,
     .changes_board = true,
     .has_fall = true},
};

}  // namespace

std::span<const QuestionVerb> realms_collapse_verbs() { return kVerbs; }

}  // namespace parapet::cli
