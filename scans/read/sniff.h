#pragma once

#include <string>
#include <string_view>

#include "scans/read/formats.h"

namespace parapet::scans {

// What a file is. At most one of the two is there.
struct Sniffed {
  const Format* format = nullptr;
  const ForeignFormat* foreign = nullptr;
  bool by_ending = false;  // its bytes did not tell
};

// Told by the bytes, by the ending of the name only where bytes cannot tell. `bytes` is the whole
// file: some formats are told by its size.
Sniffed sniff(std::string_view bytes, const std::string& path);

// Of a name, with its dot, in lower case; empty where there is none.
std::string ending_of(const std::string& path);

}  // namespace parapet::scans
