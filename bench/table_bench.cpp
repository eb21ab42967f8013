#include "bench/table_bench.h"

#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

#include "bench/measure.h"
#include "bench/union_find_sight.h"
#include "rules/mayhem/sight/sight.h"
#include "rules/mayhem/sight/sight_table.h"

namespace parapet::bench {
namespace {

using mayhem::SightRules;
using mayhem::SightTable;

class AllPairs {
 public:
  explicit AllPairs(const Board& board)
      : board_(board),
        spaces_(board.spaces()),
        answers_(spaces_.size() * spaces_.size()),
        rival_(answers_.size()) {
    for (const Space a : spaces_) {
      for (const Space b : spaces_) level_pairs_ += a.level == b.level ? 1U : 0U;
    }
  }

  double pairs() const { return static_cast<double>(answers_.size()); }
  double level_pairs() const { return static_cast<double>(level_pairs_); }

  void ask_pair_by_pair() {
    for_all([&](std::size_t pair, Space a, Space b) {
      answers_[pair] = mayhem::sees(board_, a, b, rules_) ? 1 : 0;
    });
  }
  void ask_table() { table_.emplace(mayhem::make_sight_table(board_, rules_)); }
  void ask_rival() {
    for_all([&](std::size_t pair, Space a, Space b) {
      if (a.level == b.level) rival_[pair] = sees_by_union_find(board_, a, b) ? 1 : 0;
    });
  }

  // Pairs for which the ways do not all say the same.
  std::uint64_t different() const {
    std::uint64_t different = 0;
    for (std::size_t a = 0, pair = 0; a < spaces_.size(); ++a) {
      for (std::size_t b = 0; b < spaces_.size(); ++b, ++pair) {
        const bool sees = answers_[pair] != 0;
        const bool level = spaces_[a].level == spaces_[b].level;
        const bool rival_too = !level || (rival_[pair] != 0) == sees;
        if (table_->sees(a, b) != sees || !rival_too) ++different;
      }
    }
    return different;
  }

 private:
  template <class Ask>
  void for_all(Ask&& ask) const {
    std::size_t pair = 0;
    for (const Space a : spaces_) {
      for (const Space b : spaces_) ask(pair++, a, b);
    }
  }

  const Board& board_;
  const std::vector<Space>& spaces_;
  SightRules rules_;
  std::vector<std::uint8_t> answers_;
  std::vector<std::uint8_t> rival_;
  std::size_t level_pairs_ = 0;
  std::optional<SightTable> table_;
};

}  // namespace

TableFigures measure_table(const std::string& name, const Board& board, int repetitions) {
  AllPairs all(board);
  Samples single;  // M pairs a second
  Samples table;   // seconds
  Samples ratio;
  Samples rival;  // ns a pair
  std::uint64_t different = 0;
  for (int n = 0; n < repetitions; ++n) {
    const double pair_by_pair = seconds_of([&] { all.ask_pair_by_pair(); });
    // A table takes a few ms: long enough to measure only several times over.
    constexpr int kTables = 20;
    const double as_table = seconds_of([&] {
                              for (int k = 0; k < kTables; ++k) all.ask_table();
                            }) /
                            kTables;
    const double by_rival = seconds_of([&] { all.ask_rival(); });
    single.add(all.pairs() / pair_by_pair * 1e-6);
    table.add(as_table);
    ratio.add(pair_by_pair / as_table);
    rival.add(by_rival / all.level_pairs() * 1e9);
    different += all.different();
  }
  char text[400];
  std::snprintf(text, sizeof text,
                "%s, %.2f M pairs: pair by pair %.1f M/s (%.1f..%.1f), table %.4f s "
                "(%.4f..%.4f), %.2f ns a pair, %.0f x (%.0f..%.0f); union-find on one level "
                "%.0f ns a pair, table %.0f x",
                name.c_str(), all.pairs() * 1e-6, single.median(), single.least(), single.most(),
                table.median(), table.least(), table.most(), table.median() / all.pairs() * 1e9,
                ratio.median(), ratio.least(), ratio.most(), rival.median(),
                rival.median() / (table.median() / all.pairs() * 1e9));
  return {text, different == 0};
}

}  // namespace parapet::bench
