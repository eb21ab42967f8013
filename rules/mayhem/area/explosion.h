#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/mayhem/area/area.h"
#include "rules/mayhem/area/explosion_stay.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// AOM-EXP-1: what the scenario says of a size. Without its word a large explosion reaches 2 spaces
// with 4 red dice; nothing is known of the others.
std::optional<ExplosionSize> explosion_size(const Pieces& pieces, std::string_view name);

// AOM-EXP-3: what Hits of one attack on a space do. Two on an explosive space place a marker there,
// one for each such space (AOM-EXP-2).
enum class Placing { not_explosive, too_few_hits, marked, placed };
Placing place_marker(const Board& board, const Pieces& pieces, Space at, int hits);

// What the dice of one attack gave on an explosive space, and the marker that they place there.
struct RolledHits {
  Space at;
  int hits = 0;
  std::string size;
  int damage = 0;
};

struct ExplodeQuestion {
  std::vector<std::size_t> order;  // the explosion markers that go off, as indexes of markers
  std::vector<RolledHits> rolled;
};

// What one explosion covers and attacks.
struct Blast {
  std::vector<Space> spaces;
  std::vector<Space> explosive;   // explosive spaces among them
  std::vector<std::string> hits;  // in the order of the board

  friend bool operator==(const Blast&, const Blast&) = default;
};

struct Explosion {
  std::size_t marker = 0;
  Space at;
  std::string size;
  std::string dice;
  std::shared_ptr<const Blast> blast;  // shared by explosions of one space and radius
  StayReason stay = StayReason::none;
};

struct ExplodeRuling {
  std::vector<Explosion> explosions;  // in the order of the question
  std::vector<Marker> placed;         // go off at the next Refresh
  std::vector<Marker> markers;        // all of the board after it, the placed ones last
  Because because;
};

// AOM-EXP-1..4: the markers go off one after the other and attack both Sides; hits on explosive
// spaces place markers that wait for the next Refresh. Of several hits on one space the n-th belong
// to the n-th explosion that attacks it; there are no more attacks than that.
// Requires a known size for every marker of the order, each of them once.
ExplodeRuling rule_explode(const AreaBoards& boards, const Pieces& pieces,
                           const ExplodeQuestion& question, const Options& options);

// How many spaces and pieces the explosions can list at most, counted up to `most`.
// Requires the same.
std::size_t explosion_work(const Board& board, const Pieces& pieces,
                           const std::vector<std::size_t>& order, std::size_t most);

}  // namespace parapet::mayhem
