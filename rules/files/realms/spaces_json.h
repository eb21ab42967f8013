#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/files/realms/realms_file.h"
#include "rules/realms/battlefield.h"

namespace parapet {

// The key `spaces` of a brick board, without its links.
struct WrittenSpaces {
  std::optional<RealmsGrid> grid;
  std::vector<realms::Spot> extra;
};

// `at` may be null: a board without spaces. Errors, beside those of JsonCursor: "too-fine" for a
// place that is not on half studs, "duplicate-id", "limit".
Result<WrittenSpaces> read_spaces(const JsonCursor& at);

// The spots of the battlefield: those of the grid row by row, then the others.
std::vector<realms::Spot> spots_of(const WrittenSpaces& spaces);

// Checks that every `level` that is written is a surface of its spot. Error "no-surface".
Result<void> check_levels(const JsonCursor& at, const WrittenSpaces& spaces,
                          const realms::Battlefield& field);

// The key `links`, between spaces of the battlefield. Errors: "unknown-space", "limit".
Result<std::vector<realms::Link>> read_links(const JsonCursor& at,
                                             const realms::Battlefield& field);

// The whole key.
JsonValue spaces_json(const RealmsFile& file, const realms::Battlefield& field);

// The space of that name. Errors: "wrong-value" for no text, "unknown-space" (names the nearest),
// "no-surface" for one over nothing, or a level that it has not.
Result<realms::SpaceId> read_space_name(const JsonCursor& at, const realms::Battlefield& field);

// "C4" for the third space of the fourth row.
std::string grid_name(int x, int y);

}  // namespace parapet
