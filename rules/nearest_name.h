#pragma once

#include <span>
#include <string_view>

namespace parapet {

// The known name that is the fewest insertions, deletions and changes away from what was written;
// the first of several. Requires at least one known name.
std::string_view nearest_name(std::string_view written, std::span<const std::string_view> known);

}  // namespace parapet
