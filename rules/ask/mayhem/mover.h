#pragma once

#include <optional>
#include <string>

#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/files/json/json_cursor.h"
#include "rules/mayhem/moving/moving_field.h"

namespace parapet::ask {

// Who moves, and from where: the unit named by a question, or one of a side imagined there.
struct Mover {
  mayhem::Footprint footprint;
  std::string side;
  std::string id;  // empty: imagined

  Space from() const { return footprint.at; }
  bool is_large() const { return footprint.is_large(); }

  // As a unit that stands there.
  mayhem::Unit unit() const { return {id, side, footprint, {}, {}, {}}; }
};

// `key` (a place or a unit's id) and `side`, which a unit's id makes needless.
// Errors: those of read_stand; "no-floor"; "missing-key" for the side.
Result<Mover> read_mover(const JsonCursor& question, const MayhemState& state,
                         std::string_view key);

// The same also for a place without floor.
Result<Mover> read_mover_anywhere(const JsonCursor& question, const MayhemState& state,
                                  std::string_view key);

// The unit of the side asked about, or of any, that stands on this space; else one of that side
// imagined there.
Result<Mover> mover_on(const JsonCursor& question, const MayhemState& state, Space space);

// The key `jump`, if any: { "up": 1, "span": 4 } or null, any whole numbers up to 10^9; with
// `tells_start` also `at`, where in a walk it starts. And what the Gravity Dominators make of it
// (AOM-DDD-5).
struct MoverJump {
  std::optional<mayhem::Jump> jump;
  std::optional<std::size_t> at;  // of a walk
  bool is_changed = false;        // by a device
};
Result<MoverJump> read_mover_jump(const JsonCursor& question, const MayhemState& state,
                                  const Mover& mover, bool tells_start);

// The field on which it moves, under these options.
mayhem::MovingField moving_field(const MayhemState& state, const Mover& mover,
                                 const Options& options);

}  // namespace parapet::ask
