#include "scans/read/lzf.h"

namespace parapet::scans {

// A byte below 32 says how many bytes follow as they are, less one. Others open a repetition: three
// bits of its length less two (7: a byte of more follows), and thirteen of how far back it starts,
// less one.
std::optional<std::string> unpack_lzf(std::string_view packed, std::size_t size) {
  constexpr std::size_t kMostFromThree = 2 + 7 + 255;
  if (size / kMostFromThree > packed.size()) return std::nullopt;
  std::string text;
  text.reserve(size);
  std::size_t at = 0;
  const auto next = [&] { return static_cast<unsigned char>(packed[at++]); };
  while (at < packed.size()) {
    const std::size_t control = next();
    if (control < 32) {
      const std::size_t count = control + 1;
      if (count > packed.size() - at || count > size - text.size()) return std::nullopt;
      text.append(packed.substr(at, count));
      at += count;
      continue;
    }
    std::size_t count = control >> 5;
    if (packed.size() - at < (count == 7 ? 2U : 1U)) return std::nullopt;
    if (count == 7) count += next();
    count += 2;
    const std::size_t back = ((control & 31) << 8) + next() + 1;
    if (back > text.size() || count > size - text.size()) return std::nullopt;
    for (std::size_t i = 0; i < count; ++i) text += text[text.size() - back];
  }
  if (text.size() != size) return std::nullopt;
  return text;
}

}  // namespace parapet::scans
