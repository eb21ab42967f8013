#include "scans/read/gunzip.h"

#include <zlib.h>

#include <algorithm>
#include <vector>

#include "scans/read/read_faults.h"

namespace parapet::scans {
namespace {

bool is_packed(std::string_view bytes) {
  const bool is_gzip = bytes.substr(0, 2) == "\x1f\x8b";
  const bool is_zlib = bytes.size() > 2 && bytes[0] == '\x78' &&
                       (0x7800 + static_cast<unsigned char>(bytes[1])) % 31 == 0;
  return is_gzip || is_zlib;
}

struct Unpacked {
  std::string text;       // somewhat longer than was asked for where there is more
  bool complete = false;  // to its end
};

Unpacked unpack(std::string_view packed, std::size_t most) {
  Unpacked result;
  z_stream stream{};
  constexpr int kLargestWindowAndEither = 15 + 32;
  if (inflateInit2(&stream, kLargestWindowAndEither) != Z_OK) return result;
  std::vector<char> part(std::size_t{1} << 16);
  int state = Z_OK;
  std::size_t at = 0;
  while (state == Z_OK && result.text.size() <= most) {
    if (stream.avail_in == 0) {
      const std::size_t count = std::min(packed.size() - at, std::size_t{1} << 20);
      // zlib reads from it only.
      stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data() + at));
      stream.avail_in = static_cast<uInt>(count);
      at += count;
    }
    stream.next_out = reinterpret_cast<Bytef*>(part.data());
    stream.avail_out = static_cast<uInt>(part.size());
    state = inflate(&stream, Z_NO_FLUSH);
    result.text.append(part.data(), part.size() - stream.avail_out);
  }
  inflateEnd(&stream);
  result.complete = state == Z_STREAM_END;
  return result;
}

}  // namespace

Result<std::string> gunzip(std::string_view packed, std::size_t most, const std::string& path) {
  const bool plain = !is_packed(packed);
  Unpacked unpacked = plain ? Unpacked{} : unpack(packed, most);
  if ((plain ? packed.size() : unpacked.text.size()) > most) {
    return over_limit(path, {}, "more bytes when it is unpacked",
                      "at most " + std::to_string(most));
  }
  if (plain) return std::string(packed);
  if (!unpacked.complete) {
    return bad_scan(path, {}, "packed data that is damaged or cut off", "all of a gzip file");
  }
  return std::move(unpacked.text);
}

std::string gunzip_start(std::string_view packed, std::size_t count) {
  if (!is_packed(packed)) return std::string(packed.substr(0, count));
  return unpack(packed.substr(0, 4096), count).text.substr(0, count);
}

}  // namespace parapet::scans
