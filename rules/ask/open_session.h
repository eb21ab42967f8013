#pragma once

#include <memory>
#include <optional>
#include <string>

#include "geometry/bricks/part_library.h"
#include "rules/ask/session.h"
#include "rules/files/json/json_value.h"

namespace parapet::ask {

// The session of the board file at a path, whichever game it is of. Models find their parts in
// `library`, if there is one. Errors: those of read_whole_file, read_game, read_mayhem_file,
// faces_beside and read_realms_file; "wrong-game" for a game without rules.
Result<std::shared_ptr<const Session>> open_session(const std::string& path,
                                                    const std::optional<PartLibrary>& library = {});

// The same of a board that has been read already from the file at that path.
Result<std::shared_ptr<const Session>> open_session(const JsonValue& board, const std::string& path,
                                                    const std::optional<PartLibrary>& library = {});

}  // namespace parapet::ask
