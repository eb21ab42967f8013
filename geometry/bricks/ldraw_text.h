#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/result.h"

namespace parapet {

// One file of an MPD, or a whole plain file.
struct LdrawSection {
  std::string name;       // as "0 FILE" spells it; of a plain file, the file's name
  std::size_t begin = 0;  // its bytes in the text
  std::size_t end = 0;
  std::size_t first_line = 1;  // of the file, from 1
};

// A file as UTF-8, cut into its sections. The first is the main one.
struct LdrawText {
  std::string text;
  std::vector<LdrawSection> sections;  // at least one
  std::vector<ModelWarning> warnings;
  std::size_t lines = 0;

  std::string_view section_text(std::size_t index) const {
    const LdrawSection& section = sections[index];
    return std::string_view(text).substr(section.begin, section.end - section.begin);
  }
};

// Of a file, a section or a part, as files spell them.
inline constexpr std::size_t kMostNameBytes = 1'000;

// Takes the next line off the front of a text, without its ending: CR LF, LF or CR.
std::string_view take_line(std::string_view& text);

// Takes the next word off the front of a line; empty at its end. Blanks and tabs part words.
std::string_view take_word(std::string_view& line);

// The line without blanks round it.
std::string_view trimmed(std::string_view line);

// A file's bytes as UTF-8: without a byte order mark, and read as Windows 1252 where they are not
// UTF-8. Control characters that mean nothing in LDraw become blanks: names are shown to people.
std::string to_utf8(std::string bytes);

// Cuts a file at its lines "0 FILE name" and "0 NOFILE". Text before the first "0 FILE" and after a
// "0 NOFILE" belongs to no section; a warning tells where it holds code ("stray-code"). A section
// without a name, or with the name of an earlier one, stays in the list, and a warning tells.
// Faults: "not-a-model", if bytes are no text; "too-many-files", for more than `most_sections`;
// "bad-line", for a name of more than kMostNameBytes.
Result<LdrawText> split_ldraw(const std::string& file, std::string bytes,
                              std::size_t most_sections);

}  // namespace parapet
