#include "viewer/page/table_layout.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kCells = 128;  // height
constexpr double kGap = 8;
// Heights of the parts of a board, in its type.
constexpr double kHead = 3.2;
constexpr double kSlots = 10;
constexpr double kResource = 1.75;
constexpr double kCounts = 3.0;
constexpr std::size_t kInRow = 3;  // resources
constexpr double kWidest = 20.5;   // a board in its type: wider ones have larger type

std::size_t resource_rows(const BridgeTable& table) {
  std::size_t most = 0;
  for (const TableBoard& board : table.boards) {
    most = std::max(most, (board.resources.size() + kInRow - 1) / kInRow);
  }
  return most;
}

}  // namespace

TableLayout::TableLayout(const BridgeTable& table, const PageRect& room, double unit)
    : table_(table), room_(room), unit_(unit) {
  cells_bottom_ = cells() == 0 ? room.top : room.top - kCells * unit;
  if (table.boards.empty()) return;
  const double rows =
      kHead + kSlots + kCounts + 1 + kResource * static_cast<double>(resource_rows(table));
  const double high = cells_bottom_ - kGap * unit - room.bottom;
  type_ = std::max(1.0, std::min(high / rows, board(0).width() / kWidest));
}

std::size_t TableLayout::cells() const {
  return table_.stacks.size() + table_.dice.size() + (table_.counts.empty() ? 0 : 1);
}

PageRect TableLayout::cell(std::size_t n) const {
  const double wide = (room_.width() + kGap * unit_) / static_cast<double>(cells());
  const double left = room_.left + wide * static_cast<double>(n);
  return {left, cells_bottom_, left + wide - kGap * unit_, room_.top};
}

PageRect TableLayout::board(std::size_t n) const {
  const auto all = static_cast<double>(table_.boards.size());
  const double wide = (room_.width() + kGap * unit_) / all;
  const double left = room_.left + wide * static_cast<double>(n);
  return {left, room_.bottom, left + wide - kGap * unit_, cells_bottom_ - kGap * unit_};
}

double TableLayout::inside_left(std::size_t n) const { return board(n).left + type_ * 0.5; }

double TableLayout::inside_width(std::size_t n) const { return board(n).width() - type_; }

PageRect TableLayout::head(std::size_t n) const {
  const PageRect all = board(n);
  return {all.left, all.top - kHead * type_, all.right, all.top};
}

PageRect TableLayout::slot(std::size_t n, std::size_t of) const {
  const double wide = inside_width(n) / static_cast<double>(table_.boards[n].slots.size());
  const double left = inside_left(n) + wide * static_cast<double>(of);
  const double top = head(n).bottom - 0.3 * type_;
  return {left + 0.12 * type_, top - (kSlots - 0.3) * type_, left + wide - 0.12 * type_, top};
}

PageRect TableLayout::resource(std::size_t n, std::size_t of) const {
  const double wide = inside_width(n) / kInRow;
  const double left = inside_left(n) + wide * static_cast<double>(of % kInRow);
  const double top = head(n).bottom - kSlots * type_ - 0.4 * type_ -
                     kResource * type_ * static_cast<double>(of / kInRow);
  return {left, top - kResource * type_, left + wide, top};
}

PageRect TableLayout::counts(std::size_t n) const {
  const double top = head(n).bottom - (kSlots + 0.5) * type_ -
                     kResource * type_ * static_cast<double>(resource_rows(table_));
  return {inside_left(n), top - kCounts * type_, inside_left(n) + inside_width(n), top};
}

}  // namespace parapet::viewer
