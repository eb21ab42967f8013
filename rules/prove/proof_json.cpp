#include "rules/prove/proof_json.h"

#include <cstdint>
#include <string>

#include "rules/files/json/json_fields.h"

namespace parapet::prove {
namespace {

JsonValue number(std::size_t value) {
  return JsonValue::from_integer(static_cast<std::int64_t>(value));
}

JsonValue text(const std::string& value) { return JsonValue::from_text(value); }

JsonValue failure_json(const Counterexample& failure) {
  return JsonValue::from_members({{"question", failure.question}, {"what", text(failure.what)}});
}

JsonValue one_json(const Proof& proof) {
  return JsonValue::from_members({{"property", text(proof.property)},
                                  {"claim", text(proof.claim)},
                                  {"planned", number(proof.planned)},
                                  {"tried", number(proof.tried)},
                                  {"failed", number(proof.failed)},
                                  {"failures", list_json(proof.failures, failure_json)},
                                  {"left_out", list_json(proof.left_out, text)}});
}

}  // namespace

JsonValue proof_json(const ProofReport& report) {
  return JsonValue::from_members({{"holds", JsonValue::from_bool(report.holds())},
                                  {"proofs", list_json(report.proofs, one_json)},
                                  {"board", text(report.board)}});
}

}  // namespace parapet::prove
