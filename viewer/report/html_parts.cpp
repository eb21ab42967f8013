#include "viewer/report/html_parts.h"

#include <algorithm>

#include "viewer/report/html_text.h"
#include "viewer/report/sha256.h"

namespace parapet::viewer {
namespace {

std::string hex(const Colour& colour) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = "#";
  for (const float part : {colour.r(), colour.g(), colour.b()}) {
    const auto value = static_cast<unsigned>(std::clamp(part, 0.0F, 1.0F) * 255.0F + 0.5F);
    text += {kDigits[value >> 4U], kDigits[value & 15U]};
  }
  return text;
}

}  // namespace

std::string element(const std::string& name, const std::string& text) {
  return "<" + name + ">" + html_text(text) + "</" + name.substr(0, name.find(' ')) + ">\n";
}

std::string content_hash(std::string_view text) { return "'sha256-" + base64(sha256(text)) + "'"; }

std::string swatch_style(const std::string& name, const Swatch& swatch) {
  std::string rule = "." + name + "{background-color:" + hex(swatch.colour);
  if (swatch.stripes) {
    rule += ";background-image:repeating-linear-gradient(45deg,transparent 0 4px," +
            hex(*swatch.stripes) + " 4px 8px)";
  }
  return rule + "}\n";
}

}  // namespace parapet::viewer
