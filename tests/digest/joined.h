#pragma once

#include <initializer_list>
#include <string>

namespace parapet::digest {

// The parts one after the other. In braces they are drawn from left to right; what stands on both
// sides of a + each compiler may draw first, and two of them would ask different questions.
inline std::string joined(std::initializer_list<std::string> parts) {
  std::string text;
  for (const std::string& part : parts) text += part;
  return text;
}

}  // namespace parapet::digest
