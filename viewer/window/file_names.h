#pragma once

#include <functional>
#include <string>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// Names of files that are not there yet: nothing is ever written over.

// `asked` if it is free, else the same with the first free number: "shot-0002.png". Without a name
// asked for: "board-0001.png" and so on, in the present folder.
std::string free_picture_name(const std::string& asked);

// Puts a board into a file and says into which.
using SaveBoard = std::function<Result<std::string>(const std::string& file)>;

// Beside the original: "keep.board.json" into "keep-edited.board.json", or the first of
// "keep-edited-2.board.json" and so on that is free. Saved again, the same file is written. Errors:
// those of write_whole_file.
SaveBoard save_beside(const std::string& original);

}  // namespace parapet::viewer
