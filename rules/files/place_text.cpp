#include "rules/files/place_text.h"

#include <cstddef>

namespace parapet {
namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

std::optional<Space> space_from_letters(std::string_view text) {
  constexpr std::size_t kMostLetters = 2;
  constexpr std::size_t kMostDigits = 3;
  std::size_t at = 0;

  int column = 0;  // bijective base 26, as in a spreadsheet: A = 1, Z = 26, AA = 27
  while (at < text.size() && is_upper(text[at])) {
    if (at == kMostLetters) return std::nullopt;
    column = column * 26 + (text[at] - 'A' + 1);
    ++at;
  }
  if (column == 0) return std::nullopt;

  const std::size_t row_start = at;
  int row = 0;
  while (at < text.size() && is_digit(text[at])) {
    if (at - row_start == kMostDigits) return std::nullopt;
    row = row * 10 + (text[at] - '0');
    ++at;
  }
  if (at == row_start || text[row_start] == '0') return std::nullopt;

  Space space{column - 1, row - 1, 1};
  if (at == text.size()) return space;
  if (text.size() - at != 2 || text[at] != '@') return std::nullopt;
  const char level = text[at + 1];
  if (!is_digit(level) || level == '0') return std::nullopt;
  space.level = level - '0';
  return space;
}

std::optional<EntrySpace> entry_space_from_text(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  const std::optional<Space> own = space_from_letters(text.substr(colon + 1));
  if (!own) return std::nullopt;
  return EntrySpace{text.substr(0, colon), *own};
}

bool reads_as_place(std::string_view text) {
  return space_from_letters(text).has_value() || entry_space_from_text(text).has_value();
}

}  // namespace parapet
