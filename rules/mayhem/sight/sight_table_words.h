#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/mayhem/sight/sight_table_bits.h"
#include "rules/mayhem/sight/sight_table_line.h"

// Internal to rules/mayhem: one line's answers for a number of sources at once.

namespace parapet::mayhem {

// Answers for 256 sources. Four plain members, not an array: compilers keep those in registers, two
// by two.
struct Words {
  static constexpr std::size_t kCount = 4;

  std::uint64_t a = 0;
  std::uint64_t b = 0;
  std::uint64_t c = 0;
  std::uint64_t d = 0;

  static Words load(const std::byte* at) {
    return {SightBits::load(at), SightBits::load(at + 8), SightBits::load(at + 16),
            SightBits::load(at + 24)};
  }
  friend Words operator&(const Words& x, const Words& y) {
    return {x.a & y.a, x.b & y.b, x.c & y.c, x.d & y.d};
  }
  friend Words operator|(const Words& x, const Words& y) {
    return {x.a | y.a, x.b | y.b, x.c | y.c, x.d | y.d};
  }
  friend Words operator^(const Words& x, const Words& y) {
    return {x.a ^ y.a, x.b ^ y.b, x.c ^ y.c, x.d ^ y.d};
  }
  friend Words operator~(const Words& x) { return {~x.a, ~x.b, ~x.c, ~x.d}; }
  bool any() const { return (a | b | c | d) != 0; }
};

// Bits of one Level that all have to be set.
struct Demand {
  const std::byte* row = nullptr;
  std::span<const BitOffset> offsets;
};

// All that a line demands.
class Demands {
 public:
  void clear() { count_ = 0; }
  void add(const std::byte* row, std::span<const BitOffset> offsets) {
    if (!offsets.empty()) demands_[count_++] = {row, offsets};
  }
  void add(const std::byte* row, const BitOffset& offset) { add(row, std::span(&offset, 1)); }
  std::span<const Demand> all() const { return std::span(demands_).first(count_); }

 private:
  // Two ends, a stretch, a floor and a wall's face for each Level between.
  std::array<Demand, 2 + 3 * Board::kMaxLevels> demands_;
  std::size_t count_ = 0;
};

// What is left of the sources; `at` is the byte of the row at which their bits begin.
inline Words met(std::span<const Demand> demands, std::ptrdiff_t at, Words sources) {
  for (const Demand& demand : demands) {
    const std::byte* row = demand.row + at;
    for (const BitOffset offset : demand.offsets) sources = sources & Words::load(row + offset);
    if (!sources.any()) break;
  }
  return sources;
}

// AOM-LOS-9 on one Level: both Inside, both Outside, or an Opening's dot at either end.
inline Words in_out(const OffsetLine& line, const std::byte* row) {
  const auto load = [row](BitOffset offset) { return Words::load(row + offset); };
  return ~(load(line.inside()[0]) ^ load(line.inside()[1])) | load(line.opening_dots()[0]) |
         load(line.opening_dots()[1]);
}

// A straight line on one Level: the sides of it that can be reached, step by step.
inline Words along_edges(const OffsetLine& line, const std::byte* row, const Words& sources) {
  const auto load = [row](BitOffset offset) { return Words::load(row + offset); };
  Words first = sources & load(line.sides().start[0]);
  Words second = sources & load(line.sides().start[1]);
  const std::span<const OffsetLine::Step> steps = line.steps();
  for (std::size_t k = 0; k < steps.size(); ++k) {
    const Words no_opening = load(steps[k].no_opening);
    const Words both = (first | second) & load(steps[k].clear);
    first = (first & no_opening) | both;
    second = (second & no_opening) | both;
    if (k + 1 == steps.size()) break;
    first = first & load(steps[k].side[0]);
    second = second & load(steps[k].side[1]);
  }
  return (first & load(line.sides().end[0])) | (second & load(line.sides().end[1]));
}

}  // namespace parapet::mayhem
