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
constexpr std::size_t kMostEntries = 65'535;

// Where the directory begins, and of how many entries it is.
struct Directory {
  std::size_t begin = 0;
  std::size_t entries = 0;
};

// Large archives, and some small ones, tell numbers of 64 bits in records of their own.
constexpr std::uint64_t kTold64 = 0xFFFFFFFF;

std::optional<Directory> find_directory_64(std::string_view bytes, std::size_t end_record) {
  constexpr std::size_t kLocator = 20;
  constexpr std::size_t kRecord = 56;
  if (end_record < kLocator || bytes.substr(end_record - kLocator, 4) != "PK\x06\x07") {
    return std::nullopt;
  }
  const auto at = number_at<std::uint64_t>(bytes, end_record - kLocator + 8);
  if (at > bytes.size() || bytes.size() - at < kRecord || bytes.substr(at, 4) != "PK\x06\x06") {
    return std::nullopt;
  }
  return Directory{number_at<std::uint64_t>(bytes, at + 48),
                   number_at<std::uint64_t>(bytes, at + 32)};
}

std::optional<Directory> find_directory(std::string_view bytes) {
  constexpr std::size_t kLongestComment = 65'535;
  if (bytes.size() < kEndRecord) return std::nullopt;
  const std::size_t last = bytes.size() - kEndRecord;
  const std::size_t at = bytes.rfind("PK\x05\x06", last);
  if (at == std::string_view::npos || last - at > kLongestComment) return std::nullopt;
  const Directory directory{number_at<std::uint32_t>(bytes, at + 16),
                            number_at<std::uint16_t>(bytes, at + 10)};
  if (directory.begin != kTold64 && directory.entries != 0xFFFF) return directory;
  return find_directory_64(bytes, at);
}

// Replaces the numbers that an entry tells in its extra fields.
void read_extra(std::string_view extra, ZipEntry& entry) {
  constexpr std::uint16_t kNumbers64 = 1;
  while (extra.size() >= 4) {
    const auto kind = number_at<std::uint16_t>(extra, 0);
    const std::size_t size = number_at<std::uint16_t>(extra, 2);
    if (size > extra.size() - 4) return;
    std::string_view field = extra.substr(4, size);
    extra.remove_prefix(4 + size);
    if (kind != kNumbers64) continue;
    for (std::uint64_t* number : {&entry.unpacked, &entry.packed, &entry.begin}) {
      if (*number != kTold64 || field.size() < sizeof(std::uint64_t)) continue;
      *number = number_at<std::uint64_t>(field, 0);
      field.remove_prefix(sizeof(std::uint64_t));
    }
  }
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
  for (std::size_t n = 0; n < std::min(directory->entries, kMostEntries); ++n) {
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
    const std::size_t behind_name = std::min(at + kDirectoryRecord + name, bytes.size());
    read_extra(bytes.substr(behind_name, extra), entry);
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
