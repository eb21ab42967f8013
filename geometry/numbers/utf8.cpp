#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

unsigned byte_at(std::string_view text, std::size_t n) {
  return static_cast<unsigned char>(text[n]);
}

// Is the well-formed character at the front a control, of one byte or of two (U+0080 to U+009F)?
bool is_control(std::string_view text) {
  const unsigned first = byte_at(text, 0);
  return first < 0x20U || first == 0x7FU || (first == 0xC2U && byte_at(text, 1) < 0xA0U);
}

}  // namespace

bool starts_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

std::size_t utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const unsigned lead = byte_at(text, 0);
  if (lead < 0x80U) return 1;
  std::size_t length = 0;
  if (lead >= 0xC2U && lead <= 0xDFU) length = 2;
  if (lead >= 0xE0U && lead <= 0xEFU) length = 3;
  if (lead >= 0xF0U && lead <= 0xF4U) length = 4;
  if (length == 0 || text.size() < length) return 0;

  // The second byte of some characters is bounded, which leaves out overlong forms, surrogates and
  // what lies beyond U+10FFFF (Unicode, table 3-7).
  unsigned least = 0x80U;
  unsigned most = 0xBFU;
  if (lead == 0xE0U) least = 0xA0U;
  if (lead == 0xEDU) most = 0x9FU;
  if (lead == 0xF0U) least = 0x90U;
  if (lead == 0xF4U) most = 0x8FU;
  if (byte_at(text, 1) < least || byte_at(text, 1) > most) return 0;
  for (std::size_t n = 2; n < length; ++n) {
    if ((byte_at(text, n) & 0xC0U) != 0x80U) return 0;
  }
  return length;
}

std::optional<std::size_t> first_ill_formed_utf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t length = utf8_length(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return std::nullopt;
}

bool has_control(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length != 0 && is_control(text)) return true;
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return false;
}

std::string printable(std::string_view text) {
  std::string shown;
  bool is_broken = false;  // within what is shown as one question mark
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      if (starts_character(text.front()) || !is_broken) shown += '?';
      is_broken = true;
      text.remove_prefix(1);
      continue;
    }
    is_broken = false;
    const bool is_blank = is_control(text) && text.front() != '\n';
    shown += is_blank ? " " : text.substr(0, length);
    text.remove_prefix(length);
  }
  return shown;
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  std::size_t end = most;
  while (end > 0 && (byte_at(text, end) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace parapet
