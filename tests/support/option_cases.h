#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/case_file.h"

namespace parapet::test {

// Two cases that differ in one option alone: the question as it is, and with another value of it.
struct OptionPair {
  Case as_it_is;
  Case with_option;
};

// The pairs of the case files named, by option id and value.
std::map<std::pair<std::string, std::string>, OptionPair> option_pairs(
    const std::vector<std::string>& case_files);

// The question without its options.
JsonValue without_options(const JsonValue& question);

}  // namespace parapet::test
