#include "scans/read/zip_directory.h"

#include <zlib.h>

#include <algorithm>
#include <limits>

#include "scans/read/bytes.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kEndRecord = 22;
constexpr std::size_t kDirectoryRecord = 46;
constexpr std::size_t kLocalHeader = 30;

// Where the directory begins, and of how many entries it is.
struct Directory {
  std::size_t begin = 0;
  std::size_t entries = 0;
};

std::optional<Directory> find_directory(std::string_view bytes) {
  constexpr std::size_t kLongestComment = 65'535;
  if (bytes.size() < kEndRecord) return std::nullopt;
  const std::size_t last = bytes.size() - kEndRecord;
  const std::size_t at = bytes.rfind("PK\x05\x06", last);
  if (at == std::string_view::npos || last - at > kLongestComment) return std::nullopt;
  return Directory{number_at<std::uint32_t>(bytes, at + 16),
                   number_at<std::uint16_t>(bytes, at + 10)};
}

enum class Packing { zlib_raw, gzip };

// At most `most` bytes; `whole` tells whether that was all of it.
std::string inflated(std::string_view packed, Packing packing, std::size_t most, bool& whole) {
  whole = false;
  z_stream stream{};
  // zlib reads only.
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in =
      static_cast<uInt>(std::min<std::size_t>(packed.size(), std::numeric_limits<uInt>::max()));
  if (inflateInit2(&stream, packing == Packing::gzip ? 16 + MAX_WBITS : -MAX_WBITS) != Z_OK) {
    return {};
  }
  constexpr std::size_t kStep = std::size_t{1} << 18;
  std::string result;
  int state = Z_OK;
  while (state == Z_OK && result.size() < most) {
    const std::size_t before = result.size();
    const std::size_t step = std::min(kStep, most - before);
    result.resize(before + step);
    stream.next_out = reinterpret_cast<Bytef*>(result.data() + before);
    stream.avail_out = static_cast<uInt>(step);
    state = inflate(&stream, Z_NO_FLUSH);
    result.resize(before + step - stream.avail_out);
    if (state == Z_BUF_ERROR) break;
  }
  // Ended just where the room did?
  if (state == Z_OK && result.size() == most) {
    Bytef one = 0;
    stream.next_out = &one;
    stream.avail_out = 1;
    state = inflate(&stream, Z_NO_FLUSH);
    if (stream.avail_out == 0) state = Z_OK;
  }
  whole = state == Z_STREAM_END;
  inflateEnd(&stream);
  return result;
}

}  // namespace

bool is_zip(std::string_view bytes) {
  return bytes.substr(0, 4) == "PK\x03\x04" || bytes.substr(0, 4) == "PK\x05\x06";
}

std::vector<ZipEntry> zip_directory(std::string_view bytes) {
  std::vector<ZipEntry> entries;
  const auto directory = find_directory(bytes);
  if (!directory) return entries;
  std::size_t at = directory->begin;
  for (std::size_t n = 0; n < directory->entries; ++n) {
    if (at > bytes.size() || bytes.size() - at < kDirectoryRecord) return {};
    if (bytes.substr(at, 4) != "PK\x01\x02") return {};
    const std::size_t name = number_at<std::uint16_t>(bytes, at + 28);
    const std::size_t extra = number_at<std::uint16_t>(bytes, at + 30);
    const std::size_t comment = number_at<std::uint16_t>(bytes, at + 32);
    ZipEntry entry;
    entry.name = std::string(bytes.substr(at + kDirectoryRecord, name));
    entry.encrypted = (number_at<std::uint16_t>(bytes, at + 8) & 1) != 0;
    entry.method = number_at<std::uint16_t>(bytes, at + 10);
    entry.packed = number_at<std::uint32_t>(bytes, at + 20);
    entry.unpacked = number_at<std::uint32_t>(bytes, at + 24);
    entry.begin = number_at<std::uint32_t>(bytes, at + 42);
    entries.push_back(std::move(entry));
    at += kDirectoryRecord + name + extra + comment;
  }
  return entries;
}

std::optional<std::string> unzipped(std::string_view bytes, const ZipEntry& entry,
                                    std::size_t most) {
  if (entry.encrypted || entry.begin > bytes.size() || bytes.size() - entry.begin < kLocalHeader) {
    return std::nullopt;
  }
  const std::size_t begin = entry.begin + kLocalHeader +
                            number_at<std::uint16_t>(bytes, entry.begin + 26) +
                            number_at<std::uint16_t>(bytes, entry.begin + 28);
  if (begin > bytes.size() || bytes.size() - begin < entry.packed) return std::nullopt;
  const std::string_view packed = bytes.substr(begin, entry.packed);
  if (entry.method == 0) {
    if (packed.size() > most) return std::nullopt;
    return std::string(packed);
  }
  if (entry.method != 8) return std::nullopt;
  bool whole = false;
  std::string result = inflated(packed, Packing::zlib_raw, most, whole);
  if (!whole) return std::nullopt;
  return result;
}

std::string gunzipped_begin(std::string_view bytes, std::size_t most) {
  bool whole = false;
  return inflated(bytes, Packing::gzip, most, whole);
}

}  // namespace parapet::scans
