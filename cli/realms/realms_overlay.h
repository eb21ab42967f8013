#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/realms/brick_board.h"
#include "cli/realms/realms_told.h"

namespace parapet::cli {

// How the answers to one question about a brick board are drawn on it.
struct RealmsDrawing {
  std::string_view ask;
  void (*draw)(const RealmsTold&, const BrickBoard&, viewer::BrickOverlay&);
};
std::span<const RealmsDrawing> realms_sight_drawings();
std::span<const RealmsDrawing> realms_moving_drawings();

// For those who draw.
void tint(viewer::BrickOverlay& overlay, const BrickBoard& board,
          const std::optional<realms::SpaceId>& space, viewer::Role role);
void explain(viewer::BrickOverlay& overlay, viewer::Role role, std::string text);
void judge(viewer::BrickOverlay& overlay, bool good, const std::string& yes, const std::string& no);

}  // namespace parapet::cli
