#include "cli/structure_words.h"
#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kStable[] = {kWithout, kStages, kStandsOn, kSecondsAtMost};

constexpr Argument kRemove[] = {
    kPieces,
    kSphere,
    kRadius,
    {"post", "--post", ArgumentKind::post,
     "instead: a post of a Level, TILE/LEVEL/CORNER such as house/2/NW; house/2.1/NW is one of the "
     "second part of a floor"},
    kStandsOn,
    kSecondsAtMost,
};

constexpr QuestionVerb kVerbs[] = {
    {.name = "stable",
     .summary = "Whether the Levels would really stand on their posts.",
     .arguments = kStable,
     .example = "parapet stable boards/harbour.board.json --without warehouse/2/NW",
     .has_picture = true},
    {.name = "remove",
     .summary = "What would really come down when posts or plates are taken away, and on whom.",
     .arguments = kRemove,
     .example = "parapet remove boards/harbour.board.json --post warehouse/2/NW --picture fall.png",
     .has_picture = true,
     .changes_board = true,
     .has_fall = true},
};

}  // namespace

std::span<const QuestionVerb> tile_structure_verbs() { return kVerbs; }

}  // namespace parapet::cli
