#include "rules/mayhem/sight/sight_table_sheets.h"

#include <bit>

#include "rules/mayhem/sight/sight_table_bits.h"

namespace parapet::mayhem {

SheetGroup::SheetGroup(const Extent& sources, const Extent& targets, bool halved, int stride,
                       std::size_t first_word)
    : first_word_(first_word), starts_(1, 0) {
  if (sources.empty() || targets.empty()) return;
  begin_dx_ = targets.begin_x - (sources.end_x - 1);
  end_dx_ = targets.end_x - sources.begin_x;
  begin_dy_ = targets.begin_y - (sources.end_y - 1);
  end_dy_ = halved ? 1 : targets.end_y - sources.begin_y;
  begin_source_ = sources.begin_y;
  end_source_ = sources.end_y;
  begin_target_ = targets.begin_y;
  end_target_ = targets.end_y;
  for (int dy = begin_dy_; dy < end_dy_; ++dy) {
    const int bits = (end_row(dy) - begin_row(dy)) * stride;
    column_words_ += static_cast<std::size_t>((bits + 63) / 64);
    starts_.push_back(column_words_);
  }
}

SightSheets::SightSheets(const Board& board, SourceRange sources)
    : levels_(board.levels()),
      stride_(SightBits::stride_of(board)),
      whole_(sources == SourceRange{0, board.spaces().size()}),
      sources_(static_cast<std::size_t>(levels_)) {
  std::vector<Extent> targets(static_cast<std::size_t>(levels_));
  for (std::size_t k = 0; k < board.spaces().size(); ++k) {
    const Space space = board.spaces()[k];
    targets[index(space.level)].include(space);
    if (k >= sources.begin && k < sources.end) sources_[index(space.level)].include(space);
  }
  std::size_t words = 0;
  for (int from = 1; from <= levels_; ++from) {
    for (int to = 1; to <= levels_; ++to) {
      const bool left_out = whole_ && from < to;
      groups_.emplace_back(left_out ? Extent{} : sources_[index(from)], targets[index(to)],
                           whole_ && from == to, stride_, words);
      words = groups_.back().end_word();
    }
  }
  words_.assign(words, 0);
}

std::uint64_t SightSheets::ones(int from_level, int to_level) const {
  const std::size_t first =
      static_cast<std::size_t>(from_level - 1) * static_cast<std::size_t>(levels_) +
      index(to_level);
  const std::size_t begin = first == 0 ? 0 : groups_[first - 1].end_word();
  std::uint64_t total = 0;
  for (std::size_t word = begin; word < groups_[first].end_word(); ++word) {
    total += static_cast<std::uint64_t>(std::popcount(words_[word]));
  }
  return total;
}

}  // namespace parapet::mayhem
