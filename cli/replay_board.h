#pragma once

#include <memory>
#include <string>

#include "cli/fall_story.h"
#include "cli/open_board.h"
#include "rules/collapse/transcript_file.h"

namespace parapet::cli {

// A board and what came down on it.
struct ReplayBoard {
  std::shared_ptr<const physics::Structure> structure;  // what the look looks at
  StructureLook look;
  FallStory story;
  std::string words;  // what happened, in lines
};

// `file` is the transcript's name in errors. Errors: "other-board" where it tells of another board,
// or of this one with other units or options; those of story_of and brick_structure.
Result<ReplayBoard> replay_board(const OpenBoard& board, const collapse::Transcript& transcript,
                                 const std::string& file);

}  // namespace parapet::cli
