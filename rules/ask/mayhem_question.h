#pragma once

#include <span>
#include <string_view>

#include "rules/ask/asked.h"
#include "rules/ask/mayhem_state.h"

namespace parapet::ask {

// Keys that every question may carry, beside its own.
inline constexpr std::string_view kCommonKeys[] = {"ask",   "id",       "options", "explain",
                                                   "units", "vehicles", "markers", "devices"};

// One kind of question of game mayhem (formats.md 4.1). The state must outlive what is read.
struct MayhemQuestion {
  std::string_view name;
  std::span<const std::string_view> keys;  // its own
  Result<Asked> (*read)(const JsonCursor& question, const MayhemState& state);
};

}  // namespace parapet::ask
