#include "tests/fuzz/promise.h"

#include <algorithm>

#include "geometry/numbers/utf8.h"

namespace parapet::fuzz {

void promise(bool kept, const std::string& what) {
  if (!kept) throw BrokenPromise(what);
}

bool is_for_people(std::string_view text) {
  const auto is_control = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20U && c != '\n') || byte == 0x7FU;
  };
  return !first_ill_formed_utf8(text) && std::none_of(text.begin(), text.end(), is_control);
}

void check_fault(const Fault& fault) {
  const std::string text = to_text(fault);
  promise(!fault.code.empty(), "a fault has a code: " + text);
  promise(!fault.found.empty() && !fault.expected.empty(), "it says found and expected: " + text);
  promise(is_for_people(text), "it is for people: " + text);
}

}  // namespace parapet::fuzz
