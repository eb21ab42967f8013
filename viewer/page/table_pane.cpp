#include "viewer/page/table_pane.h"

#include <algorithm>
#include <sstream>

#include "viewer/page/fitted_text.h"
#include "viewer/page/hatching.h"
#include "viewer/page/wrapped_text.h"

namespace parapet::viewer {
namespace {

const Colour kCard = rgb(0xFFFDF7);
const Colour kRim = rgb(0xB7B0A0);
const Colour kOpen = rgb(0xFFF3CF);
const Colour kClosed = rgb(0xD7D3CA);
const Colour kCounting = rgb(0x0F6E4F);
const Colour kBadge = rgb(0x22262E);

class TablePane {
 public:
  TablePane(Canvas& canvas, const BridgeTable& table, const PlayerMarks& marks,
            const TableLayout& layout)
      : canvas_(canvas), table_(table), marks_(marks), layout_(layout), unit_(layout.unit()) {}

  void draw() {
    std::size_t cell = 0;
    for (const TableStack& stack : table_.stacks) draw_stack(stack, layout_.cell(cell++));
    for (const TableDie& die : table_.dice) draw_die(die, layout_.cell(cell++));
    if (!table_.counts.empty()) draw_piles(layout_.cell(cell));
    for (std::size_t n = 0; n < table_.boards.size(); ++n) draw_board(n);
  }

 private:
  void draw_card(const PageRect& room, const Colour& ground) {
    canvas_.fill_rounded(room, 9 * unit_, kRim);
    canvas_.fill_rounded(room.grown(-2 * unit_), 7 * unit_, ground);
  }

  // Lines in the middle of a room, as large as fits.
  void draw_lines(const std::string& text, const PageRect& room, std::size_t most, double largest,
                  const Colour& colour) {
    const double size = size_for_words(text, room.width(), largest);
    const WrappedText words = wrapped_text(canvas_, text, room.width(), most, size, largest * 0.55);
    double y = (room.bottom + room.top) / 2 +
               words.size * 1.1 * (static_cast<double>(words.lines.size()) - 1) / 2;
    for (const std::string& line : words.lines) {
      canvas_.text(line, {(room.left + room.right) / 2, y}, words.size, colour, Align::centre);
      y -= words.size * 1.1;
    }
  }

  // In which the longest word fits, down to half.
  double size_for_words(const std::string& text, double width, double largest) {
    double size = largest;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      while (size > largest * 0.6 && canvas_.text_width(word, size) > width) size *= 0.95;
    }
    return size;
  }

  void draw_stack(const TableStack& stack, const PageRect& room) {
    draw_card(room, stack.open.empty() ? kCard : kOpen);
    const double x = (room.left + room.right) / 2;
    const double wide = room.width() - 14 * unit_;
    const double note = stack.note.empty() ? 0 : std::min(wide * 0.5, 80 * unit_);
    fitted_text(canvas_, stack.name, {room.left + 8 * unit_, room.top - 20 * unit_}, wide - note,
                23 * unit_, 10 * unit_, colours::kInk);
    if (note > 0) {
      draw_pill(canvas_, stack.note, {room.right - note / 2 - 5 * unit_, room.top - 20 * unit_},
                note, 18 * unit_, rgb(0xF2C53D));
    }
    const PageRect middle{room.left + 7 * unit_, room.bottom + 47 * unit_, room.right - 7 * unit_,
                          room.top - 36 * unit_};
    const bool is_empty = stack.cards == 0;
    draw_lines(!stack.open.empty() ? stack.open
               : is_empty          ? "empty"
                                   : "face down",
               middle, 2, 21 * unit_, stack.open.empty() ? colours::kInkSoft : colours::kInk);
    const std::string cards = std::to_string(stack.cards) + (stack.cards == 1 ? " card" : " cards");
    fitted_text(canvas_, cards, {x, room.bottom + 34 * unit_}, wide, 19 * unit_, 9 * unit_,
                colours::kInkSoft, Align::centre);
    fitted_text(canvas_, stack.bonus, {x, room.bottom + 14 * unit_}, wide, 18 * unit_, 9 * unit_,
                colours::kInkSoft, Align::centre);
  }

