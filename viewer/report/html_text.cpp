#include "viewer/report/html_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "geometry/numbers/utf8.h"

namespace parapet::viewer {
namespace {

constexpr std::string_view kInstead = "\uFFFD";

// Some would let a name rewrite the sentence that it stands in.
constexpr std::array<std::string_view, 12> kTurning = {"\u061C", "\u200E", "\u200F", "\u202A",
                                                       "\u202B", "\u202C", "\u202D", "\u202E",
                                                       "\u2066", "\u2067", "\u2068", "\u2069"};

std::string_view reference(std::string_view character) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kReferences = {
      {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}, {"'", "&#39;"}}};
  for (const auto& [plain, written] : kReferences) {
    if (character == plain) return written;
  }
  if (character == "\n" || character == "\t") return character;
  if (has_control(character)) return kInstead;
  const bool turns = std::find(kTurning.begin(), kTurning.end(), character) != kTurning.end();
  return turns ? kInstead : character;
}

}  // namespace

std::string html_text(std::string_view text) {
  std::string html;
  html.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    html += length == 0 ? kInstead : reference(text.substr(0, length));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return html;
}

std::string json_in_html(std::string_view json) {
  std::string html;
  html.reserve(json.size());
  while (!json.empty()) {
    const std::size_t length = std::max<std::size_t>(utf8_length(json), 1);
    const std::string_view character = json.substr(0, length);
    if (character == "<") {
      html += "\\u003c";
    } else if (character == "\u2028") {
      html += "\\u2028";
    } else if (character == "\u2029") {
      html += "\\u2029";
    } else {
      html += character;
    }
    json.remove_prefix(length);
  }
  return html;
}

}  // namespace parapet::viewer
