#include "viewer/page/level_maps.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "viewer/page/map_card.h"
#include "viewer/page/map_figures.h"
#include "viewer/page/map_overlay.h"

namespace parapet::viewer {
namespace {

constexpr double kMostCell = 84;    // pixels of a standard picture
constexpr double kLeastCard = 190;  // for its header
constexpr double kGap = 20;

// The part of the section where an upper Level has floor, and a space around it.
Section part_with_floor(const std::vector<const Board*>& boards, const Section& whole, int level) {
  const auto has_floor = [&](int x, int y) {
    return std::any_of(boards.begin(), boards.end(), [&](const Board* board) {
      return board->floor({x, y, level});
    });
  };
  if (level == 1) return whole;
  Section part{whole.east, whole.south, whole.west, whole.north, level};
  for (int y = whole.north; y < whole.south; ++y) {
    for (int x = whole.west; x < whole.east; ++x) {
      if (!has_floor(x, y)) continue;
      part.west = std::min(part.west, x - 1);
      part.east = std::max(part.east, x + 2);
      part.north = std::min(part.north, y - 1);
      part.south = std::max(part.south, y + 2);
    }
  }
  part.west = std::max(part.west, whole.west);
  part.north = std::max(part.north, whole.north);
  part.east = std::min(part.east, whole.east);
  part.south = std::min(part.south, whole.south);
  return part.west < part.east && part.north < part.south ? part : whole;
}

bool has_floor(const Board& board, const Section& section, int level) {
  for (int y = section.north; y < section.south; ++y) {
    for (int x = section.west; x < section.east; ++x) {
      if (board.floor({x, y, level})) return true;
    }
  }
  return false;
}

}  // namespace

LevelMaps::LevelMaps(const BoardPicture& picture, const std::vector<const Board*>& boards,
                     const Section& section, const std::vector<int>& levels, double unit)
    : picture_(picture), unit_(unit) {
  for (const int level : levels) {
    cards_.push_back({level, part_with_floor(boards, section, level), {}});
  }
}

double LevelMaps::card_width(const Card& card, double cell) const {
  return std::max(kLeastCard * unit_,
                  card.section.width() * cell + (kMapMargin + 2 * kMapPadding) * unit_);
}

double LevelMaps::card_height(const Card& card, double cell) const {
  return card.section.height() * cell + (kMapMargin + kMapHeader + 2 * kMapPadding) * unit_;
}

// Rows of cards, each as high as its highest.
bool LevelMaps::pack(const PageRect& room, double cell) {
  double left = room.left;
  double top = room.top;
  double lowest = top;
  for (Card& card : cards_) {
    const double width = card_width(card, cell);
    const double height = card_height(card, cell);
    if (left > room.left && left + width > room.right) {
      left = room.left;
      top = lowest - kGap * unit_;
    }
    if (left + width > room.right + 0.5 || top - height < room.bottom - 0.5) return false;
    card.rect = {left, top - height, left + width, top};
    left += width + kGap * unit_;
    lowest = std::min(lowest, top - height);
  }
  return true;
}

PageRect LevelMaps::place(const PageRect& room) {
  cell_ = std::max(1.0, std::floor(kMostCell * unit_));
  while (cell_ > 1 && !pack(room, cell_)) cell_ = cell_ > 8 ? cell_ - 1 : cell_ * 0.9;
  if (cell_ <= 1) pack({room.left, room.bottom - 1e6, room.right, room.top}, cell_ = 1);
  PageRect all{room.left, room.top, room.left, room.top};
  for (const Card& card : cards_) {
    all.right = std::max(all.right, card.rect.right);
    all.bottom = std::min(all.bottom, card.rect.bottom);
  }
  return all;
}

void LevelMaps::draw(Canvas& canvas, const SideColours& sides) const {
  static const Overlay kNothing;
  const Overlay& overlay = picture_.overlay ? *picture_.overlay : kNothing;
  const std::set<Space> numbered = numbered_spaces(overlay);
  for (const Card& card : cards_) {
    draw_map_card(canvas, card.rect, "Level " + std::to_string(card.level), unit_);
    const double spare = card.rect.width() - card_width(card, cell_) +
                         std::max(0.0, card_width(card, cell_) - card.section.width() * cell_ -
                                           (kMapMargin + 2 * kMapPadding) * unit_);
    const MapGround ground(
        *picture_.board, card.section, cell_, unit_,
        {std::round(card.rect.left + (kMapPadding + kMapMargin) * unit_ + spare / 2),
         std::round(card.rect.bottom + kMapPadding * unit_)});
    ground.draw_floor(canvas, card.level, /*opaque=*/true);
    ground.draw_lanes(canvas, card.level);
    draw_below_figures(canvas, ground, overlay, card.level);
    ground.draw_edges(canvas, card.level);
    ground.draw_coordinates(canvas);
    if (picture_.pieces != nullptr) {
      draw_map_figures(canvas, ground, *picture_.pieces, sides, card.level, numbered);
    }
    draw_above_figures(canvas, ground, overlay, card.level);
    if (card.level > 1 && !has_floor(*picture_.board, card.section, card.level)) {
      const Section& shown = card.section;
      canvas.text("gone",
                  ground.at((shown.west + shown.east) / 2.0, (shown.north + shown.south) / 2.0),
                  34 * unit_, colours::kInkSoft, Align::centre);
    }
  }
}

std::vector<int> levels_of(const Board& board, const std::vector<const Overlay*>& overlays) {
  std::set<int, std::greater<>> levels;
  for (const Overlay* overlay : overlays) {
    for (const Space& space : spaces_of(*overlay)) {
      if (space.level >= 1 && space.level <= board.levels() && board.on_map(space.x, space.y)) {
        levels.insert(space.level);
      }
    }
  }
  if (levels.empty()) levels.insert(1);
  return {levels.begin(), levels.end()};
}

}  // namespace parapet::viewer
