#pragma once

#include <string>
#include <vector>

#include "rules/ask/digest.h"
#include "rules/ask/realms/realms_state.h"
#include "rules/ask/session.h"

namespace parapet::ask {

// Answers questions about one brick board (formats.md, questions on brick boards).
class RealmsSession final : public Session {
 public:
  explicit RealmsSession(RealmsBoard board);

  // The same board; long work about it tells how far it is, and stops when told.
  RealmsSession watched(physics::Progress progress) const;

  // The same board with what a question replaces of it, for the questions to come. Errors: those of
  // RealmsState::replaced_by.
  Result<RealmsSession> replaced_by(const JsonCursor& question) const;

  // The same board with its units elsewhere. REQUIRES: the same units, on spaces of the board, and
  // check_carriers() finds nothing wrong.
  RealmsSession with_units(std::vector<realms::Unit> units) const;

  const RealmsState& state() const { return state_; }

  // Of the board as it is: the `board` of answers to questions that replace nothing of it.
  std::string digest() const { return digest_of(state_); }

 private:
  Result<BoundQuestion> read(const JsonCursor& question) const override;
  std::string digest_of(const RealmsState& state) const;

  RealmsState state_;
  Digest ground_digest_;  // of all of the board but its units and options
};

}  // namespace parapet::ask
