#pragma once

#include <memory>
#include <string>

#include "rules/ask/session.h"
#include "rules/ask/skyline/skyline_state.h"

namespace parapet::ask {

// Answers questions about one network board of game skyline (formats.md, questions).
class SkylineSession final : public Session {
 public:
  explicit SkylineSession(SkylineFile file);

  // The same board with what a question replaces of it, for the questions to come. Errors: those of
  // SkylineState::replaced_by.
  Result<SkylineSession> replaced_by(const JsonCursor& question) const;

  const SkylineState& state() const { return state_; }

  // Of the board as it is: the `board` of answers to questions that replace nothing of it.
  std::string digest() const { return digest_of(state_); }

 private:
  Result<BoundQuestion> read(const JsonCursor& question) const override;
  std::string digest_of(const SkylineState& state) const;

  SkylineState state_;
  std::shared_ptr<const std::string> map_text_;  // what of the board goes into its digest
};

}  // namespace parapet::ask
