#include "cli/shell_words.h"

#include <algorithm>
#include <string_view>

namespace parapet::cli {

std::string quoted(const std::string& word) {
  const bool is_plain = std::all_of(word.begin(), word.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') ||
           std::string_view("_./:,@=+-").find(letter) != std::string_view::npos;
  });
  if (is_plain && !word.empty()) return word;
  std::string text = "'";
  for (const char letter : word) text += letter == '\'' ? "'\\''" : std::string(1, letter);
  return text + "'";
}

std::string typed_line(std::span<char* const> words) {
  std::string line = "parapet";
  for (const char* word : words) line += " " + quoted(word);
  return line;
}

}  // namespace parapet::cli
