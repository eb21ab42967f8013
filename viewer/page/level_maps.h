#pragma once

#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/page/map_ground.h"
#include "viewer/picture.h"
#include "viewer/section.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

// The maps of a picture with an overlay: a card for each Level on which it shows something, side by
// side or below each other, in spaces as large as fit.
class LevelMaps {
 public:
  // `boards` and `levels` are those of all pictures that are to look alike.
  LevelMaps(const BoardPicture& picture, const std::vector<const Board*>& boards,
            const Section& section, const std::vector<int>& levels, double unit);

  // Puts the cards into the rectangle, from its top left. Returns what they cover.
  PageRect place(const PageRect& room);

  void draw(Canvas& canvas, const SideColours& sides) const;

 private:
  struct Card {
    int level = 1;
    Section section;
    PageRect rect;
  };

  double card_width(const Card& card, double cell) const;
  double card_height(const Card& card, double cell) const;
  bool pack(const PageRect& room, double cell);

  const BoardPicture& picture_;
  double unit_;
  double cell_ = 2;
  std::vector<Card> cards_;
};

// The Levels on which overlays show something, highest first; Level 1 if there is none.
std::vector<int> levels_of(const Board& board, const std::vector<const Overlay*>& overlays);

}  // namespace parapet::viewer
