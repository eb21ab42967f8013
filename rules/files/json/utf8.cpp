#include "rules/files/json/utf8.h"

namespace parapet {
namespace {

unsigned byte_at(std::string_view text, std::size_t n) {
  return static_cast<unsigned char>(text[n]);
}

}  // namespace

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

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  std::size_t end = most;
  while (end > 0 && (byte_at(text, end) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace parapet
