#include "rules/mayhem/board_check.h"

#include <map>
#include <optional>
#include <utility>

#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/stand.h"

namespace parapet::mayhem {
namespace {

// The warnings of one code, of which no more are kept than anybody reads.
class Warnings {
 public:
  explicit Warnings(std::string code) : code_(std::move(code)) {}

  void add(std::string text) {
    constexpr std::size_t kMostTold = 20;
    if (told_.size() < kMostTold) {
      told_.push_back({code_, std::move(text)});
    } else {
      ++more_;
    }
  }

  void append_to(std::vector<BoardWarning>& all) {
    all.insert(all.end(), told_.begin(), told_.end());
    if (more_ == 0) return;
    all.push_back({"more-of-this", std::to_string(more_) + " more: " + code_ + "."});
  }

 private:
  std::string code_;
  std::vector<BoardWarning> told_;
  std::size_t more_ = 0;
};

void check_gaps(const Board& board, std::vector<BoardWarning>& warnings) {
  int gaps = 0;
  Space first;
  for (int y = 0; y < board.height(); ++y) {
    for (int x = 0; x < board.width(); ++x) {
      if (board.entry_at(x, y)) continue;
      if (gaps++ == 0) first = {x, y, 1};
    }
  }
  if (gaps == 0) return;
  warnings.push_back({"gap-in-map", std::to_string(gaps) +
                                        " spaces of the map's rectangle have no tile, the first " +
                                        to_letters(first) + "."});
}

void check_stairs(const Board& board, std::vector<BoardWarning>& warnings) {
  Warnings lost("stairs-lead-nowhere");
  for (const Space& space : board.spaces()) {
    if (!board.print(space).stairs) continue;
    const bool joined = board.print(Space{space.x, space.y, space.level + 1}).stairs ||
                        board.print(Space{space.x, space.y, space.level - 1}).stairs;
    if (joined) continue;
    lost.add("The stairs of " + to_letters(space) + " have no stairs over or under them.");
  }
  lost.append_to(warnings);
}

// The first space of the unit that another one has taken; takes the rest.
std::optional<Space> take_spaces(const Unit& unit, std::map<Space, const Unit*>& taken) {
  std::optional<Space> shared;
  for (const Space& space : spaces_of(unit.footprint)) {
    const bool is_free = taken.emplace(space, &unit).second;
    if (!is_free && !shared) shared = space;
  }
  return shared;
}

void check_shared_spaces(const Pieces& pieces, std::vector<BoardWarning>& warnings) {
  Warnings crowded("shared-space");
  std::map<Space, const Unit*> taken;
  for (const Unit& unit : pieces.units) {
    const std::optional<Space> shared = take_spaces(unit, taken);
    if (!shared) continue;
    crowded.add("\"" + taken.at(*shared)->id + "\" and \"" + unit.id + "\" both stand on " +
                to_letters(*shared) + ".");
  }
  crowded.append_to(warnings);
}

// A Wall or Opening between two of the spaces that a piece stands on.
std::optional<Edge> barrier_under(const Board& board, const Stand& stand) {
  for (const Space& a : stand.spaces) {
    for (const Space& b : stand.spaces) {
      const auto edge = a < b ? edge_between(a, b, a.level) : std::nullopt;
      if (!edge || a.level != b.level) continue;
      if (is_barrier(board.print(*edge))) return edge;
    }
  }
  return std::nullopt;
}

void check_barriers(const Board& board, const Pieces& pieces, std::vector<BoardWarning>& warnings) {
  Warnings across("stands-across-wall");
  const auto check = [&](const auto& piece) {
    const auto barrier = barrier_under(board, Stand::of(piece));
    if (!barrier) return;
    across.add("\"" + piece.id + "\" stands across a Wall or Opening, " + to_letters(*barrier) +
               ".");
  };
  for (const Unit& unit : pieces.units) check(unit);
  for (const Vehicle& vehicle : pieces.vehicles) check(vehicle);
  for (const Device& device : pieces.devices) check(device);
  across.append_to(warnings);
}

}  // namespace

std::vector<BoardWarning> check_board(const Board& board, const Pieces& pieces) {
  std::vector<BoardWarning> warnings;
  check_gaps(board, warnings);
  check_stairs(board, warnings);
  check_shared_spaces(pieces, warnings);
  check_barriers(board, pieces, warnings);
  return warnings;
}

}  // namespace parapet::mayhem
