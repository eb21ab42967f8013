#include "rules/prove/proof.h"

#include <algorithm>
#include <utility>

namespace parapet::prove {
namespace {

constexpr std::size_t kMostShown = 5;

}  // namespace

bool ProofReport::holds() const {
  return std::all_of(proofs.begin(), proofs.end(),
                     [](const Proof& proof) { return proof.failed == 0; });
}

Trial::Trial(std::string property, std::string claim, std::size_t number, std::size_t count,
             const GoOn& go_on)
    : number_(number), count_(count), go_on_(go_on) {
  proof_.property = std::move(property);
  proof_.claim = std::move(claim);
}

bool Trial::next() {
  time_is_up_ = time_is_up_ || (go_on_ && !go_on_({proof_, number_, count_}));
  if (!time_is_up_) ++proof_.tried;
  return !time_is_up_;
}

void Trial::fail(JsonValue question, std::string what) {
  if (failed_at_ != proof_.tried) ++proof_.failed;  // a try fails once, whatever is wrong with it
  failed_at_ = proof_.tried;
  if (proof_.failures.size() < kMostShown) {
    proof_.failures.push_back({std::move(question), std::move(what)});
  }
}

void Trial::leave_out(std::string what, std::size_t planned) {
  proof_.left_out.push_back(std::move(what));
  proof_.planned -= planned;
}

Proof Trial::finished() && {
  if (proof_.tried < proof_.planned) {
    leave_out(std::to_string(proof_.planned - proof_.tried) + " of " +
              std::to_string(proof_.planned) + ": the time was up");
  }
  return std::move(proof_);
}

}  // namespace parapet::prove
