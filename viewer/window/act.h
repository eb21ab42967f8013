#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "viewer/window/command.h"
#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

// What clicks in the window of a board do, besides commands.
struct AskIn {
  std::size_t mode = 0;
};
struct TurnHinge {
  std::size_t number = 0;
};
struct TurnOption {
  std::string id;
  std::string value;
};
struct CutAbove {
  std::optional<std::size_t> level;
};
struct Nothing {};  // a panel that keeps clicks from what is below

using Act = std::variant<Command, AskIn, TurnHinge, TurnOption, CutAbove, Nothing>;
using Acts = HotSpots<Act>;

}  // namespace parapet::viewer
