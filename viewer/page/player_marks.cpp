#include "viewer/page/player_marks.h"

#include <algorithm>
#include <array>

namespace parapet::viewer {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::vector<std::string> letters_of(const std::vector<std::string>& names) {
  std::vector<std::string> letters;
  const auto is_new = [&letters](const std::string& letter) {
    return std::find(letters.begin(), letters.end(), letter) == letters.end();
  };
  for (const std::string& name : names) {
    std::string found;
    for (std::size_t n = 0; n < name.size() && found.empty(); ++n) {
      const std::string letter(1, upper(name[n]));
      if (is_letter(name[n]) && is_new(letter)) found = letter;
    }
    for (char digit = '1'; digit <= '9' && found.empty(); ++digit) {
      if (is_new(std::string(1, digit))) found = std::string(1, digit);
    }
    letters.push_back(found.empty() ? "*" : found);
  }
  return letters;
}

PlayerMarks::PlayerMarks(const std::vector<std::string>& names)
    : names_(names), letters_(letters_of(names)) {
  for (const std::string& name : names) sides_.add(name);
}

void draw_piece_shape(Canvas& canvas, const osg::Vec2d& at, double size, PieceShape shape,
                      const Colour& colour) {
  const double half = size / 2;
  const double rim = std::max(1.0, size * 0.07);
  switch (shape) {
    case PieceShape::disc:
      canvas.fill_disc(at, half, colours::kWhite);
      canvas.fill_disc(at, half - rim, colour);
      return;
    case PieceShape::free_disc:
      canvas.fill_disc(at, half - rim, colour);
      canvas.fill_disc(at, half - 2.6 * rim, colours::kWhite);
      canvas.fill_disc(at, half * 0.3, colour);
      return;
    case PieceShape::square: {
      const PageRect all = PageRect{at.x(), at.y(), at.x(), at.y()}.grown(half);
      canvas.fill_rect(all, colours::kWhite);
      canvas.fill_rect(all.grown(-rim), colour);
      return;
    }
    case PieceShape::shield:
      for (const double in : {0.0, rim}) {
        const double w = half - in;
        const std::array<osg::Vec2d, 5> corners{
            at + osg::Vec2d(-w, half - in), at + osg::Vec2d(-w, -half * 0.25),
            at + osg::Vec2d(0, -half + 1.3 * in), at + osg::Vec2d(w, -half * 0.25),
            at + osg::Vec2d(w, half - in)};
        canvas.fill(corners, in > 0 ? colour : colours::kWhite);
      }
      return;
  }
}

void PlayerMarks::draw_letter(Canvas& canvas, const osg::Vec2d& at, double size,
                              std::size_t player) const {
  canvas.text(letters_[player], at, size * 0.62, colours::kWhite, Align::centre);
}

void PlayerMarks::draw_disc(Canvas& canvas, const osg::Vec2d& at, double size,
                            std::optional<std::size_t> player) const {
  if (!player) {
    return draw_piece_shape(canvas, at, size, PieceShape::free_disc, colours::kInk);
  }
  draw_piece_shape(canvas, at, size, PieceShape::disc, colour(*player));
  draw_letter(canvas, at, size, *player);
}

void PlayerMarks::draw_square(Canvas& canvas, const osg::Vec2d& at, double size,
                              std::size_t player) const {
  draw_piece_shape(canvas, at, size, PieceShape::square, colour(player));
  draw_letter(canvas, at, size, player);
}

void PlayerMarks::draw_shield(Canvas& canvas, const osg::Vec2d& at, double size,
                              std::size_t player) const {
  draw_piece_shape(canvas, at, size, PieceShape::shield, colour(player));
  draw_letter(canvas, at + osg::Vec2d(0, size * 0.08), size * 0.95, player);
}

}  // namespace parapet::viewer
