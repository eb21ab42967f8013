#pragma once

#include <string>
#include <vector>

#include "cli/structure_picture.h"
#include "physics/collapse/collapse.h"
#include "rules/ask/asked.h"
#include "viewer/brick_picture.h"
#include "viewer/fall_picture.h"
#include "viewer/shown.h"

namespace parapet::cli {

// Pictures of what falls, of bricks and of Levels on posts alike.

// A unit that comes down or is struck.
struct UnitFall {
  std::string unit;
  double drop = 0;                 // ticks it is lower afterwards
  std::vector<std::string> words;  // below its name: "falls 12 pegs", "2 wounds"
};

// What is taken away and what comes loose, and where it lies.
struct CollapsePictures {
  StructurePicture before;
  StructurePicture after;
};
CollapsePictures collapse_pictures(const StructureLook& look, const physics::Collapse& collapse,
                                   const std::vector<UnitFall>& falls);

// The fall, moment by moment.
struct CollapseSeries {
  StructurePicture board;
  std::vector<viewer::FallSeries::Moment> moments;
};
CollapseSeries collapse_series(const StructureLook& look, const physics::Collapse& collapse,
                               const std::vector<UnitFall>& falls);

// What an answer about a structure shows. REQUIRES: structure_of(answer) is that of the look.
viewer::Shown shown_structure(const ask::Answer& answer, const StructureLook& look,
                              const std::vector<UnitFall>& falls);

// The fall as frames in a folder; how many there are. Errors: "no-picture" where nothing is taken
// away, those of viewer::write_frames.
Result<std::size_t> draw_fall(const ask::Answer& answer, const StructureLook& look,
                              const std::vector<UnitFall>& falls, const std::string& folder,
                              const viewer::FrameProgress& progress);

}  // namespace parapet::cli
