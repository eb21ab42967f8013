#pragma once

#include <functional>
#include <optional>
#include <string>

#include "rules/ask/session.h"
#include "rules/realms/battlefield.h"

namespace parapet::prove {

// What the evidence of a sight on that board says wrong, in words; empty if it proves what was
// answered; nothing where a body near the line has too many corners to be checked.
//   (1) the line is judged as SightlineChecker judges it
//   (2) it is clear if and only if there is sight
//   (3) nothing of the terrain was left out that the line meets
std::function<std::optional<std::string>(const ask::Ruled&)> brick_evidence_fault(
    const realms::Battlefield& field);

}  // namespace parapet::prove
