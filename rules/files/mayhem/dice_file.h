#pragma once

#include <string>
#include <string_view>

#include "rules/files/json/json_cursor.h"
#include "rules/mayhem/attack/dice_faces.h"

namespace parapet {

// The faces of the dice: {"R": [["hit"], ["hit", "push"], []], "Y": ..., "W": ...}, one list for
// each face (formats.md, questions). A colour that is not given is that of `otherwise`.
// Errors: those of JsonCursor; "limit" for more than 100 faces, or 10 symbols on one.
Result<mayhem::FaceTable> read_faces(const JsonCursor& at, const mayhem::FaceTable& otherwise);

// A file of dice, "format": "parapet-dice/1", with `faces` of all three colours. `file` is the name
// used in errors. Errors: those of parse_json and read_faces; "wrong-format".
Result<mayhem::FaceTable> read_dice_file(std::string_view text, std::string_view file);

// The faces of boards/dice.json, as the program was built with them.
const mayhem::FaceTable& default_faces();

// The faces that a board file is played with: those of `dice.json` in its folder if there is one,
// so that a user can correct them without building anything; else the default.
// Errors: those of read_whole_file and read_dice_file.
Result<mayhem::FaceTable> faces_beside(const std::string& board_path);

}  // namespace parapet
