#include "rules/ask/skybridge/skybridge_session.h"

#include <utility>

#include "rules/ask/digest.h"
#include "rules/ask/skybridge/skybridge_question.h"
#include "rules/files/json/json_write.h"

namespace parapet::ask {
namespace {

// Of the board as asked, all but its name.
std::string digest_of(const SkybridgeState& state) {
  SkybridgeFile board = state.file_now();
  board.name.clear();
  return Digest().add(write_json_line(skybridge_file_json(board))).to_text();
}

}  // namespace

Result<SkybridgeSession> SkybridgeSession::replaced_by(const JsonCursor& question) const {
  auto state = state_.replaced_by(question);
  if (!state) return Failure(state.error());
  SkybridgeSession session = *this;
  session.state_ = *std::move(state);
  return session;
}

SkybridgeSession SkybridgeSession::watched(physics::Progress progress) const {
  SkybridgeSession session = *this;
  session.state_.progress = std::move(progress);
  return session;
}

std::string SkybridgeSession::digest() const { return digest_of(state_); }

Result<BoundQuestion> SkybridgeSession::read(const JsonCursor& question) const {
  auto replaced = state_.replaced_by(question);
  if (!replaced) return Failure(replaced.error());
  const auto state = std::make_shared<const SkybridgeState>(*std::move(replaced));
  auto asked =
      read_question<SkybridgeState>(question, *state, skybridge_questions(), kSkybridgeCommonKeys);
  if (!asked) return Failure(asked.error());
  return BoundQuestion{state, *std::move(asked), state->options,
                       [state] { return digest_of(*state); }};
}

}  // namespace parapet::ask
