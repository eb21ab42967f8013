#include "viewer/window/file_names.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

#include "rules/files/whole_file.h"

namespace parapet::viewer {
namespace {

namespace fs = std::filesystem;

bool is_free(const std::string& path) {
  std::error_code none;
  return !fs::exists(fs::symlink_status(path, none));
}

std::string numbered(const std::string& stem, int number, const std::string& ending) {
  char digits[16];
  std::snprintf(digits, sizeof digits, "-%04d", number);
  return stem + digits + ending;
}

// "shot" and ".png"; of boards the ending has two parts.
struct NameParts {
  std::string stem;
  std::string ending;
};

NameParts parts_of(const std::string& path) {
  constexpr std::string_view kBoard = ".board.json";
  if (path.size() > kBoard.size() && path.ends_with(kBoard)) {
    return {path.substr(0, path.size() - kBoard.size()), std::string(kBoard)};
  }
  const std::string ending = fs::path(path).extension().string();
  return {path.substr(0, path.size() - ending.size()), ending};
}

}  // namespace

std::string free_picture_name(const std::string& asked) {
  if (!asked.empty() && is_free(asked)) return asked;
  NameParts parts = asked.empty() ? NameParts{"board", ".png"} : parts_of(asked);
  for (int number = asked.empty() ? 1 : 2;; ++number) {
    std::string name = numbered(parts.stem, number, parts.ending);
    if (is_free(name)) return name;
  }
}

SaveBoard save_beside(const std::string& original) {
  const auto chosen = std::make_shared<std::string>();
  return [original, chosen](const std::string& file) -> Result<std::string> {
    const NameParts parts = parts_of(original);
    std::string name = *chosen;
    for (int number = 1; name.empty(); ++number) {
      const std::string more = number > 1 ? "-" + std::to_string(number) : "";
      const std::string next = parts.stem + "-edited" + more + parts.ending;
      if (is_free(next)) name = next;
    }
    if (auto written = write_whole_file(name, file); !written) return Failure(written.error());
    *chosen = name;
    return name;
  };
}

}  // namespace parapet::viewer
