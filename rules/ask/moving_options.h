#pragma once

#include <string_view>

namespace parapet::ask {

// What a step on foot may depend on, and what a move with a Jump.
inline constexpr std::string_view kStepOptions[] = {"M1", "M2", "M3", "M4", "M6", "M7", "M8", "Z1",
                                                    "Z2", "Z3", "Z4", "G1", "G2", "G3", "G4", "G5"};
inline constexpr std::string_view kMoveOptions[] = {"M1", "M2", "M3", "M4", "M6", "M7", "Z1",
                                                    "Z2", "Z3", "Z4", "J1", "J2", "J4", "J6",
                                                    "G1", "G2", "G3", "G4", "G5"};

}  // namespace parapet::ask
