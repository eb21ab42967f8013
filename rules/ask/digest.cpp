#include "rules/ask/digest.h"

namespace parapet::ask {

Digest& Digest::add(std::string_view text) {
  constexpr Word kPrime = word(0x0000000001000000ULL, 0x000000000000013bULL);
  for (const char byte : text) {
    hash_ = (hash_ ^ static_cast<unsigned char>(byte)) * kPrime;
  }
  return *this;
}

std::string Digest::to_text() const {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (int shift = 124; shift >= 0; shift -= 4) {
    text += kDigits[static_cast<std::size_t>(hash_ >> static_cast<unsigned>(shift)) & 0xFU];
  }
  return text;
}

}  // namespace parapet::ask
