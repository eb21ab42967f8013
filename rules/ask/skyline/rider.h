#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "rules/ask/skyline/skyline_state.h"
#include "rules/skyline/ride_plan.h"

namespace parapet::ask {

// Who rides or moves: a unit of the board by its id, or one of a kind that is imagined there.
struct Rider {
  skyline::UnitKind kind = skyline::UnitKind::common;
  std::optional<std::string> side;  // nothing: not told
  std::optional<std::size_t> unit;  // index, of a unit of the board
};

// The keys `unit` (the word of a kind is the kind) and `side`, which a unit's id makes needless.
// Errors: "missing-key", "unknown-id" (names the nearest), "wrong-value".
Result<Rider> read_rider(const JsonCursor& question, const SkylineState& state);

// "missing-key" for the side of a rider without one, where there are units that may be enemies.
Result<void> check_side(const JsonCursor& question, const Rider& rider, const SkylineState& state);

// The key `from`, a space of the sky-line; of a unit of the board one over its location, which may
// be left out where there is one alone.
// Errors: "missing-key", "unknown-id" (names the nearest), "wrong-value".
Result<std::size_t> read_start(const JsonCursor& question, const Rider& rider,
                               const SkylineState& state);

// The key `path`: 1 to `most` spaces of the sky-line.
Result<std::vector<std::size_t>> read_path(const JsonCursor& at, const SkylineState& state,
                                           std::size_t most);

// A location by its id.
Result<std::size_t> read_location(const JsonCursor& at, const SkylineState& state);

// Ids, for answers.
JsonValue stop_json(const skyline::Network& network, std::size_t stop);
JsonValue location_json(const skyline::Network& network, std::size_t location);
JsonValue locations_json(const skyline::Network& network,
                         const std::vector<std::size_t>& locations);

}  // namespace parapet::ask
