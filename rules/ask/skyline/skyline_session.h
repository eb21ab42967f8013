#pragma once

#include <memory>
#include <optional>
#include <string>

#include "geometry/bricks/part_library.h"
#include "rules/ask/session.h"
#include "rules/ask/skyline/skyline_state.h"

namespace parapet::ask {

// Answers questions about one network board of game skyline (formats.md, questions).
class SkylineSession final : public Session {
 public:
  // The terrain is that of the file (open_sky_terrain): rails are measured against it.
  explicit SkylineSession(SkylineFile file, SkyTerrain terrain = {});

  // Reads the terrain of the file at that path too; its models and meshes lie beside it. Errors:
  // those of read_skyline_file and open_sky_terrain.
  static Result<SkylineSession> open(const JsonValue& board, const std::string& path,
                                     const std::optional<PartLibrary>& library = {});

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
