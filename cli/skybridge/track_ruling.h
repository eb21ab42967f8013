#pragma once

#include <optional>
#include <string>
#include <utility>

#include "cli/skybridge/draw_track.h"
#include "cli/skybridge/skybridge_tables.h"
#include "cli/told_ruling.h"

namespace parapet::cli {

// A ruling on a board of the bridge game, with what the command makes of it.
class TrackRuling final : public ToldRuling {
 public:
  TrackRuling(const JsonValue& question, const ask::Ruled& ruled, ask::SkybridgeState state)
      : ruled_(ruled), state_(std::move(state)), told_{{question, ruled.answer}, state_} {}

  viewer::RulingText words() const override { return ruling_text(told_, ruled_); }
  Result<viewer::Shown> shown() const override {
    auto picture = drawn_track(told_, drawn_board(state_), words().verdict);
    if (!picture) return no_picture(told_.question);
    return viewer::Shown{*std::move(picture), nullptr};
  }
  // For windows, which open no such board.
  viewer::Shown shown_on_board() const override { return shown().value_or(viewer::Shown{}); }
  std::optional<JsonValue> board_after() const override { return std::nullopt; }
  Result<std::size_t> draw_fall(const std::string& /*folder*/,
                                const viewer::FrameProgress& /*progress*/) const override {
    return no_picture(told_.question);
  }

 private:
  const ask::Ruled& ruled_;
  ask::SkybridgeState state_;
  TrackTold told_;
};

}  // namespace parapet::cli
