#include "scans/read/sniff.h"

#include <algorithm>

namespace parapet::scans {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool names(std::string_view endings, const std::string& ending) {
  if (ending.empty()) return false;
  const std::string all = " " + std::string(endings) + " ";
  return all.find(" " + ending + " ") != std::string::npos;
}

template <class Known>
const Known* told_by(std::span<const Known> known, std::string_view bytes) {
  const auto found = std::find_if(known.begin(), known.end(), [&](const Known& one) {
    return one.tells != nullptr && one.tells(bytes);
  });
  return found == known.end() ? nullptr : &*found;
}

template <class Known>
const Known* named_by(std::span<const Known> known, const std::string& ending) {
  const auto found = std::find_if(known.begin(), known.end(),
                                  [&](const Known& one) { return names(one.endings, ending); });
  return found == known.end() ? nullptr : &*found;
}

}  // namespace

std::string ending_of(const std::string& path) {
  const std::size_t dot = path.find_last_of("./\\");
  if (dot == std::string::npos || path[dot] != '.') return {};
  std::string ending = path.substr(dot);
  std::transform(ending.begin(), ending.end(), ending.begin(), lower);
  return ending;
}

Sniffed sniff(std::string_view bytes, const std::string& path) {
  Sniffed result;
  result.foreign = told_by(foreign_formats(), bytes);
  if (result.foreign != nullptr) return result;
  result.format = told_by(formats(), bytes);
  if (result.format != nullptr) return result;
  result.by_ending = true;
  const std::string ending = ending_of(path);
  result.format = named_by(formats(), ending);
  if (result.format == nullptr) result.foreign = named_by(foreign_formats(), ending);
  return result;
}

}  // namespace parapet::scans
