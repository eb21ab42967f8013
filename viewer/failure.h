#pragma once

#include <string>
#include <utility>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// A fault of drawing: it has no place inside a file.
inline Failure failure(std::string code, std::string file, std::string found,
                       std::string expected) {
  Fault fault;
  fault.code = std::move(code);
  fault.file = std::move(file);
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return Failure(std::move(fault));
}

}  // namespace parapet::viewer
