#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

// A letter for each name: its first one that no earlier name has, else a digit, else '*'.
std::vector<std::string> letters_of(const std::vector<std::string>& names);

// How players are told apart: by a colour and a letter each.
class PlayerMarks {
 public:
  explicit PlayerMarks(const std::vector<std::string>& names);

  const std::string& name(std::size_t player) const { return names_[player]; }
  const std::string& letter(std::size_t player) const { return letters_[player]; }
  Colour colour(std::size_t player) const { return sides_.of(names_[player]); }
  const SideColours& sides() const { return sides_; }

  // Pieces of the page, `size` across: a disc for whoever stands somewhere, hollow and without a
  // letter if it is nobody's; a square for a garrison; a shield for a legion.
  void draw_disc(Canvas& canvas, const osg::Vec2d& at, double size,
                 std::optional<std::size_t> player) const;
  void draw_square(Canvas& canvas, const osg::Vec2d& at, double size, std::size_t player) const;
  void draw_shield(Canvas& canvas, const osg::Vec2d& at, double size, std::size_t player) const;

 private:
  void draw_letter(Canvas& canvas, const osg::Vec2d& at, double size, std::size_t player) const;

  std::vector<std::string> names_;
  std::vector<std::string> letters_;
  SideColours sides_;
};

// The same in grey without a letter, for legends.
enum class PieceShape { disc, free_disc, square, shield };
void draw_piece_shape(Canvas& canvas, const osg::Vec2d& at, double size, PieceShape shape,
                      const Colour& colour);

}  // namespace parapet::viewer
