#pragma once

#include <functional>

#include "rules/prove/prove.h"

namespace parapet::testing {

// What is done to an answer before it is given: how a referee errs who is otherwise the engine.
using Error =
    std::function<void(const JsonValue& question, const Options& options, ask::Answer& answer)>;

// Referees who err so. `forgotten`: an option that no answer of theirs counts as one that it may
// depend on; empty: none.
prove::TileReferee erring_tile_referee(Error error, std::string_view forgotten = {});
prove::BrickReferee erring_brick_referee(Error error, std::string_view forgotten = {});

}  // namespace parapet::testing
