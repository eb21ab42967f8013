#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// The questions `drones`, `spawn` and `traffic` (formats.md, questions).
inline constexpr std::string_view kDronesKeys[] = {"number", "side"};
inline constexpr std::string_view kSpawnKeys[] = {"entry", "number", "side", "ram"};
inline constexpr std::string_view kTrafficKeys[] = {"drone", "unit", "number"};

Result<Asked> read_drones(const JsonCursor& question, const MayhemState& state);
Result<Asked> read_spawn(const JsonCursor& question, const MayhemState& state);
Result<Asked> read_traffic(const JsonCursor& question, const MayhemState& state);

}  // namespace parapet::ask
