#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parapet {

// Where in a text something lies, as an editor counts: lines and characters from 1.
struct LineColumn {
  std::size_t line = 1;
  std::size_t column = 1;
};

// The place of a byte; an offset at or behind the end is the end.
LineColumn line_column(std::string_view text, std::size_t offset);

// "line 3, column 14".
std::string to_text(LineColumn place);

// The line of that byte with a caret below it, indented by four blanks; of a long line only what is
// round the place. What cannot be shown (control characters, broken UTF-8) is shown as a blank or
// '?'.
std::string excerpt_at(std::string_view text, std::size_t offset);

}  // namespace parapet
