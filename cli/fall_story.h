#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "cli/structure_picture.h"
#include "physics/collapse/collapse.h"
#include "rules/collapse/transcript_file.h"
#include "viewer/brick_picture.h"
#include "viewer/replay/fall_motion.h"

namespace parapet::cli {

// A unit that comes down or is struck.
struct UnitFall {
  std::string unit;
  double drop = 0;                 // ticks it is lower afterwards
  std::vector<std::string> words;  // below its name: "falls 12 pegs", "2 wounds"
};

// A collapse as pictures and replays show it, on bricks and on Levels on posts alike.
struct FallStory {
  std::vector<std::size_t> removed;                    // pieces
  std::vector<viewer::BrickOverlay::Coated> loosened;  // each piece once, by its last reason
  std::map<std::size_t, std::vector<Shape>> resting;   // what fell, where it came to lie
  std::vector<UnitFall> falls;
  std::vector<viewer::BrickUnit> units_after;  // those that fell stand on what lies there
  viewer::FallMotion motion;
};

// What was worked out just now.
FallStory story_of(const StructureLook& look, const physics::Collapse& collapse,
                   std::vector<UnitFall> falls);

// What was written down: pieces lie where the last frame has them, their corners on whole ticks.
// `file` is the name used in errors. Errors: "unknown-id" for a piece or unit that the look lacks,
// "bad-transcript" for another number of pieces.
Result<FallStory> story_of(const StructureLook& look, const collapse::Transcript& transcript,
                           std::vector<UnitFall> falls, const std::string& file);

}  // namespace parapet::cli
