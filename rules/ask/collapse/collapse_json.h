#pragma once

#include <span>
#include <string>
#include <vector>

#include "physics/collapse/collapse.h"
#include "physics/stability/stages.h"
#include "physics/stability/who_stands.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"
#include "rules/ask/asked.h"
#include "rules/files/json/json_value.h"

namespace parapet::ask {

// "1.1102": a load factor with its four decimals.
std::string load_factor_text(physics::LoadFactor factor);

// What `stable` met, for pictures.
struct StableEvidence {
  physics::Structure structure;
  std::vector<physics::Contact> contacts;
  std::vector<bool> removed;  // by piece
  physics::Standing standing;
  std::vector<std::uint32_t> moving;  // what would come down though it has a way to the ground
  std::vector<std::vector<std::uint32_t>> stages;  // in which it is built
  std::vector<physics::StageStanding> while_built;
};

// What `stable` asks, worked out. `evidence` has all but contacts, standing and while_built.
void weigh(StableEvidence& evidence, const physics::Progress& progress);

// The answer to `stable`.
Answer stable_answer(StableEvidence evidence);

// What `remove` met.
struct RemoveEvidence {
  physics::Structure structure;
  physics::Collapse collapse;
  std::vector<std::string> body_names;  // of what fell
};

// The members of an answer to `remove` but `after`; `not_analysed` only if that is not 0, `at_rest`
// only if something was still moving. `falls` is what the game says of who fell.
std::vector<JsonMember> removal_members(const RemoveEvidence& evidence, JsonValue falls);

// What came down and why, as reasons.
Because removal_reasons(const RemoveEvidence& evidence);

// A list of the ids of these pieces.
JsonValue piece_ids_json(const physics::Structure& structure,
                         std::span<const std::uint32_t> pieces);

}  // namespace parapet::ask