  void draw_die(const TableDie& die, const PageRect& room) {
    draw_card(room, kCard);
    const double x = (room.left + room.right) / 2;
    const double wide = room.width() - 14 * unit_;
    fitted_text(canvas_, die.name, {x, room.top - 20 * unit_}, wide, 21 * unit_, 9 * unit_,
                colours::kInk, Align::centre);
    const double half = std::min(wide / 2, 46 * unit_);
    const PageRect face{x - half, room.bottom + 32 * unit_, x + half, room.top - 38 * unit_};
    canvas_.fill_rounded(face, 8 * unit_, colours::kInk);
    canvas_.fill_rounded(face.grown(-2.5 * unit_), 6 * unit_, colours::kWhite);
    fitted_text(canvas_, die.face.empty() ? "-" : die.face, {x, (face.bottom + face.top) / 2},
                2 * half - 10 * unit_, 22 * unit_, 9 * unit_, colours::kInk, Align::centre);
    fitted_text(canvas_, die.place, {x, room.bottom + 16 * unit_}, wide, 18 * unit_, 9 * unit_,
                colours::kInkSoft, Align::centre);
  }

  void draw_piles(const PageRect& room) {
    draw_card(room, kCard);
    const auto lines = static_cast<double>(table_.counts.size());
    const double pitch = std::min(30 * unit_, (room.height() - 12 * unit_) / lines);
    double y = (room.bottom + room.top) / 2 + pitch * (lines - 1) / 2;
    for (const TableCount& pile : table_.counts) {
      fitted_text(canvas_, pile.name + " " + std::to_string(pile.count), {room.left + 9 * unit_, y},
                  room.width() - 18 * unit_, std::min(20 * unit_, pitch * 0.8), 6 * unit_,
                  colours::kInk);
      y -= pitch;
    }
  }

  void draw_board(std::size_t n) {
    const TableBoard& board = table_.boards[n];
    draw_card(layout_.board(n), kCard);
    draw_head(board, layout_.head(n));
    for (std::size_t i = 0; i < board.slots.size(); ++i) {
      draw_slot(board.slots[i], layout_.slot(n, i));
    }
    const double type = layout_.type();
    for (std::size_t i = 0; i < board.resources.size(); ++i) {
      const PageRect room = layout_.resource(n, i);
      const TableCount& resource = board.resources[i];
      const Colour ink = resource.count == 0 ? kRim : colours::kInk;
      const double y = (room.bottom + room.top) / 2;
      const double count = type * 2.1;
      fitted_text(canvas_, std::to_string(resource.count), {room.left + count - 0.3 * type, y},
                  count - 0.3 * type, 1.25 * type, 0.5 * type, ink, Align::right);
      fitted_text(canvas_, resource.name, {room.left + count, y}, room.width() - count, type,
                  0.5 * type, ink);
    }
    draw_counts(board, layout_.counts(n));
  }

