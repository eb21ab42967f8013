#pragma once

#include <map>
#include <memory>
#include <string>

#include "rules/files/realms/realms_file.h"

namespace parapet::test {

// Texts of brick boards for tests.

// The sources of a board whose folder holds these files.
inline RealmsSources folder_of(const std::map<std::string, std::string>& files) {
  return {std::make_shared<MemoryFiles>(files), std::nullopt};
}

// A flat board of three by two spaces with these further members ("\"units\": []").
inline std::string flat_board(const std::string& more = {}) {
  return R"({"format": "parapet-board/1", "game": "realms",
  "terrain": [{"box": [12, 8, 1], "at": [0, 0, 0]}],
  "spaces": {"grid": {"at": [1, 1], "pitch": 4, "count": [3, 2]}})" +
         (more.empty() ? std::string() : ", " + more) + "}";
}

// A board of this terrain and these spaces, as JSON.
inline std::string board_of(const std::string& terrain, const std::string& spaces = "{}",
                            const std::string& more = {}) {
  return R"({"format": "parapet-board/1", "game": "realms", "terrain": )" + terrain +
         ", \"spaces\": " + spaces + (more.empty() ? std::string() : ", " + more) + "}";
}

// Two bricks, one on the other: a model of two pieces.
inline const char* const kTwoBricks =
    "0 Two bricks\n1 4 0 0 0 1 0 0 0 1 0 0 0 1 3001.dat\n1 1 0 -24 0 1 0 0 0 1 0 0 0 1 3001.dat\n";

}  // namespace parapet::test
