#include "rules/mayhem/sight/sight_table_rows.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "rules/mayhem/sight/closest_dots.h"
#include "rules/mayhem/sight/sight_table_bits.h"
#include "rules/mayhem/sight/sight_table_line.h"
#include "rules/mayhem/sight/sight_table_words.h"

namespace parapet::mayhem {
namespace {

// The lines between the closest dots of two spaces with one offset, asked when first needed.
class OffsetLines {
 public:
  void expect() { count_ = 0; }

  std::span<const OffsetLine> ask(const SightBits& bits, Space to, bool asked_by_to) {
    if (count_ == 0) {
      const DotPairs dots = closest_dots({0, 0}, to);  // must outlive its lines
      for (const DotLine& plan : dots.lines()) {
        lines_[count_++].ask(bits, plan, to, asked_by_to);
      }
    }
    return std::span(lines_).first(count_);
  }

 private:
  std::array<OffsetLine, 4> lines_;
  std::size_t count_ = 0;
};

// The sources of every Level whose targets dx columns away are columns of the board.
class AskingSources {
 public:
  AskingSources(const Board& board, SourceRange sources, int stride)
      : width_(board.width()),
        row_bytes_(static_cast<std::size_t>(stride) / 8),
        level_bytes_(row_bytes_ * static_cast<std::size_t>(board.height()) + kSpare),
        columns_(row_bytes_),
        all_(level_bytes_ * static_cast<std::size_t>(board.levels())),
        asking_(all_.size()) {
    for (std::size_t k = sources.begin; k < sources.end; ++k) {
      const Space space = board.spaces()[k];
      set_bit(&all_[place(space.level, space.y)], space.x);
    }
  }

  void choose(int dx) {
    std::fill(columns_.begin(), columns_.end(), std::byte{0});
    for (int x = std::max(0, -dx); x < std::min(width_, width_ - dx); ++x) {
      set_bit(columns_.data(), x);
    }
    for (std::size_t level = 0; level < all_.size(); level += level_bytes_) {
      for (std::size_t k = 0; k + kSpare < level_bytes_; ++k) {
        asking_[level + k] = all_[level + k] & columns_[k % row_bytes_];
      }
    }
  }

  const std::byte* row(int level, int y) const { return &asking_[place(level, y)]; }

 private:
  static constexpr std::size_t kSpare = 8 * Words::kCount;  // read behind the last row

  std::size_t place(int level, int y) const {
    return static_cast<std::size_t>(level - 1) * level_bytes_ +
           static_cast<std::size_t>(y) * row_bytes_;
  }
  static void set_bit(std::byte* bytes, int bit) { bytes[bit / 8] |= std::byte{1} << (bit % 8); }

  int width_;
  std::size_t row_bytes_;
  std::size_t level_bytes_;
  std::vector<std::byte> columns_;
  std::vector<std::byte> all_;
  std::vector<std::byte> asking_;
};

// A sheet to be filled: bits of rows of sources, and where they go. What its last word holds of
// the next row stays zero: that row has no sources, or its targets lie where no floor is.
struct Sheet {
  const std::byte* sources = nullptr;
  std::uint64_t* out = nullptr;
  std::size_t words = 0;
};

// Adds answer(sources, at) to the sheet, some words at a time; `at` counts bytes from its start.
template <class Answer>
void answer_sheet(const Sheet& sheet, Answer&& answer) {
  for (std::size_t word = 0; word < sheet.words; word += Words::kCount) {
    const auto at = static_cast<std::ptrdiff_t>(8 * word);
    const Words sources = Words::load(sheet.sources + at);
    if (!sources.any()) continue;
    const Words answers = answer(sources, at);
    if (!answers.any()) continue;
    std::uint64_t* out = sheet.out + word;
    const std::size_t left = sheet.words - word;
    out[0] |= answers.a;
    if (left > 1) out[1] |= answers.b;
    if (left > 2) out[2] |= answers.c;
    if (left > 3) out[3] |= answers.d;
  }
}

class RowFiller {
 public:
  RowFiller(const Board& board, SourceRange sources, SightSheets& sheets)
      : board_(board), bits_(board), sheets_(sheets), asking_(board, sources, bits_.stride()) {}

