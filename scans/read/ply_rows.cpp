#include "scans/read/ply_rows.h"

#include "scans/read/read_faults.h"

namespace parapet::scans {

bool PlyTextRows::next_line() {
  while (!lines_.at_end()) {
    words_ = TextWords(lines_.next());
    if (!words_.next().empty()) {
      words_.go_to(0);
      return true;
    }
  }
  words_ = TextWords({});
  return false;
}

std::string PlyTextRows::quoted_text(std::string_view word) { return quoted(word); }

std::size_t PlyBinaryRows::least_bytes(const PlyElement& element) {
  std::size_t bytes = 0;
  for (const PlyProperty& property : element.properties) {
    bytes += byte_size(property.count_type.value_or(property.type));
  }
  return bytes;
}

}  // namespace parapet::scans
