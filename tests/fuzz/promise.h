#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"

namespace parapet::fuzz {

// Something did not keep what its header promises.
struct BrokenPromise : std::logic_error {
  using std::logic_error::logic_error;
};

void promise(bool kept, const std::string& what);

// A text that people see: well-formed UTF-8 without control characters, but for line breaks.
bool is_for_people(std::string_view text);

// A fault has a code, says what was found and expected, and is for people.
void check_fault(const Fault& fault);

}  // namespace parapet::fuzz
