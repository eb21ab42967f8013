#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace parapet::mayhem {

// What a face of a die can show.
enum class Symbol : unsigned char { hit, aimed, push, special };

inline constexpr std::array<Symbol, 4> kSymbols = {Symbol::hit, Symbol::aimed, Symbol::push,
                                                   Symbol::special};
inline constexpr std::array<std::string_view, 4> kSymbolWords = {"hit", "aimed", "push", "special"};

// One face: how often it shows each symbol.
struct Face {
  static constexpr int kMostSymbols = 10;

  std::array<int, kSymbols.size()> counts{};

  int of(Symbol symbol) const { return counts[static_cast<std::size_t>(symbol)]; }

  friend bool operator==(const Face&, const Face&) = default;
};

// All faces of a die, each as likely as the others.
using Die = std::vector<Face>;

inline constexpr std::size_t kMostFaces = 100;

// The dice of each colour. The text of the rules fixes how often each symbol is on a die; which
// symbols share a face is data (rules-mayhem.md).
struct FaceTable {
  Die red;
  Die yellow;
  Die white;

  friend bool operator==(const FaceTable&, const FaceTable&) = default;
};

}  // namespace parapet::mayhem
