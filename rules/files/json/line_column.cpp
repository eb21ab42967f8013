#include "rules/files/json/line_column.h"

#include <algorithm>

#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), starts_character));
}

// Where the line of a byte starts.
std::size_t line_start(std::string_view text, std::size_t offset) {
  const std::size_t before = text.substr(0, offset).rfind('\n');
  return before == std::string_view::npos ? 0 : before + 1;
}

}  // namespace

LineColumn line_column(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  LineColumn place;
  place.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
  place.column = 1 + count_characters(before.substr(line_start(text, before.size())));
  return place;
}

std::string to_text(LineColumn place) {
  return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
}

std::string excerpt_at(std::string_view text, std::size_t offset) {
  constexpr std::size_t kShownBefore = 60;
  constexpr std::size_t kShownAfter = 40;
  offset = std::min(offset, text.size());
  std::size_t from = line_start(text, offset);
  if (offset - from > kShownBefore) {
    from = offset - kShownBefore;
    while (from < offset && !starts_character(text[from])) ++from;
  }
  std::size_t end = std::min(text.find('\n', offset), text.size());
  if (end - offset > kShownAfter) {
    end = offset + kShownAfter;
    while (end > offset && !starts_character(text[end])) --end;
  }
  const std::string before = printable(text.substr(from, offset - from));
  return "    " + before + printable(text.substr(offset, end - offset)) + "\n    " +
         std::string(count_characters(before), ' ') + "^";
}

}  // namespace parapet
