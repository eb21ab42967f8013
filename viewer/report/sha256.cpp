#include "viewer/report/sha256.h"

#include <array>
#include <bit>
#include <cstdint>

namespace parapet::viewer {
namespace {

constexpr std::array<std::uint32_t, 64> kRounds = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using State = std::array<std::uint32_t, 8>;

std::uint8_t byte_at(std::string_view bytes, std::size_t place) {
  return static_cast<std::uint8_t>(bytes[place]);
}

void take_block(State& state, std::string_view block) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t n = 0; n < 16; ++n) {
    for (std::size_t part = 0; part < 4; ++part) {
      words[n] = words[n] << 8U | byte_at(block, n * 4 + part);
    }
  }
  for (std::size_t n = 16; n < 64; ++n) {
    const std::uint32_t a = words[n - 15];
    const std::uint32_t b = words[n - 2];
    words[n] = words[n - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + words[n - 7] +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
  }
  State s = state;
  for (std::size_t n = 0; n < 64; ++n) {
    const std::uint32_t e = std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25);
    const std::uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    const std::uint32_t first = s[7] + e + choice + kRounds[n] + words[n];
    const std::uint32_t a = std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22);
    const std::uint32_t second = a + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    s = {first + second, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
  }
  for (std::size_t n = 0; n < 8; ++n) state[n] += s[n];
}

}  // namespace

std::string sha256(std::string_view bytes) {
  State state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  const std::size_t whole = bytes.size() / 64 * 64;
  for (std::size_t at = 0; at < whole; at += 64) take_block(state, bytes.substr(at, 64));
  std::string rest(bytes.substr(whole));
  rest.push_back(static_cast<char>(0x80));
  while (rest.size() % 64 != 56) rest.push_back(0);
  const std::uint64_t bits = static_cast<std::uint64_t>(bytes.size()) * 8;
  for (int shift = 56; shift >= 0; shift -= 8) {
    rest.push_back(static_cast<char>(bits >> static_cast<unsigned>(shift) & 255U));
  }
  for (std::size_t at = 0; at < rest.size(); at += 64) {
    take_block(state, std::string_view(rest).substr(at, 64));
  }
  std::string digest;
  for (const std::uint32_t word : state) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      digest.push_back(static_cast<char>(word >> static_cast<unsigned>(shift) & 255U));
    }
  }
  return digest;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t word = 0;
    for (std::size_t n = 0; n < 3; ++n) {
      word = word << 8U | (at + n < bytes.size() ? byte_at(bytes, at + n) : 0U);
    }
    for (std::size_t n = 0; n < 4; ++n) {
      const bool is_filling = at + n > bytes.size();
      text.push_back(is_filling ? '=' : kDigits[word >> (18 - 6 * n) & 63U]);
    }
  }
  return text;
}

}  // namespace parapet::viewer
