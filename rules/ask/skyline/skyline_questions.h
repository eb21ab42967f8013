#pragma once

#include <span>

#include "rules/ask/skyline/skyline_question.h"

namespace parapet::ask {

// All kinds of questions that are answered, in the order of formats.md.
std::span<const SkylineQuestion> skyline_questions();

// Reads a question: which kind it is, and its keys. The state must outlive what is returned.
// Errors: "unknown-ask" and "unknown-key" (both name the nearest), those of the keys.
Result<Asked> read_skyline_question(const JsonCursor& question, const SkylineState& state);

// Its groups.
std::span<const SkylineQuestion> ride_questions();
std::span<const SkylineQuestion> risk_questions();
std::span<const SkylineQuestion> rail_questions();     // length, slope, clearance
std::span<const SkylineQuestion> sky_map_questions();  // locations, normal moves, check

}  // namespace parapet::ask
