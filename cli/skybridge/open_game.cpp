#include "cli/skybridge/open_game.h"

#include <algorithm>
#include <filesystem>

#include "rules/files/skybridge/default_cards.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kMostBytes = std::size_t{8} << 20U;

}  // namespace

Result<PrintedGame> open_cards(const std::string& path) {
  if (path.empty()) return read_cards_file(default_cards_text(), "boards/skybridge-demo.json");
  const auto text = read_whole_file(path, kMostBytes);
  if (!text) return Failure(text.error());
  return read_cards_file(*text, path);
}

Result<ask::GameRecord> open_game(const std::string& path, const ask::Watch& watch) {
  const auto text = read_whole_file(path, kMostBytes);
  if (!text) return Failure(text.error());
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  return ask::read_game_file(
      *text, path,
      [&](const std::string& data) { return open_cards((folder / data).generic_string()); }, watch);
}

Result<skybridge::game::Readings> with_options(skybridge::game::Readings readings,
                                               const std::vector<std::string>& options) {
  for (const std::string& option : options) {
    const std::size_t sign = std::min(option.find('='), option.size());
    const std::string value = sign < option.size() ? option.substr(sign + 1) : "";
    if (auto set = readings.set(option.substr(0, sign), value); !set) return Failure(set.error());
  }
  return readings;
}

std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    parts.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

}  // namespace parapet::cli
