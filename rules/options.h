#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"

namespace parapet {

// The open questions of the rulebooks (pages rules-... of docs), as data.
struct OptionSpec {
  std::string_view id;                     // "L2"; reasons write OPT-L2
  std::string_view question;               // what the rulebook leaves open, in a few words
  std::array<std::string_view, 3> values;  // the first is the default; unused ones are empty

  std::size_t value_count() const;
};

// All options of all games, in the order of formats.md.
std::span<const OptionSpec> option_specs();

// Index into option_specs().
using OptionIndex = std::size_t;
constexpr std::size_t kOptionCount = 112;

// Requires an id of option_specs(): for ids written in the source.
OptionIndex option_index(std::string_view id);

// A value for every option. Starts with the defaults.
class Options {
 public:
  // Errors: unknown id (names the nearest known one), unknown value (lists the known ones).
  Result<void> set(std::string_view id, std::string_view value);

  // Whether the option has the value; requires a value listed in the option's spec.
  bool is(std::string_view id, std::string_view value) const;

  // As it is written in files: "allow", "eye:1/2".
  std::string value(OptionIndex option) const;

  // The same options with one of them at another value of its spec.
  Options with(OptionIndex option, std::size_t value) const;

  // OPT-L12: how far above the floor the ends of a line lie, in storeys; 0 for `straight`.
  Ratio eye_height() const { return eye_height_; }

  // The ids that are not at their default, for files.
  std::vector<OptionIndex> changed() const;

  // The same options with OPT-L12 at `eye:height`. Requires 0 <= height < 1.
  Options with_eyes(const Ratio& height) const;

  friend bool operator==(const Options&, const Options&) = default;

 private:
  std::array<std::uint8_t, kOptionCount> chosen_{};
  Ratio eye_height_{};
};

}  // namespace parapet
