#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

// Changes an archive as libFuzzer does, and half the time mends the checksums of what is stored
// plain, so that what was changed is read on.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using Bytes = std::span<std::uint8_t>;

// Little endian, as all of a zip archive (APPNOTE 4.3).
std::uint32_t number_at(Bytes bytes, std::size_t at, std::size_t length) {
  std::uint32_t number = 0;
  for (std::size_t n = 0; n < length; ++n) number |= std::uint32_t{bytes[at + n]} << (8 * n);
  return number;
}

void put_number(Bytes bytes, std::size_t at, std::uint32_t number) {
  for (std::size_t n = 0; n < 4; ++n) {
    bytes[at + n] = static_cast<std::uint8_t>(number >> (8 * n));
  }
}

std::uint32_t checksum(Bytes bytes) {
  std::uint32_t sum = ~0U;
  for (const std::uint8_t byte : bytes) {
    sum ^= byte;
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  return ~sum;
}

// The entry whose record in the directory starts there, if it is stored plain.
void mend_entry(Bytes bytes, std::size_t record) {
  constexpr std::size_t kRecord = 46;
  constexpr std::size_t kHeader = 30;
  if (record + kRecord > bytes.size() || number_at(bytes, record + 10, 2) != 0) return;
  const std::size_t header = number_at(bytes, record + 42, 4);
  if (header + kHeader > bytes.size()) return;
  const std::size_t begin =
      header + kHeader + number_at(bytes, header + 26, 2) + number_at(bytes, header + 28, 2);
  if (begin > record) return;
  const std::size_t size = std::min<std::size_t>(number_at(bytes, record + 20, 4), record - begin);
  for (const std::size_t sums : {record + 16, header + 14}) {
    put_number(bytes, sums, checksum(bytes.subspan(begin, size)));
    put_number(bytes, sums + 4, static_cast<std::uint32_t>(size));
    put_number(bytes, sums + 8, static_cast<std::uint32_t>(size));
  }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned int seed) {
  size = LLVMFuzzerMutate(data, size, most);
  if (seed % 2 == 0) return size;
  const Bytes bytes(data, size);
  for (std::size_t at = 0; at + 4 <= size; ++at) {
    if (number_at(bytes, at, 4) == 0x02014B50U) mend_entry(bytes, at);
  }
  return size;
}
