#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz_targets.h"
#include "tests/support/case_file.h"

// What the fuzzer starts from, and what it found, goes through its targets in every build.

namespace {

namespace fs = std::filesystem;
using namespace parapet;

std::vector<fs::path> inputs_of(std::string_view target) {
  std::vector<fs::path> inputs;
  for (const auto& entry :
       fs::directory_iterator(fs::path(PARAPET_TEST_DATA) / "fuzz/corpus" / target)) {
    inputs.push_back(entry.path());
  }
  std::sort(inputs.begin(), inputs.end());
  return inputs;
}

}  // namespace

TEST_CASE("every input of the fuzzer's corpus keeps the promises") {
  for (const fuzz::NamedTarget& named : fuzz::all_targets()) {
    const fuzz::Target target = named.make();
    std::size_t taken = 0;
    std::size_t refused = 0;
    for (const fs::path& input : inputs_of(named.name)) {
      INFO(input.string());
      bool was_taken = false;
      REQUIRE_NOTHROW(was_taken = target(test::read_text_file(input.string())));
      ++(was_taken ? taken : refused);
    }
    INFO(named.name);
    CHECK(taken > 0);
    CHECK(refused > 0);
  }
}
