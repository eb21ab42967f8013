#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace parapet {

// The number of bytes of the well-formed UTF-8 character that the text starts with; 0 if it is
// empty or starts with anything else (a stray byte, an overlong form, a surrogate, a cut
// character).
std::size_t utf8_length(std::string_view text);

// Where the first byte lies that belongs to no well-formed UTF-8 character.
std::optional<std::size_t> first_ill_formed_utf8(std::string_view text);

// The text as it may be shown in an error: cut between two characters after at most `most` bytes,
// with "..." behind what was cut.
std::string shortened(std::string_view text, std::size_t most);

}  // namespace parapet
