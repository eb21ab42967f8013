#pragma once

#include "rules/files/json/json_value.h"
#include "rules/prove/proof.h"

namespace parapet::prove {

// { "holds", "proofs", "board" } (docs/formats.md, proofs).
JsonValue proof_json(const ProofReport& report);

}  // namespace parapet::prove
