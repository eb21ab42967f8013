#pragma once

#include <memory>
#include <string>

#include "rules/ask/session.h"
#include "rules/ask/skybridge/skybridge_state.h"

namespace parapet::ask {

// Answers questions about one board of the bridge game (formats.md, questions).
class SkybridgeSession final : public Session {
 public:
  explicit SkybridgeSession(const SkybridgeFile& file) : state_(SkybridgeState::from(file)) {}

  // The same board with what a question replaces of it, for the questions to come. Errors: those of
  // SkybridgeState::replaced_by.
  Result<SkybridgeSession> replaced_by(const JsonCursor& question) const;

  // The same board; long work about it tells how far it is, and stops when told.
  SkybridgeSession watched(physics::Progress progress) const;

  const SkybridgeState& state() const { return state_; }

  // Of the board as it is: the `board` of answers to questions that replace nothing of it.
  std::string digest() const;

 private:
  Result<BoundQuestion> read(const JsonCursor& question) const override;

  SkybridgeState state_;
};

}  // namespace parapet::ask
