#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/options.h"
#include "rules/skybridge/position.h"

namespace parapet {

// What stands on the land, key by key (formats.md, network boards). Ids of players and of
// fortifications are looked up; one that there is not is "unknown-id" and names the nearest.
// Errors, beside those of JsonCursor: "duplicate-id", "limit".

using SegmentPopulation = std::array<std::vector<std::size_t>, skybridge::kSegments>;

// Different ids.
Result<std::vector<skybridge::Player>> read_players(const JsonCursor& list);

// Without an owner, or with null, it is a free rebel. Of free rebels there are at most twelve,
// unless OPT-B1 is `unlimited`.
Result<std::vector<skybridge::Rebel>> read_rebels(const JsonCursor& list,
                                                  const std::vector<skybridge::Player>& players,
                                                  const Options& options);

// None of a player twice in one fortification.
Result<std::vector<skybridge::Garrison>> read_garrisons(
    const JsonCursor& list, const skybridge::Land& land,
    const std::vector<skybridge::Player>& players);

// The keys `population` of a list of segments that read_land has read: no player twice on one.
Result<SegmentPopulation> read_population(const JsonCursor& segments,
                                          const std::vector<skybridge::Player>& players);

// 0 to 7.
Result<int> read_completed(const JsonCursor& at);
// 0 to 2: the third idle round in a row finishes the segment. More where OPT-B2 is `tokens`.
Result<int> read_idle(const JsonCursor& at, const Options& options);
// 0 to 12, more where OPT-B1 is `unlimited`.
Result<int> read_free_rebels(const JsonCursor& at, const Options& options);

JsonValue players_json(const std::vector<skybridge::Player>& players);
JsonValue rebels_json(const std::vector<skybridge::Rebel>& rebels,
                      const std::vector<skybridge::Player>& players);
JsonValue garrisons_json(const skybridge::Land& land, const skybridge::Position& position);
JsonValue population_json(const skybridge::Position& position, int segment);

}  // namespace parapet
