#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"

namespace parapet {

// The bytes of a file. Errors: "cannot-read" (no such file, a folder, no permission), "limit"
// (longer than `most` bytes; no more than that is read).
Result<std::string> read_whole_file(const std::string& path, std::size_t most);

// Puts bytes into a file: written beside it under another name first and then renamed, so that the
// file appears whole or not at all, and what stood there before is not lost to a full disk.
// Errors: "no-folder", "cannot-write".
Result<void> write_whole_file(const std::string& path, std::string_view bytes);

}  // namespace parapet
