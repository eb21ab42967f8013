#pragma once

#include <string_view>

namespace parapet::ask {

// What moves may depend on: those of a unit of one space on foot, those with a Jump, and the
// step of a large unit (its moves: large_step_options). Options that cannot matter are not asked
// again.
inline constexpr std::string_view kStepOptions[] = {"M1", "M2", "M3", "M4", "M6", "M7",
                                                    "M8", "Z1", "Z2", "Z3", "Z4"};
inline constexpr std::string_view kWalkingOptions[] = {"M1", "M2", "M3", "M4", "M6",
                                                       "M7", "Z1", "Z2", "Z3", "Z4"};
inline constexpr std::string_view kJumpingOptions[] = {"M1", "M2", "M3", "M4", "M6", "M7", "Z1",
                                                       "Z2", "Z3", "Z4", "J1", "J2", "J4", "J6"};
inline constexpr std::string_view kLargeStepOptions[] = {"G1", "G2", "G3", "G4", "G5", "Z1", "Z2",
                                                         "Z3", "Z4", "M1", "M2", "M3", "M4", "M8"};

}  // namespace parapet::ask
