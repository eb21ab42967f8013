#pragma once

#include <span>
#include <string_view>

#include "cli/skyline/network_board.h"
#include "cli/skyline/skyline_told.h"

namespace parapet::cli {

// How the answers to one question about a network board are drawn on it.
struct NetworkDrawing {
  std::string_view ask;
  void (*draw)(const SkylineTold&, const NetworkBoard&, viewer::NetworkPicture&);
};
std::span<const NetworkDrawing> ride_drawings();  // and normal moves
std::span<const NetworkDrawing> risk_drawings();
std::span<const NetworkDrawing> rail_drawings();

}  // namespace parapet::cli