  void fill() {
    for (int dx = 1 - board_.width(); dx < board_.width(); ++dx) {
      asking_.choose(dx);
      for (int dy = 1 - board_.height(); dy < board_.height(); ++dy) fill_offset(dx, dy);
    }
  }

 private:
  void fill_offset(int dx, int dy) {
    from_above_.expect();
    from_below_.expect();
    for (int from = 1; from <= sheets_.levels(); ++from) {
      for (int to = 1; to <= sheets_.levels(); ++to) {
        if (!sheets_.holds(from, to, dx, dy)) continue;
        const SheetGroup& group = sheets_.group(from, to);
        const int row = group.begin_row(dy);
        const Sheet sheet{asking_.row(from, row), sheets_.sheet(group, dx, dy), group.words(dy)};
        if (from == to) {
          for (const OffsetLine& line : from_above_.ask(bits_, {dx, dy}, false)) {
            fill_level(sheet, line, from, row, dx, dy);
          }
        } else {
          // Lines are followed from the higher end, whichever asks.
          const auto lines = from > to ? from_above_.ask(bits_, {dx, dy}, false)
                                       : from_below_.ask(bits_, {-dx, -dy}, true);
          for (const OffsetLine& line : lines) fill_climb(sheet, line, from, to, row, dx, dy);
        }
      }
    }
  }

  void fill_level(const Sheet& sheet, const OffsetLine& line, int level, int source_row, int dx,
                  int dy) {
    const std::byte* row = bits_.row(level, source_row);
    const BitOffset target = bits_.offset(bit_kinds::kFloor, dx, dy);
    demands_.clear();
    demands_.add(row, target);
    if (line.is_straight()) {
      answer_sheet(sheet, [&](const Words& sources, std::ptrdiff_t at) {
        const Words some = met(demands_.all(), at, sources);
        return along_edges(line, row + at, some & in_out(line, row + at));
      });
      return;
    }
    demands_.add(row, line.level_ends());
    demands_.add(row, line.places());
    answer_sheet(sheet, [&](const Words& sources, std::ptrdiff_t at) {
      return met(demands_.all(), at, sources) & in_out(line, row + at);
    });
  }

  void fill_climb(const Sheet& sheet, const OffsetLine& line, int from, int to, int source_row,
                  int dx, int dy) {
    const int higher = std::max(from, to);
    const int climb = std::abs(from - to);
    const BitOffset target = bits_.offset(bit_kinds::kFloor, dx, dy);
    demands_.clear();
    demands_.add(bits_.row(to, source_row), target);
    demands_.add(bits_.row(higher, source_row), line.higher_end());
    demands_.add(bits_.row(higher - climb, source_row), line.lower_end());
    for (int down = 1; down <= climb; ++down) {
      const std::byte* row = bits_.row(higher - down, source_row);
      if (down < climb) demands_.add(row, line.plate(climb, down));
      demands_.add(row, line.places(climb, down));
      demands_.add(row, line.faces());
    }
    answer_sheet(sheet, [&](const Words& sources, std::ptrdiff_t at) {
      return met(demands_.all(), at, sources);
    });
  }

  const Board& board_;
  SightBits bits_;
  SightSheets& sheets_;
  AskingSources asking_;
  OffsetLines from_above_;  // asked by (0, 0), the higher end or on the same Level
  OffsetLines from_below_;  // asked by the lower end
  Demands demands_;
};

}  // namespace

void fill_by_rows(const Board& board, SourceRange sources, SightSheets& sheets) {
  RowFiller(board, sources, sheets).fill();
}

}  // namespace parapet::mayhem
