#include "rules/files/realms/colour_json.h"

#include <optional>
#include <string>
#include <string_view>

namespace parapet {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";

std::optional<unsigned> digit_of(char c) {
  const char lower = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
  const std::size_t digit = kDigits.find(lower);
  if (digit == std::string_view::npos) return std::nullopt;
  return static_cast<unsigned>(digit);
}

// The digits, two for each channel.
std::string doubled(std::string_view digits) {
  std::string both;
  for (const char digit : digits) both.append(2, digit);
  return both;
}

}  // namespace

Result<PartColour> read_colour(const JsonCursor& at) {
  const std::string_view text = at.value().text();
  const bool has_form =
      (text.size() == 4 || text.size() == 7 || text.size() == 9) && text[0] == '#';
  const std::string digits = !has_form          ? std::string()
                             : text.size() == 4 ? doubled(text.substr(1))
                                                : std::string(text.substr(1));
  PartColour colour;
  for (std::size_t n = 0; n + 1 < digits.size(); n += 2) {
    const auto high = digit_of(digits[n]);
    const auto low = digit_of(digits[n + 1]);
    if (!high || !low) return Failure(at.wrong("a colour such as \"#9aa\" or \"#99aaaa\""));
    colour.rgba[n / 2] = static_cast<std::uint8_t>(*high * 16 + *low);
  }
  if (!has_form) return Failure(at.wrong("a colour such as \"#9aa\" or \"#99aaaa\""));
  return colour;
}

JsonValue colour_json(const PartColour& colour) {
  std::string text = "#";
  for (const std::uint8_t channel : colour.rgba) {
    text += kDigits[channel / 16U];
    text += kDigits[channel % 16U];
  }
  if (colour.rgba[3] == 255) text.resize(7);
  return JsonValue::from_text(std::move(text));
}

}  // namespace parapet
