#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace parapet {

// Whether a byte is the first of its character, of well-formed UTF-8.
bool starts_character(char byte);

// The number of bytes of the well-formed UTF-8 character that the text starts with; 0 if it is
// empty or starts with anything else (a stray byte, an overlong form, a surrogate, a cut
// character).
std::size_t utf8_length(std::string_view text);

// Where the first byte lies that belongs to no well-formed UTF-8 character.
std::optional<std::size_t> first_ill_formed_utf8(std::string_view text);

// Has the text a control character: U+0000 to U+001F, U+007F to U+009F?
bool has_control(std::string_view text);

// The text as it may be shown on a terminal, one character for each: control characters, but for
// line breaks, are blanks, and bytes that belong to no character are '?'.
//   (1) no control character but '\n' is left, and all is well-formed
std::string printable(std::string_view text);

// The text as it may be shown in an error: cut between two characters after at most `most` bytes,
// with "..." behind what was cut.
std::string shortened(std::string_view text, std::size_t most);

}  // namespace parapet
