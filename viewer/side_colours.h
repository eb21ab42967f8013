#pragma once

#include <set>
#include <string>

#include "rules/mayhem/pieces.h"
#include "viewer/colours.h"

namespace parapet::viewer {

// A colour for each side, its own if it is called by one, else in alphabetical order, that cannot
// be taken for one of the evidence.
class SideColours {
 public:
  SideColours() = default;
  explicit SideColours(const mayhem::Pieces& pieces) { add(pieces); }

  // Sides of another state of the same game, so that both are drawn alike.
  void add(const mayhem::Pieces& pieces);
  void add(const std::string& side) { sides_.insert(side); }

  Colour of(const std::string& side) const;

 private:
  std::set<std::string> sides_;
};

// Of an explosion, which belongs to nobody.
inline Colour explosion_colour() { return rgb(0xB5482A); }

}  // namespace parapet::viewer
