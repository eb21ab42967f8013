#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"

namespace parapet {

// The bytes of a file. Errors: "cannot-read" (no such file, no permission; a folder, a pipe or a
// device, of which nobody knows whether they ever end), "limit" (longer than `most` bytes; found
// before it is read).
Result<std::string> read_whole_file(const std::string& path, std::size_t most);

// Puts bytes into a file.
//   (1) the file appears whole or not at all: what stood there before is replaced at once, and is
//       lost to no full disk and no sudden end
//   (2) a link stays one, and the file it leads to is written; a file that is replaced keeps its
//       permissions
// Errors: "no-folder"; "cannot-write", also of a folder, a pipe or a device.
Result<void> write_whole_file(const std::string& path, std::string_view bytes);

}  // namespace parapet
