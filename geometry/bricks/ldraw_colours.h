#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/bricks/brick_model.h"

namespace parapet {

// A colour as a line of LDraw names it.
struct ColourCode {
  static constexpr std::uint32_t kInherited = 16;
  static constexpr std::uint32_t kEdge = 24;
  static constexpr std::uint32_t kNone = 0xFFFF'FFFF;  // the word was no colour

  std::uint32_t value = kInherited;
  std::string word{};  // what stands there, where it is no colour

  friend auto operator<=>(const ColourCode&, const ColourCode&) = default;
};

// Reads "4", "0x2RRGGBB" or "0x3RRGGBB"; kNone for anything else.
ColourCode parse_colour(std::string_view word);

// "4", "0x2ff0000"; a word that is no colour in quotes.
std::string to_string(const ColourCode& code);

// What a part is painted with: its own colour, and that of its edges.
struct Paint {
  PartColour fill;
  PartColour edge{{51, 51, 51, 255}};

  friend bool operator==(const Paint&, const Paint&) = default;
};

// What the codes of colours mean. Starts with the common ones; LDConfig.ldr of a library, and lines
// of a model, say more.
class ColourTable {
 public:
  ColourTable();

  // Takes the lines "0 !COLOUR name CODE n VALUE #RRGGBB EDGE #RRGGBB [ALPHA n]" of a text.
  void read(std::string_view text);

  // The paint that a code means within what is painted `around`: 16 is the same paint, 24 the
  // colour of its edges, 0x2RRGGBB the colour itself and 0x3RRGGBB the same, half seen through.
  // Nothing if nobody knows the code.
  std::optional<Paint> paint(const ColourCode& code, const Paint& around) const;

 private:
  std::map<std::uint32_t, Paint> paints_;
};

}  // namespace parapet
