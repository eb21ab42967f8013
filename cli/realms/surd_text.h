#pragma once

#include <optional>
#include <string>

namespace parapet::cli {

// What the protocol writes of lengths that are no fractions: "sqrt(8/1)", "400/1 - 80/1 *
// sqrt(8/1)".
struct Surd {
  double value = 0;  // for people alone
  std::string text;  // "400 - 80 x √8"
};

// Nothing of a text of another kind.
std::optional<Surd> read_surd(const std::string& text);

// "2.83": three figures.
std::string rounded_text(double number);

}  // namespace parapet::cli
