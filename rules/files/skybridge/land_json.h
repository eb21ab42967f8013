#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/land.h"

namespace parapet {

// The keys of an object that say its land (formats.md, network boards).
inline constexpr std::string_view kLandKeys[] = {"territories", "drakhe_head", "fortifications",
                                                 "segments"};

// The desert and the bridge of an object with the keys kLandKeys; what other keys it has is not
// looked at. A segment may have `more_segment_keys` beside its own: they are the caller's.
//   (1) nine territories with different ids, the first of the path first; a name not given is the
//       id
//   (2) each of the segments 1 to 7 once, in any order; `labor` and `drakhe` not given are those of
//       the rules: Labor for 3 and 6, Drakhe for 4 and 7 (SKB-G-55); `cost` not given is nothing
//   (3) fortifications with different ids, none if the key is not there
//   (4) the Drakhe head is in territory 4 if the key is not there
// Errors: "missing-key", "unknown-key", "wrong-value", "duplicate-id", "limit".
Result<skybridge::Land> read_land(const JsonCursor& object,
                                  std::span<const std::string_view> more_segment_keys = {});

// The number of a segment as it is written, 1 to 7.
Result<int> read_segment_number(const JsonCursor& segment);

// The index of a territory, 0 to 8.
Result<int> read_territory_index(const JsonCursor& at);

// Resources as { "wood": 1 }; those that are not named are 0.
Result<skybridge::Resources> read_resources(const JsonCursor& at);
JsonValue resources_json(const skybridge::Resources& resources);

// The same land as values of these keys.
JsonValue territories_json(const skybridge::Land& land);
JsonValue fortifications_json(const skybridge::Land& land);
// Of one segment, without what others add to it.
std::vector<JsonMember> segment_members(const skybridge::Land& land, int number);

}  // namespace parapet
