#pragma once

#include <memory>
#include <string>

#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/ask/session.h"

namespace parapet::ask {

// Answers questions about one tile board (formats.md, questions).
class MayhemSession final : public Session {
 public:
  static Result<MayhemSession> open(const MayhemFile& file);

  // The same board with other faces on its dice (a file of the user's, faces_beside).
  MayhemSession with_faces(mayhem::FaceTable faces) const;

  // The same board; long work about it tells how far it is, and stops when told.
  MayhemSession watched(physics::Progress progress) const;

  // The same board with what a question replaces of it, for the questions to come. Errors: those of
  // MayhemState::replaced_by.
  Result<MayhemSession> replaced_by(const JsonCursor& question) const;

  const MayhemState& state() const { return state_; }

  // Of the board as it is: the `board` of answers to questions that replace nothing of it.
  std::string digest() const { return digest_of(state_); }

 private:
  explicit MayhemSession(const MayhemFile& file, MayhemState state);

  Result<BoundQuestion> read(const JsonCursor& question) const override;
  std::string digest_of(const MayhemState& state) const;

  MayhemState state_;
  std::shared_ptr<const std::string> map_text_;  // what of the board goes into its digest
  std::string pieces_text_;  // likewise, unless the question replaces its pieces
};

}  // namespace parapet::ask
