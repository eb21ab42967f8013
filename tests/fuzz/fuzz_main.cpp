#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/fuzz_targets.h"

// One program for each target: PARAPET_FUZZ_TARGET is its name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const parapet::fuzz::Target target = [] {
    const auto targets = parapet::fuzz::all_targets();
    return std::find_if(targets.begin(), targets.end(),
                        [](const auto& named) { return named.name == PARAPET_FUZZ_TARGET; })
        ->make();
  }();
  target({reinterpret_cast<const char*>(data), size});
  return 0;
}
