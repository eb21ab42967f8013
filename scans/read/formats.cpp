#include "scans/read/formats.h"

#include "scans/read/read_off.h"
#include "scans/read/read_stl.h"

namespace parapet::scans {
namespace {

bool tells_stl(std::string_view bytes) { return is_ascii_stl(bytes) || is_binary_stl(bytes); }

}  // namespace

// One line a format. What is told by a mark of its own stands before what is told by less.
std::span<const Format> formats() {
  static constexpr Format kFormats[] = {
      {"OFF", ".off", is_off, read_off},
      {"STL", ".stl .stla .stlb", tells_stl, read_stl},
  };
  return kFormats;
}

}  // namespace parapet::scans
