#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/open_board.h"
#include "rules/ask/session.h"
#include "viewer/ruling_text.h"
#include "viewer/shown.h"

namespace parapet::cli {

// A ruling with all that the command can make of it, whichever game it is of.
class ToldRuling {
 public:
  virtual ~ToldRuling() = default;

  virtual viewer::RulingText words() const = 0;

  // What it shows: outlives this. Errors: "no-picture" for a question whose answer has nothing to
  // draw.
  virtual Result<viewer::Shown> shown() const = 0;

  // The same for who shows boards alone: where there is no picture the plain board with the
  // verdict, of a step on bricks the board and no side view.
  virtual viewer::Shown shown_on_board() const = 0;

  // The board after what was asked about; nothing if nothing changes, or it cannot be done.
  virtual std::optional<JsonValue> board_after() const = 0;

  // Of what falls, moment by moment: how many frames there are. Errors: "no-picture" where nothing
  // was taken away, those of viewer::write_frames.
  virtual Result<std::size_t> draw_fall(const std::string& folder,
                                        const viewer::FrameProgress& progress) const = 0;
};

// The question and the ruling must outlive it. Errors: those of the keys that a question
// replaces of its board.
Result<std::unique_ptr<ToldRuling>> told_ruling(const OpenBoard& board, const JsonValue& question,
                                                const ask::Ruled& ruled);

// What happened, as lines of JSON (docs/formats.md, transcripts). Errors: "no-transcript" where
// nothing was taken away.
Result<std::string> transcript_of(const JsonValue& question, const ask::Ruled& ruled);

// For those who draw.
Failure no_picture(const JsonValue& question);

}  // namespace parapet::cli
