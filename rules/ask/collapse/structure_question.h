#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "physics/stability/progress.h"
#include "physics/structure/structure.h"
#include "rules/files/json/json_cursor.h"

namespace parapet::ask {

// What the questions `stable` and `remove` have in common in all games (formats.md, what stands and
// what falls).
inline constexpr std::string_view kStableKeys[] = {"pieces", "table", "seconds", "stages"};
inline constexpr std::string_view kRemoveKeys[] = {"pieces", "sphere", "post", "table", "seconds"};

// How a structure is asked.
struct StructureQuestion {
  physics::Table table = physics::Table::loose;  // the key `table`: "loose" or "studs"
  int seconds = 300;                             // the key `seconds`: at most so long

  // The board's progress, stopped when the time is up.
  physics::Progress limited(physics::Progress progress) const;
};
Result<StructureQuestion> read_structure_question(const JsonCursor& question);

// The key `pieces`: ids of pieces, each once; none if it is not there. An id in front of a "/" of
// others ("t0" of "t0/3") means all of these. Ascending numbers.
// Errors: "unknown-id" (names the nearest), "duplicate-id".
Result<std::vector<std::uint32_t>> read_pieces(const JsonCursor& question,
                                               const physics::Structure& structure);

// The key `stages`: lists of such ids, no piece in two; none if it is not there.
Result<std::vector<std::vector<std::uint32_t>>> read_stages(const JsonCursor& question,
                                                            const physics::Structure& structure);

// What a question `remove` takes away: exactly one of `pieces`, `sphere` and `post`; the last one
// is read by the game. Ascending numbers; nothing for a post.
// Errors: "missing-key", "wrong-value" for two of them, those of the keys.
Result<std::optional<std::vector<std::uint32_t>>> read_removed(const JsonCursor& question,
                                                               const physics::Structure& structure);

}  // namespace parapet::ask
