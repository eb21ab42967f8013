#include "geometry/bricks/file_name.h"

#include <algorithm>
#include <array>

namespace parapet {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool is_digit(char character) { return '0' <= character && character <= '9'; }
bool is_letter(char character) { return 'a' <= character && character <= 'z'; }

std::string lower_case(std::string_view text) {
  std::string lower(text);
  bool latin = false;  // after the first byte of a letter from U+00C0 to U+00FF
  for (char& character : lower) {
    const auto byte = static_cast<unsigned char>(character);
    if ('A' <= character && character <= 'Z') character = static_cast<char>(character + 32);
    if (latin && 0x80U <= byte && byte <= 0x9EU && byte != 0x97U) {
      character = static_cast<char>(byte + 0x20U);
    }
    latin = byte == 0xC3U;
  }
  return lower;
}

// The names of studs of the common system, and of undersides that are simple.
constexpr std::array<std::string_view, 15> kStuds{"",   "a",  "2",   "2a", "6",   "6a", "9",   "10",
                                                  "13", "15", "17a", "el", "p01", "x",  "line"};
constexpr std::array<std::string_view, 2> kPins{"3", "3a"};
constexpr std::array<std::string_view, 6> kTubes{"4", "4a", "4h", "4o", "4od", "16"};

template <class Names>
bool has(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::string file_key(std::string_view name) {
  const std::size_t first = name.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  name = name.substr(first, name.find_last_not_of(kBlanks) - first + 1);
  const std::string lower = lower_case(name);
  std::string key;
  std::string folder;
  const auto end_folder = [&] {
    if (folder != "." && !folder.empty()) key += (key.empty() ? "" : "/") + folder;
    folder.clear();
  };
  for (const char character : lower) {
    if (character == '/' || character == '\\') {
      end_folder();
    } else {
      folder += character;
    }
  }
  end_folder();
  return key;
}

bool leaves_folder(std::string_view name) {
  if (!name.empty() && (name[0] == '/' || name[0] == '\\')) return true;
  if (name.size() > 1 && name[1] == ':') return true;
  while (!name.empty()) {
    const std::size_t end = std::min(name.find_first_of("/\\"), name.size());
    if (name.substr(0, end) == "..") return true;
    name.remove_prefix(std::min(end + 1, name.size()));
  }
  return false;
}

std::vector<std::string> plainer_part_names(std::string_view key) {
  constexpr std::string_view kEnding = ".dat";
  if (key.size() <= kEnding.size() || !key.ends_with(kEnding)) return {};
  std::string_view name = key.substr(0, key.size() - kEnding.size());
  const auto digits =
      static_cast<std::size_t>(std::find_if_not(name.begin(), name.end(), is_digit) - name.begin());
  if (digits == 0) return {};
  std::vector<std::string> plainer;
  const auto offer = [&](std::string_view part) {
    name = part;
    plainer.push_back(std::string(part) + std::string(kEnding));
  };
  // The print or sticker: a 'p' or 'd' with something behind it.
  if (const std::size_t print = name.find_first_of("pd", digits);
      print != std::string_view::npos && print <= digits + 1 && print + 1 < name.size()) {
    offer(name.substr(0, print));
  }
  // The mould: one letter behind the number.
  if (name.size() == digits + 1 && is_letter(name[digits])) offer(name.substr(0, digits));
  return plainer;
}

bool looks_like_part(std::string_view key) {
  if (key.ends_with(".ldr") || key.ends_with(".mpd")) return true;
  const auto digits = std::find_if_not(key.begin(), key.end(), is_digit) - key.begin();
  return digits >= 3;
}

StudKind stud_kind(std::string_view key) {
  constexpr std::string_view kEnding = ".dat";
  if (!key.ends_with(kEnding)) return StudKind::none;
  key.remove_suffix(kEnding.size());
  if (const std::size_t slash = key.rfind('/'); slash != std::string_view::npos) {
    const std::string_view folder = key.substr(0, slash);
    if (folder != "8" && folder != "48") return StudKind::none;
    key.remove_prefix(slash + 1);
  }
  const bool fine = key.starts_with("stud");
  if (!fine && !key.starts_with("stu2")) return StudKind::none;
  key.remove_prefix(4);
  if (has(kStuds, key)) return StudKind::stud;
  if (has(kPins, key)) return StudKind::pin;
  if (has(kTubes, key) || key.starts_with("4f")) return StudKind::tube;
  const bool numbered = !key.empty() && is_digit(key[0]);
  return numbered ? StudKind::other : StudKind::none;
}

}  // namespace parapet
