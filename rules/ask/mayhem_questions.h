#pragma once

#include "rules/ask/asked.h"
#include "rules/ask/mayhem_state.h"

namespace parapet::ask {

// Keys that every question may carry, beside its own.
inline constexpr std::string_view kCommonKeys[] = {"ask",   "id",       "options", "explain",
                                                   "units", "vehicles", "markers", "devices"};

// One kind of question of game mayhem (formats.md 4.1).
struct MayhemQuestion {
  std::string_view name;
  std::span<const std::string_view> keys;  // its own
  Result<Asked> (*read)(const JsonCursor& question, const MayhemState& state);
};

// All kinds of questions that are answered, in the order of formats.md.
std::span<const MayhemQuestion> mayhem_questions();

// Reads a question: which kind it is, and its keys. The state must outlive what is returned.
// Errors: "unknown-ask" and "unknown-key" (both name the nearest), "not-answered-yet" for a
// question of the protocol that has no rules here, those of the keys.
Result<Asked> read_mayhem_question(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
