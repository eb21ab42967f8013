#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>

#include "viewer/colours.h"
#include "viewer/network_picture.h"

namespace parapet::viewer {

// A range of chances that is drawn alike.
struct ChanceBand {
  double least = 0;  // the share from which on it holds
  Colour colour;
  int rings = 0;  // dark rings on each stretch of a tube: to be told apart without colours
  std::string text;
};

// From the best to the worst; the colours go from dark teal over yellow to dark red, and so does
// the number of rings.
std::span<const ChanceBand> chance_bands();
const ChanceBand& band_of(double share);

// How the places of a territory look: a colour, and a plate of so many corners.
struct TerritoryLook {
  Colour colour;
  int corners = 24;  // 24: round
  double turn = 0;   // of the first corner, as a share of the way to the next
};

// Territories get their looks in alphabetical order; after twelve of them they come again.
class TerritoryLooks {
 public:
  explicit TerritoryLooks(const NetworkPicture& picture);

  TerritoryLook of(const std::string& territory) const;
  const std::map<std::string, std::size_t>& numbers() const { return numbers_; }

 private:
  std::map<std::string, std::size_t> numbers_;
};

}  // namespace parapet::viewer
