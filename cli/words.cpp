#include "cli/words.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace parapet::cli {

std::string counted(int number, const std::string& one, const std::string& many) {
  return std::to_string(number) + " " + (number == 1 ? one : many.empty() ? one + "s" : many);
}

std::string percent_text(int permille) {
  const std::string tenths = permille % 10 == 0 ? "" : "." + std::to_string(permille % 10);
  return std::to_string(permille / 10) + tenths + " %";
}

std::string enumerated(const std::vector<std::string>& parts, std::size_t most) {
  std::string text;
  const std::size_t shown = parts.size() > most ? most : parts.size();
  for (std::size_t n = 0; n < shown; ++n) {
    if (n > 0) text += n + 1 == parts.size() ? " and " : ", ";
    text += parts[n];
  }
  if (shown < parts.size()) text += " and " + std::to_string(parts.size() - shown) + " more";
  return text;
}

std::string enumerated(const std::vector<Space>& spaces, std::size_t most) {
  std::vector<std::string> parts;
  for (const Space& space : spaces) parts.push_back(to_letters(space));
  return enumerated(parts, most);
}

std::string listed_in_order(const std::vector<Space>& spaces) {
  std::string text;
  for (const Space& space : spaces) text += (text.empty() ? "" : ", ") + to_letters(space);
  return text;
}

std::string rows_of(std::vector<Space> spaces) {
  constexpr std::size_t kMostRuns = 100;
  std::sort(spaces.begin(), spaces.end());
  std::string text;
  std::size_t runs = 0;
  for (std::size_t first = 0; first < spaces.size();) {
    if (++runs > kMostRuns) {
      return text + " and " + std::to_string(spaces.size() - first) + " more";
    }
    std::size_t last = first;
    while (last + 1 < spaces.size() && spaces[last + 1].level == spaces[last].level &&
           spaces[last + 1].y == spaces[last].y && spaces[last + 1].x == spaces[last].x + 1) {
      ++last;
    }
    if (!text.empty()) text += ", ";
    text += to_letters(spaces[first]);
    if (last > first) text += (last > first + 1 ? "-" : ", ") + to_letters(spaces[last]);
    first = last + 1;
  }
  return text;
}

std::string levels_of(const std::vector<Space>& spaces) {
  std::map<int, std::vector<Space>> by_level;
  for (const Space& space : spaces) by_level[space.level].push_back(space);
  std::string text;
  for (const auto& [level, on_it] : by_level) {
    text += wrapped("  Level " + std::to_string(level) + ": " + rows_of(on_it), 2);
  }
  return text;
}

std::string wrapped(const std::string& text, std::size_t indent) {
  constexpr std::size_t kColumns = 96;
  const std::size_t start = std::min(text.find_first_not_of(' '), text.size());
  std::string line(start, ' ');
  std::string all;
  std::istringstream words(text);
  bool first = true;
  for (std::string word; words >> word;) {
    if (!first && line.size() + 1 + word.size() > kColumns) {
      all += line + "\n";
      line = std::string(start + indent, ' ');
      first = true;
    }
    line += (first ? "" : " ") + word;
    first = false;
  }
  return all + line + "\n";
}

}  // namespace parapet::cli
