#include "rules/mayhem/sight/sight_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/mayhem/sight/sight.h"
#include "rules/mayhem/sight/sight_table_bits.h"
#include "rules/mayhem/sight/sight_table_rows.h"
#include "rules/mayhem/sight/sight_table_sheets.h"

namespace parapet::mayhem {
namespace {

void fill_pair_by_pair(const Board& board, const SightRules& rules, SourceRange sources,
                       SightSheets& sheets) {
  const std::vector<Space>& spaces = board.spaces();
  for (std::size_t from = sources.begin; from < sources.end; ++from) {
    const std::size_t targets = sheets.whole() ? from + 1 : spaces.size();
    for (std::size_t to = 0; to < targets; ++to) {
      if (sees(board, spaces[from], spaces[to], rules)) sheets.set(spaces[from], spaces[to]);
    }
  }
}

}  // namespace

SourceRange shard_sources(std::size_t spaces, std::size_t index, std::size_t count) {
  assert(index < count);
  const std::size_t each = spaces / count;
  const std::size_t longer = spaces % count;  // the first so many get one more
  const auto begin = [&](std::size_t shard) { return shard * each + std::min(shard, longer); };
  return {begin(index), begin(index + 1)};
}

SightTable::SightTable(std::shared_ptr<const SightSheets> sheets, std::vector<Space> spaces,
                       SourceRange sources)
    : sheets_(std::move(sheets)), spaces_(std::move(spaces)), sources_(sources) {}

bool SightTable::sees(std::size_t from, std::size_t to) const {
  assert(from >= sources_.begin && from < sources_.end && to < spaces_.size());
  if (sheets_->whole() && from < to) return sheets_->sees(spaces_[to], spaces_[from]);
  return sheets_->sees(spaces_[from], spaces_[to]);
}

std::size_t SightTable::seen_from(std::size_t from) const {
  std::size_t total = 0;
  for (std::size_t to = 0; to < spaces_.size(); ++to) total += sees(from, to) ? 1U : 0U;
  return total;
}

std::uint64_t SightTable::count() const {
  std::uint64_t total = 0;
  std::uint64_t within = 0;
  for (int from = 1; from <= sheets_->levels(); ++from) {
    for (int to = 1; to <= sheets_->levels(); ++to) {
      (from == to ? within : total) += sheets_->ones(from, to);
    }
  }
  if (!sheets_->whole()) return total + within;
  // Each pair is held once; every space sees itself.
  return 2 * (total + within) - spaces_.size();
}

std::size_t SightTable::bytes() const { return sheets_->bytes() + spaces_.size() * sizeof(Space); }

SightTable make_sight_table(const Board& board, const SightRules& rules) {
  return make_sight_table(board, rules, {0, board.spaces().size()});
}

SightTable make_sight_table(const Board& board, const SightRules& rules, SourceRange sources) {
  assert(sources.begin <= sources.end && sources.end <= board.spaces().size());
  auto sheets = std::make_shared<SightSheets>(board, sources);
  if (SightBits::kSupported && has_fast_sight_table(rules)) {
    fill_by_rows(board, sources, *sheets);
  } else {
    fill_pair_by_pair(board, rules, sources, *sheets);
  }
  return SightTable(std::move(sheets), board.spaces(), sources);
}

bool has_fast_sight_table(const SightRules& rules) { return rules == SightRules(); }

}  // namespace parapet::mayhem
