#pragma once

#include <span>

#include "cli/question_verb.h"

namespace parapet::cli {

// The questions of formats.md about tile boards as verbs, by their groups there.
std::span<const QuestionVerb> sight_verbs();
std::span<const QuestionVerb> moving_verbs();          // with pushes and falls
std::span<const QuestionVerb> area_verbs();            // explosions and collapse too
std::span<const QuestionVerb> vehicle_verbs();         // drones and devices too
std::span<const QuestionVerb> map_verbs();             // placement, objectives, maps
std::span<const QuestionVerb> tile_structure_verbs();  // what really stands and falls

// Those about brick boards.
std::span<const QuestionVerb> realms_sight_verbs();     // attacks too
std::span<const QuestionVerb> realms_ground_verbs();    // heights and neighbours
std::span<const QuestionVerb> realms_moving_verbs();    // flight, falls and riders too
std::span<const QuestionVerb> realms_collapse_verbs();  // what stands and falls

}  // namespace parapet::cli
