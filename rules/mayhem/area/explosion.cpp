#include "rules/mayhem/area/explosion.h"

#include <algorithm>
#include <map>
#include <utility>

#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/area/area_pieces.h"
#include "rules/mayhem/attack/dice.h"

namespace parapet::mayhem {
namespace {

constexpr int kHitsThatPlaceMarker = 2;
constexpr int kLargeRadius = 2;
constexpr std::string_view kFourRed = "RRRR";

SpaceGrid<unsigned char> marked_spaces(const Board& board, const Pieces& pieces) {
  SpaceGrid<unsigned char> marked(board, 0);
  for (const Marker& marker : pieces.markers) {
    if (marker.kind == MarkerKind::explosion) marked.set(marker.at, 1);
  }
  return marked;
}

Placing placing(bool explosive, int hits, bool marked) {
  if (!explosive) return Placing::not_explosive;
  if (hits < kHitsThatPlaceMarker) return Placing::too_few_hits;
  return marked ? Placing::marked : Placing::placed;
}

class ExplodeJudge {
 public:
  ExplodeJudge(const AreaBoards& boards, const Pieces& pieces, const ExplodeQuestion& question,
               const Options& options)
      : boards_(boards),
        pieces_(pieces),
        question_(question),
        rules_(AreaRules::from(options)),
        attackable_(boards.ground, pieces, options),
        staying_(boards.ground),
        attacks_(boards.ground, 0),
        marked_(marked_spaces(boards.ground, pieces)) {}

  ExplodeRuling rule() {
    for (const std::size_t marker : question_.order) explode(marker);
    for (const RolledHits& rolled : question_.rolled) place_by(rolled);
    collect_markers();
    return std::move(ruling_);
  }

 private:
  void reason(std::string rule, std::string text, Place at = {}) {
    ruling_.because.push_back({std::move(rule), std::move(text), at});
  }

  void explode(std::size_t index) {
    const Marker& marker = pieces_.markers[index];
    const ExplosionSize size = *explosion_size(pieces_, marker.size);
    Explosion explosion;
    explosion.marker = index;
    explosion.at = marker.at;
    explosion.size = marker.size;
    explosion.dice = size.dice;
    explosion.blast = blast_at(marker.at, size.radius);
    explosion.stay = staying_.at(marker.at);
    for (const Space& space : explosion.blast->explosive) {
      attacks_.set(space, attacks_.at(space) + 1);
    }
    reason("AOM-EXP-1",
           "A " + marker.size + " explosion of radius " + std::to_string(size.radius) + " covers " +
               std::to_string(explosion.blast->spaces.size()) + " spaces and attacks " +
               std::to_string(explosion.blast->hits.size()) +
               (explosion.blast->hits.size() == 1 ? " piece." : " pieces, of both Sides alike."),
           marker.at);
    reason("AOM-EXP-4", stay_text(explosion.stay), marker.at);
    ruling_.explosions.push_back(std::move(explosion));
  }

  static std::string stay_text(StayReason stay) {
    switch (stay) {
      case StayReason::none:
        return "The marker is removed: Outside, not on a building's top Level, on no explosive "
               "space.";
      case StayReason::inside:
        return "The marker stays: it is Inside.";
      case StayReason::top_level:
        return "The marker stays: it is on a building's top Level.";
      case StayReason::explosive_space:
        return "The marker stays: it is on an explosive space.";
    }
    return {};
  }

  std::shared_ptr<const Blast> blast_at(Space at, int radius) {
    std::shared_ptr<const Blast>& known = blasts_[{at, radius}];
    if (known) return known;
    const std::vector<AreaSpace> area = area_of_effect(boards_, at, radius, rules_);
    Blast blast;
    for (const AreaSpace& one : area) {
      blast.spaces.push_back(one.space);
      if (boards_.ground.print(one.space).explosive) blast.explosive.push_back(one.space);
    }
    for (const std::size_t piece : attackable_.within(area)) {
      blast.hits.emplace_back(attackable_.all()[piece].id);
    }
    known = std::make_shared<const Blast>(std::move(blast));
    return known;
  }

