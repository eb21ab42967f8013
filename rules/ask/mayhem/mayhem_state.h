#pragma once

#include <memory>
#include <string>

#include "physics/stability/progress.h"
#include "rules/files/mayhem/board_places.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/mayhem/attack/dice_faces.h"
#include "rules/mayhem/board_variants.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::ask {

// A tile board as one question finds it. Cheap to copy: what is large is shared.
struct MayhemState {
  std::shared_ptr<const mayhem::BoardVariants> boards;
  std::shared_ptr<const BoardPlaces> places;
  std::shared_ptr<const MayhemFile> file;  // as it was opened
  std::shared_ptr<const mayhem::Pieces> pieces;
  std::shared_ptr<const mayhem::FaceTable> faces;  // of the dice, for their odds
  Options options;
  physics::Progress progress = physics::go_on;  // of questions that take long

  // The board under its own options.
  const Board& board() const { return boards->board(options); }

  // The board file of another state of the game: this one with other tiles and pieces (the key
  // `after`). It carries the options of this state.
  MayhemFile file_after(TileMap map, mayhem::Pieces changed) const;

  // The dice have their default faces. Error: those of Board::assemble.
  static Result<MayhemState> from(const MayhemFile& file);

  // The state with what the question replaces: `options`, `units`, `vehicles`, `markers`,
  // `devices` (formats.md, questions). Errors are those of the readers of these keys.
  Result<MayhemState> replaced_by(const JsonCursor& question) const;
};

// A place asked for: a space in any of its spellings, or the id of a piece.
// Errors: "wrong-value", "off-board", "unknown-id" (names the nearest).
Result<mayhem::Stand> read_stand(const JsonCursor& at, const MayhemState& state);

// The same where one space is meant: of a piece its main space.
Result<Space> read_space_or_piece(const JsonCursor& at, const MayhemState& state);

}  // namespace parapet::ask
