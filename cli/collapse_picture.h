#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/fall_story.h"
#include "cli/structure_picture.h"
#include "rules/ask/asked.h"
#include "viewer/brick_picture.h"
#include "viewer/fall_picture.h"
#include "viewer/shown.h"

namespace parapet::cli {

// Pictures of what falls, of bricks and of Levels on posts alike.

// What is taken away and what comes loose, and where it lies.
struct CollapsePictures {
  StructurePicture before;
  StructurePicture after;
};
CollapsePictures collapse_pictures(const StructureLook& look, const FallStory& story);
viewer::Shown shown_collapse(const StructureLook& look, const FallStory& story);

// What an answer about a structure shows. REQUIRES: structure_of(answer) is that of the look.
viewer::Shown shown_structure(const ask::Answer& answer, const StructureLook& look,
                              const std::vector<UnitFall>& falls);

// The board without what is taken away, every piece where it stood.
StructurePicture board_of(const StructureLook& look, const FallStory& story);

// How many pictures of a fall there are: at speed 1 as it happened, below it in slow motion.
struct FrameRate {
  double frames_a_second = 25;
  double speed = 1;
};

// The moments that are drawn, from the start to the end.
std::vector<double> times_of(const viewer::FallMotion& motion, const FrameRate& rate);
viewer::FallSeries::Moment moment_at(const StructureLook& look, const FallStory& story,
                                     double seconds);

// The board as it is at a time. `board` is that of board_of(), one value for all times.
viewer::Shown shown_moment(const std::shared_ptr<StructurePicture>& board,
                           const StructureLook& look, const FallStory& story, double seconds);

// The fall as frames in a folder; how many there are. Errors: those of viewer::write_frames.
Result<std::size_t> draw_fall(const StructureLook& look, const FallStory& story,
                              const FrameRate& rate, const std::string& folder,
                              const viewer::FrameProgress& progress);

}  // namespace parapet::cli
