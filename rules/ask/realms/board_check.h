#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/files/realms/realms_file.h"
#include "rules/options.h"
#include "rules/realms/units.h"

namespace parapet::ask {

// Something about a board that loads but looks wrong.
struct BoardNote {
  std::string code;  // stable
  std::string text;
};

// Codes, in this order:
//   those of the models' own warnings (ModelWarning), but for "grid-offset"
//   model-off-grid       a model whose parts lie beside the board's columns of half a stud
//   scan-without-error   a scan that does not say how far it may be off
//   open-scan            a scan whose surface has a rim
//   space-over-nothing   a space without a surface
//   link-between-far     stairs or a ladder between spaces that are no neighbours
//   no-room              a unit that has no room where it stands (COR-OCC-2)
//   shared-space         two units on one space (COR-OCC-1), once for each that comes second
// Of each code but the models' own the first twenty, and then how many more there are:
// `more-of-this`.
std::vector<BoardNote> check_board(const RealmsBoard& board, std::span<const realms::Unit> units,
                                   const Options& options);

}  // namespace parapet::ask
