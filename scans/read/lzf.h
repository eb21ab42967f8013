#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace parapet::scans {

// Unpacks what LZF packed (the packing of compressed PCD files) to exactly `size` bytes; nothing
// where it does not come to that. A size that no packed text of that length can have is found
// before memory is taken.
std::optional<std::string> unpack_lzf(std::string_view packed, std::size_t size);

}  // namespace parapet::scans
