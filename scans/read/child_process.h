#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "geometry/numbers/result.h"

namespace parapet::scans {

struct ChildLimits {
  std::size_t most_memory = 0;  // bytes beside what this process has
  int most_seconds = 0;         // of the clock, and of the processor
  std::size_t most_answer = 0;  // bytes
};

// What `work` answers, done in a process of its own: whatever it does to memory, to files or to its
// own life happens there. It may not write files, and what it prints is lost. Only the calling
// thread goes on in it, so `work` must not wait for others.
// Under AddressSanitizer, which maps more memory than there is, `most_memory` is not watched.
// Errors: "reader-failed": it crashed, threw, took more memory or time than allowed, or ended
// without an answer.
Result<std::string> in_child_process(const std::function<std::string()>& work,
                                     const std::string& path, const ChildLimits& limits);

}  // namespace parapet::scans
