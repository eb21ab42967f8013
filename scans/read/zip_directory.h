#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parapet::scans {

// A file of a zip archive, as its directory tells.
struct ZipEntry {
  std::string name;
  std::uint64_t packed = 0;    // bytes
  std::uint64_t unpacked = 0;  // bytes; may be a lie
  std::uint64_t begin = 0;     // of its local header
  int method = 0;              // 0 stored, 8 deflated
  bool encrypted = false;
};

bool is_zip(std::string_view bytes);

// What is in an archive; empty where it has no directory that can be read. At most 65 535 entries.
std::vector<ZipEntry> zip_directory(std::string_view bytes);

// The bytes of an entry, as far as they are at most `most`, counted while they are unpacked;
// nothing where it is longer, broken, encrypted or packed in another way.
std::optional<std::string> unzipped(std::string_view bytes, const ZipEntry& entry,
                                    std::size_t most);

// The first bytes, at most `most`, of what gzip packed; empty where it cannot be unpacked.
std::string gunzipped_begin(std::string_view bytes, std::size_t most);

}  // namespace parapet::scans
