#pragma once

#include <string>

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

  const RealmsState& state() const { return state_; }

 private:
  Result<BoundQuestion> read(const JsonCursor& question) const override;
  std::string digest_of(const RealmsState& state) const;

  RealmsState state_;
  Digest ground_digest_;  // of all of the board but its units and options
};

}  // namespace parapet::ask
