#include "scans/clean/wording.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace parapet::scans {

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string measured(double value) {
  std::array<char, 64> text{};
  if (std::abs(value) >= 1000 && std::abs(value) < 1e12) {
    std::snprintf(text.data(), text.size(), "%.0f", value);
  } else {
    std::snprintf(text.data(), text.size(), "%.3g", value);
  }
  return text.data();
}

}  // namespace parapet::scans