  void place_by(const RolledHits& rolled) {
    const int left = attacks_.at(rolled.at);
    if (left == 0) {
      reason("AOM-EXP-3", "No explosion attacks this explosive space any more: no marker.",
             rolled.at);
      return;
    }
    attacks_.set(rolled.at, left - 1);
    const std::string hits = "Hits on the explosive space: " + std::to_string(rolled.hits);
    switch (placing(boards_.ground.print(rolled.at).explosive, rolled.hits,
                    marked_.at(rolled.at) != 0)) {
      case Placing::not_explosive:
      case Placing::too_few_hits:
        reason("AOM-EXP-3", hits + ", and it takes 2: no marker.", rolled.at);
        break;
      case Placing::marked:
        reason("AOM-EXP-2", hits + ", but there is a marker already.", rolled.at);
        break;
      case Placing::placed:
        reason("AOM-EXP-3", hits + ": a marker that goes off at the next Refresh.", rolled.at);
        marked_.set(rolled.at, 1);
        add_marker(rolled);
        break;
    }
  }

  void add_marker(const RolledHits& rolled) {
    Marker marker;
    marker.kind = MarkerKind::explosion;
    marker.at = rolled.at;
    marker.size = rolled.size;
    marker.damage = rolled.damage;
    ruling_.placed.push_back(std::move(marker));
  }

  void collect_markers() {
    std::vector<unsigned char> gone(pieces_.markers.size(), 0);
    for (const Explosion& explosion : ruling_.explosions) {
      if (explosion.stay == StayReason::none) gone[explosion.marker] = 1;
    }
    for (std::size_t index = 0; index < gone.size(); ++index) {
      if (gone[index] == 0) ruling_.markers.push_back(pieces_.markers[index]);
    }
    ruling_.markers.insert(ruling_.markers.end(), ruling_.placed.begin(), ruling_.placed.end());
  }

  const AreaBoards& boards_;
  const Pieces& pieces_;
  const ExplodeQuestion& question_;
  AreaRules rules_;
  AreaPieces attackable_;
  StayingPlaces staying_;
  SpaceGrid<int> attacks_;           // on each explosive space, without hits told so far
  SpaceGrid<unsigned char> marked_;  // by an explosion marker
  std::map<std::pair<Space, int>, std::shared_ptr<const Blast>> blasts_;
  ExplodeRuling ruling_;
};

}  // namespace

std::optional<ExplosionSize> explosion_size(const Pieces& pieces, std::string_view name) {
  for (const ExplosionSize& size : pieces.explosions) {
    if (size.name != name) continue;
    ExplosionSize known = size;
    if (const auto dice = dice_from_text(size.dice)) known.dice = to_text(*dice);
    return known;
  }
  if (name != "large") return std::nullopt;
  return ExplosionSize{std::string(name), kLargeRadius, std::string(kFourRed)};
}

Placing place_marker(const Board& board, const Pieces& pieces, Space at, int hits) {
  const bool marked =
      std::any_of(pieces.markers.begin(), pieces.markers.end(), [&](const Marker& marker) {
        return marker.kind == MarkerKind::explosion && marker.at == at;
      });
  return placing(board.print(at).explosive, hits, marked);
}

ExplodeRuling rule_explode(const AreaBoards& boards, const Pieces& pieces,
                           const ExplodeQuestion& question, const Options& options) {
  return ExplodeJudge(boards, pieces, question, options).rule();
}

std::size_t explosion_work(const Board& board, const Pieces& pieces,
                           const std::vector<std::size_t>& order, std::size_t most) {
  const AreaPieces attackable(board, pieces, Options());
  std::size_t work = 0;
  for (const std::size_t index : order) {
    const Marker& marker = pieces.markers[index];
    const int radius = explosion_size(pieces, marker.size)->radius;
    const int bottom = std::min(board.height() - 1, marker.at.y + radius);
    const int right = std::min(board.width() - 1, marker.at.x + radius);
    for (int y = std::max(0, marker.at.y - radius); y <= bottom; ++y) {
      for (int x = std::max(0, marker.at.x - radius); x <= right; ++x) {
        work += 1 + attackable.count_on({x, y, marker.at.level});
        if (work >= most) return most;
      }
    }
  }
  return work;
}

}  // namespace parapet::mayhem
