#pragma once

#include <string>
#include <tl/expected.hpp>

namespace parapet {

// Why something could not be read or answered. Errors are values: nothing throws across a header.
// Every text is for people; `code` is for programs and stays the same between versions.
struct Fault {
  std::string code;      // "wrong-value", "unknown-key", "bad-plan", ... (docs/formats.md)
  std::string file;      // empty if the matter is not in a file
  std::string place;     // where in it: a JSON pointer, or tile, level, row and column
  std::string found;     // what stands there
  std::string expected;  // what should stand there
  std::string excerpt;   // lines to show below: the row of a plan with a caret under the place
};

// "FILE: PLACE: found FOUND, expected EXPECTED", and the excerpt on lines of its own; printable
// (utf8.h), whatever stands in the fault.
std::string to_text(const Fault& fault);

template <class T>
using Result = tl::expected<T, Fault>;

using Failure = tl::unexpected<Fault>;

}  // namespace parapet
