#include "viewer/window/panels/type.h"

#include <cmath>
#include <sstream>
#include <utility>

#include "viewer/page/font_file.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostWidths = 20'000;  // then all are measured anew

// Where the next character of UTF-8 begins.
std::size_t next_character(const std::string& text, std::size_t at) {
  ++at;
  while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) ++at;
  return at;
}

}  // namespace

Result<std::shared_ptr<Type>> Type::load() {
  auto plain = load_font_file(kPlainFontFile);
  if (!plain) return Failure(plain.error());
  auto bold = load_font_file(kBoldFontFile);
  if (!bold) return Failure(bold.error());
  return std::make_shared<Type>(*plain, *bold);
}

Type::Type(osg::ref_ptr<osgText::Font> plain, osg::ref_ptr<osgText::Font> bold)
    : fonts_{std::move(plain), std::move(bold)},
      rulers_{std::make_unique<Canvas>(fonts_[0]), std::make_unique<Canvas>(fonts_[1])} {}

double Type::width(const std::string& text, double size, Face face) const {
  if (widths_.size() > kMostWidths) widths_.clear();
  const double whole = whole_size(size);
  const auto [place, is_new] = widths_.try_emplace({text, static_cast<int>(whole), face}, 0);
  if (is_new) place->second = rulers_[static_cast<unsigned>(face)]->text_width(text, whole);
  return place->second;
}

std::vector<std::string> Type::wrap(const std::string& text, double size, Face face,
                                    double most) const {
  std::vector<std::string> lines;
  std::istringstream words(text);
  // The width of a text includes no space beside it.
  const double space = width("n n", size, face) - width("nn", size, face);
  double used = 0;
  for (std::string word; words >> word;) {
    double wide = width(word, size, face);
    if (!lines.empty() && used + space + wide <= most) {
      lines.back() += " " + word;
      used += space + wide;
      continue;
    }
    while (wide > most) {
      std::size_t end = next_character(word, 0);
      while (end < word.size() &&
             width(word.substr(0, next_character(word, end)), size, face) <= most) {
        end = next_character(word, end);
      }
      if (end >= word.size()) break;
      lines.push_back(word.substr(0, end));
      word.erase(0, end);
      wide = width(word, size, face);
    }
    lines.push_back(word);
    used = wide;
  }
  return lines;
}

}  // namespace parapet::viewer
