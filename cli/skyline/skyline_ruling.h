#pragma once

#include <optional>
#include <string>
#include <utility>

#include "cli/skyline/skyline_told.h"
#include "cli/told_ruling.h"

namespace parapet::cli {

// A ruling on a network board, with what the command makes of it.
class SkylineRuling final : public ToldRuling {
 public:
  SkylineRuling(const JsonValue& question, const ask::Ruled& ruled, ask::SkylineState state)
      : ruled_(ruled), state_(std::move(state)), told_{{question, ruled.answer}, state_} {}

  viewer::RulingText words() const override { return ruling_text(told_, ruled_); }
  Result<viewer::Shown> shown() const override { return shown_ruling(told_); }
  // For windows, which open no such board.
  viewer::Shown shown_on_board() const override { return shown().value_or(viewer::Shown{}); }
  std::optional<JsonValue> board_after() const override { return moved_board(told_); }
  Result<std::size_t> draw_fall(const std::string& /*folder*/,
                                const viewer::FrameProgress& /*progress*/) const override {
    return no_picture(told_.question);
  }

 private:
  const ask::Ruled& ruled_;
  ask::SkylineState state_;
  SkylineTold told_;
};

}  // namespace parapet::cli
