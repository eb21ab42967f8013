#include "bench/moving_bench.h"

#include <algorithm>
#include <cstdio>

#include "bench/bench_numbers.h"
#include "bench/measure.h"
#include "bench/moving_rival.h"
#include "rules/mayhem/moving/move_search.h"

namespace parapet::bench {
namespace {

using mayhem::Jump;
using mayhem::MoveSearch;
using mayhem::MovingField;

constexpr Jump kJump{1, 4};
constexpr int kPoints = 9;
constexpr int kUnits = 60;
constexpr int kStarts = 24;

// Units of both sides on different spaces.
mayhem::Pieces random_pieces(const Board& board, Numbers& numbers) {
  mayhem::Pieces pieces;
  const std::vector<Space>& spaces = board.spaces();
  while (pieces.units.size() < kUnits) {
    mayhem::Unit unit;
    unit.id = "unit " + std::to_string(pieces.units.size());
    unit.side = pieces.units.size() % 2 == 0 ? "mayhem" : "legion";
    unit.footprint.at =
        spaces[static_cast<std::size_t>(numbers.below(static_cast<int>(spaces.size())))];
    const bool taken =
        std::any_of(pieces.units.begin(), pieces.units.end(),
                    [&](const auto& other) { return other.footprint == unit.footprint; });
    if (!taken) pieces.units.push_back(std::move(unit));
  }
  return pieces;
}

class Reach {
 public:
  explicit Reach(const Board& board)
      : board_(board),
        numbers_(7),
        pieces_(random_pieces(board, numbers_)),
        costs_(board, mayhem::CrossingRules{}),
        field_(field()),
        starts_(random_starts()),
        rival_(field_, kJump, starts_) {
    making_rival_ = seconds_of([&] { const MovingRival again(field_, kJump, starts_); });
  }

  std::size_t starts() const { return starts_.size(); }
  const MovingRival& rival() const { return rival_; }
  double seconds_to_make_rival() const { return making_rival_; }

  // With all that a question asks for: who stands where, the enemies' zones, the search, the list.
  void ask_engine(std::optional<int> points) {
    for (const Space& start : starts_) {
      const MovingField asked = field();
      ends_ += MoveSearch(asked, start, points, kJump).reached().size();
    }
  }
  // The search alone, on the graph made before.
  void ask_rival(std::optional<int> points) {
    for (const Space& start : starts_) rival_.search(start, points);
  }

  std::size_t spaces_reached(std::optional<int> points) const {
    std::size_t ends = 0;
    for (const Space& start : starts_) {
      ends += MoveSearch(field_, start, points, kJump).reached().size();
    }
    return ends / starts_.size();
  }

  bool equal(std::optional<int> points) {
    for (const Space& start : starts_) {
      std::map<Space, int> found;
      for (const mayhem::ReachedSpace& reached :
           MoveSearch(field_, start, points, kJump).reached()) {
        found[reached.at] = reached.cost;
      }
      if (found != rival_.reach(start, points)) return false;
    }
    return true;
  }

 private:
  MovingField field() const {
    return MovingField::of(board_, costs_, pieces_, "mayhem", "", Options());
  }
  std::vector<Space> random_starts() {
    std::vector<Space> starts;
    while (starts.size() < kStarts) {
      const auto& spaces = board_.spaces();
      const Space at =
          spaces[static_cast<std::size_t>(numbers_.below(static_cast<int>(spaces.size())))];
      if (field_.occupants.is_free(at)) starts.push_back(at);
    }
    return starts;
  }

  const Board& board_;
  Numbers numbers_;
  mayhem::Pieces pieces_;
  mayhem::StepCosts costs_;
  MovingField field_;
  std::vector<Space> starts_;
  MovingRival rival_;
  double making_rival_ = 0;
  std::size_t ends_ = 0;  // so that no answer is thought needless
};

struct Timed {
  Samples engine;  // ms a question
  Samples rival;
  Samples ratio;
};

void measure(Reach& reach, std::optional<int> points, Timed& timed) {
  const auto count = static_cast<double>(reach.starts());
  const double engine = seconds_of([&] { reach.ask_engine(points); }) / count * 1e3;
  const double rival = seconds_of([&] { reach.ask_rival(points); }) / count * 1e3;
  timed.engine.add(engine);
  timed.rival.add(rival);
  timed.ratio.add(rival / engine);
}

std::string figures(const char* what, std::size_t spaces, const Timed& timed) {
  char text[300];
  std::snprintf(text, sizeof text,
                "%s (%zu spaces) %.3f ms (%.3f..%.3f), Boost.Graph %.2f ms (%.2f..%.2f), "
                "%.2f x (%.2f..%.2f)",
                what, spaces, timed.engine.median(), timed.engine.least(), timed.engine.most(),
                timed.rival.median(), timed.rival.least(), timed.rival.most(), timed.ratio.median(),
                timed.ratio.least(), timed.ratio.most());
  return text;
}

}  // namespace

MovingFigures measure_moving(const std::string& name, const Board& board, int repetitions) {
  Reach reach(board);
  Timed limited;
  Timed flood;
  for (int n = 0; n < repetitions; ++n) {
    measure(reach, kPoints, limited);
    measure(reach, std::nullopt, flood);
  }
  char text[200];
  std::snprintf(
      text, sizeof text,
      "%s, %zu spaces, graph of %.2f M states and %.1f M changes made in %.0f ms: ", name.c_str(),
      board.spaces().size(), static_cast<double>(reach.rival().vertices()) * 1e-6,
      static_cast<double>(reach.rival().edges()) * 1e-6, reach.seconds_to_make_rival() * 1e3);
  const bool equal = reach.equal(kPoints) && reach.equal(std::nullopt);
  return {text + figures("9 MP", reach.spaces_reached(kPoints), limited) + "; " +
              figures("all", reach.spaces_reached(std::nullopt), flood),
          equal};
}

}  // namespace parapet::bench
