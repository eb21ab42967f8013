#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "viewer/window/panels/notices.h"

namespace parapet::viewer {

// What lies open over the board, and where one is in it.
struct PanelState {
  enum class Open { nothing, help, options, name_pick, name_place };

  Open open = Open::nothing;
  std::size_t option_row = 0;     // of the options panel, that the keys act on
  bool shows_option_row = false;  // it is to be scrolled to
  double options_scrolled = 0;    // pixels
  double ruling_scrolled = 0;
  std::optional<std::size_t> hinge;  // that the keys act on
  bool shows_hinge = false;          // it is to be scrolled to
  std::string typed;
  std::optional<Message> message;  // until the next act
  bool is_warned = false;          // that leaving loses changes
};

}  // namespace parapet::viewer