  void draw_head(const TableBoard& board, const PageRect& room) {
    const double type = layout_.type();
    const Colour colour = marks_.colour(board.player);
    PageRect band = room.grown(-2 * unit_);
    canvas_.fill_rounded(band, 7 * unit_, blend(kCard, colour, 0.24F));
    const double high = room.height();
    const double y = room.top - high * 0.32;
    const double disc = type * 1.7;
    marks_.draw_disc(canvas_, {room.left + disc * 0.8, y}, disc, board.player);
    double right = room.right - 0.5 * type;
    for (std::size_t n = 0; n < std::min<std::size_t>(board.badges.size(), 3); ++n) {
      const double most = room.width() * 0.22;
      const double wide =
          std::min(most, canvas_.text_width(board.badges[n], 0.92 * type) + 0.7 * type);
      draw_pill(canvas_, board.badges[n], {right - wide / 2, y}, wide, 0.92 * type, kBadge);
      right -= wide + 0.3 * type;
    }
    const double left = room.left + disc * 1.5;
    fitted_text(canvas_, marks_.name(board.player), {left, y}, right - left, 1.45 * type,
                0.7 * type, colours::kInk);
    const double low = room.bottom + high * 0.22;
    const double half = (room.width() - type) / 2;
    const double score =
        board.score.empty()
            ? 0
            : std::min(half, canvas_.text_width(board.score, 1.05 * type) + 0.5 * type);
    fitted_text(canvas_, board.score, {room.right - 0.5 * type, low}, score, 1.05 * type,
                0.5 * type, colours::kInk, Align::right);
    fitted_text(canvas_, board.ability, {room.left + 0.6 * type, low},
                room.width() - score - 1.4 * type, 0.95 * type, 0.5 * type, colours::kInkSoft);
  }

  void draw_slot(const TableSlot& slot, const PageRect& room) {
    const double type = layout_.type();
    const bool is_empty = slot.cards == 0;
    const double edge = 2 * unit_;
    canvas_.fill_rounded(room, 0.4 * type, slot.counts ? kCounting : kRim);
    canvas_.fill_rounded(room.grown(-(slot.counts ? 2 * edge : edge)), 0.3 * type,
                         slot.closed ? kClosed
                         : is_empty  ? rgb(0xF4F1EA)
                                     : rgb(0xFFFFFF));
    if (slot.closed) hatch(canvas_, room.grown(-2 * edge), 0.35 * type, rgb(0xC5C0B4));
    const double x = (room.left + room.right) / 2;
    const double wide = room.width() - 0.5 * type;
    const auto row = [&](double share) { return room.top - room.height() * share; };
    fitted_text(canvas_, slot.rune, {x, row(0.12)}, wide, type, 0.45 * type, colours::kInkSoft,
                Align::centre);
    const PageRect name{room.left + 0.25 * type, row(0.53), room.right - 0.25 * type, row(0.21)};
    draw_lines(slot.closed ? "closed"
               : is_empty  ? "-"
                           : slot.top,
               name, 2, type, slot.closed || is_empty ? colours::kInkSoft : colours::kInk);
    if (!is_empty) {
      const auto line = [&](int count, const std::string& what, double share) {
        fitted_text(canvas_, std::to_string(count) + " " + what + (count == 1 ? "" : "s"),
                    {x, row(share)}, wide, 0.86 * type, 0.4 * type, colours::kInkSoft,
                    Align::centre);
      };
      line(slot.points, "point", 0.60);
      line(slot.cards, "card", 0.71);
    }
    draw_pill(canvas_, slot.token, {x, row(0.875)}, wide, 0.95 * type,
              slot.counts ? kCounting : rgb(0xE5E0D3));
  }

  // In two rows.
  void draw_counts(const TableBoard& board, const PageRect& room) {
    const double type = layout_.type();
    const std::size_t in_row = (board.counts.size() + 1) / 2;
    if (in_row == 0) return;
    for (std::size_t n = 0; n < board.counts.size(); ++n) {
      const double wide = room.width() / static_cast<double>(in_row);
      const double x = room.left + wide * static_cast<double>(n % in_row);
      const double y = room.top - room.height() * (n < in_row ? 0.25 : 0.75);
      fitted_text(canvas_, board.counts[n].name + " " + std::to_string(board.counts[n].count),
                  {x + 0.3 * type, y}, wide - 0.6 * type, type, 0.5 * type, colours::kInk);
    }
  }

  Canvas& canvas_;
  const BridgeTable& table_;
  const PlayerMarks& marks_;
  const TableLayout& layout_;
  double unit_;
};

}  // namespace

void draw_table(Canvas& canvas, const BridgeTable& table, const PlayerMarks& marks,
                const TableLayout& layout) {
  TablePane(canvas, table, marks, layout).draw();
}

}  // namespace parapet::viewer
