#include "physics/collapse/room.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

#include "geometry/solids/insides_meet.h"

namespace parapet::physics {
namespace {

// Every place near enough to try, the nearest first; to the side in eight directions.
std::vector<Vec> small_moves() {
  constexpr std::array<std::pair<int, int>, 8> kAside{
      {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
  std::vector<Vec> moves;
  for (std::int64_t up = 0; up <= kMostAside; ++up) {
    moves.push_back({0, 0, up});
    for (std::int64_t aside = 1; aside <= kMostAside; ++aside) {
      for (const auto& [x, y] : kAside) moves.push_back({x * aside, y * aside, up});
    }
  }
  const auto cost = [](Vec move) {
    const std::int64_t aside = std::max(std::abs(move.x), std::abs(move.y));
    return std::tuple(move.z + aside, aside);
  };
  std::stable_sort(moves.begin(), moves.end(), [&](Vec a, Vec b) { return cost(a) < cost(b); });
  return moves;
}

std::optional<std::int64_t> lowest_corner(std::span<const RestingPiece> pieces) {
  std::optional<std::int64_t> lowest;
  for (const RestingPiece& piece : pieces) {
    for (const Shape& shape : piece.shapes) {
      const std::int64_t corner = bounds(shape).lo().z;
      lowest = std::min(lowest.value_or(corner), corner);
    }
  }
  return lowest;
}

}  // namespace

// What pieces may meet where they are moved a little, or down by so much.
class Room::Neighbours {
 public:
  Neighbours(const Room& room, std::size_t body, std::span<const RestingPiece> pieces,
             std::int64_t aside, std::int64_t up, std::int64_t down)
      : table_height_(room.table_height_),
        lowest_(lowest_corner(pieces).value_or(room.table_height_)) {
    for (const RestingPiece& piece : pieces) {
      for (const Shape& shape : piece.shapes) {
        const Box box = bounds(shape);
        const Box reach =
            Box::spanning(box.lo() - Vec{aside, aside, down}, box.hi() + Vec{aside, aside, up});
        add_pairs(room, body, shape, reach);
      }
    }
  }

  std::int64_t lowest() const { return lowest_; }

  bool meet(Vec by) {
    if (lowest_ + by.z < table_height_) return true;
    const auto met = std::find_if(pairs_.begin(), pairs_.end(), [&](const auto& pair) {
      return insides_meet(*pair.first, by, *pair.second);
    });
    if (met == pairs_.end()) return false;
    std::iter_swap(pairs_.begin(), met);  // the next place is likely to fail at the same pair
    return true;
  }

 private:
  void add_pairs(const Room& room, std::size_t body, const Shape& shape, const Box& reach) {
    for (const std::uint32_t n : room.standing_.near(reach)) {
      pairs_.emplace_back(&shape, &room.standing_.body(n).shape);
    }
    for (std::size_t other = 0; other < room.lying_.size(); ++other) {
      if (other == body) continue;
      for (const Shape& lying : room.lying_[other]) {
        if (overlap(reach, bounds(lying))) pairs_.emplace_back(&shape, &lying);
      }
    }
  }

  std::int64_t table_height_;
  std::int64_t lowest_;
  std::vector<std::pair<const Shape*, const Shape*>> pairs_;
};

Room::Room(std::int32_t table_height, std::vector<Body> standing, std::size_t bodies)
    : table_height_(table_height), standing_(std::move(standing)), lying_(bodies) {}

void Room::lay(std::size_t body, std::span<const RestingPiece> pieces) {
  lying_[body].clear();
  for (const RestingPiece& piece : pieces) {
    lying_[body].insert(lying_[body].end(), piece.shapes.begin(), piece.shapes.end());
  }
}

std::optional<Vec> Room::place_for(std::size_t body, std::span<const RestingPiece> pieces) const {
  const std::int64_t lowest = lowest_corner(pieces).value_or(table_height_);
  const Vec start{0, 0, std::max<std::int64_t>(0, table_height_ - lowest)};
  Neighbours neighbours(*this, body, pieces, kMostAside, start.z + kMostLift, 0);
  const auto fits = [&](Vec move) { return !neighbours.meet(start + move); };
  static const std::vector<Vec> kSmallMoves = small_moves();
  const auto small = std::find_if(kSmallMoves.begin(), kSmallMoves.end(), fits);
  if (small != kSmallMoves.end()) return start + *small;
  for (std::int64_t up = kMostAside + 1; up <= kMostLift; ++up) {
    if (fits({0, 0, up})) return start + Vec{0, 0, up};
  }
  return std::nullopt;
}

std::int64_t Room::drop_of(std::size_t body, std::span<const RestingPiece> pieces, Vec from,
                           std::int64_t most) const {
  const std::int64_t side = std::max(std::abs(from.x), std::abs(from.y));
  Neighbours neighbours(*this, body, pieces, side, std::max<std::int64_t>(from.z, 0),
                        most - std::min<std::int64_t>(from.z, 0));
  std::int64_t drop = 0;
  while (drop < most && !neighbours.meet(from - Vec{0, 0, drop + 1})) ++drop;
  return drop;
}

}  // namespace parapet::physics
