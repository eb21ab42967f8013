#pragma once

#include <span>

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// All kinds of questions that are answered, in the order of formats.md.
std::span<const MayhemQuestion> mayhem_questions();

// Reads a question: which kind it is, and its keys. The state must outlive what is returned.
// Errors: "unknown-ask" and "unknown-key" (both name the nearest), those of the keys.
Result<Asked> read_mayhem_question(const JsonCursor& question, const MayhemState& state);

// Its groups.
std::span<const MayhemQuestion> sight_questions();      // sight, attacks, range, hacking, check
std::span<const MayhemQuestion> odds_questions();       // what a handful of dice may show
std::span<const MayhemQuestion> moving_questions();     // spaces, steps, walks, routes, reach
std::span<const MayhemQuestion> push_questions();       // pushes and falls
std::span<const MayhemQuestion> area_questions();       // areas of effect, explosions
std::span<const MayhemQuestion> collapse_questions();   // collapsing buildings, demolishing
std::span<const MayhemQuestion> vehicle_questions();    // vehicles and drones
std::span<const MayhemQuestion> device_questions();     // doomsday devices
std::span<const MayhemQuestion> placement_questions();  // reinforcements, objectives, events
std::span<const MayhemQuestion> map_questions();        // checking and building a map
std::span<const MayhemQuestion> stability_questions();  // what really stands and falls

}  // namespace parapet::ask
