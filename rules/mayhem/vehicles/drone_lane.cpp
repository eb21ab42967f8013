#include "rules/mayhem/vehicles/drone_lane.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>

#include "geometry/tiles/space_grid.h"

namespace parapet::mayhem {
namespace {

constexpr int kNever = std::numeric_limits<int>::max();

NeighbourStep heading_on_lane(const Board& board, const VehicleBody& body) {
  const auto lane = board.print(body.front).lane;
  return lane ? step_towards(*lane) : body.ahead();
}

// What lies ahead of a drone on its way: so many spaces on, a drone, or the map's edge.
struct Ahead {
  int spaces = kNever;  // for ever round
  int drone = 0;        // its mark on the grid; 0 = the edge, or none
};

// What lies ahead of drones. Where one goes depends only on its front's space and its heading
// there, so that what one way has found serves all that join it.
class Ways {
 public:
  // The drones that count, marked from 1.
  Ways(const Board& board, const SpaceGrid<int>& drones) : board_(board), drones_(drones) {}

  Ahead ahead(VehicleBody body) {
    std::vector<std::size_t> way;
    Ahead found;
    while (true) {
      if (is_off_map(board_, body.front)) {
        found = {0, 0};
        break;
      }
      const int mark = drones_.at(body.front);
      if (mark != 0 && !way.empty()) {
        found = {0, mark};
        break;
      }
      const std::size_t state = state_of(body);
      const auto [known, is_new] = known_.emplace(state, Ahead());
      if (!is_new) {  // on this very way it goes round for ever
        found = known->second;
        break;
      }
      way.push_back(state);
      body = moved_on_lane(board_, body);
    }
    for (; !way.empty(); way.pop_back()) {
      if (found.spaces != kNever) ++found.spaces;
      known_[way.back()] = found;
    }
    return found;
  }

 private:
  std::size_t state_of(const VehicleBody& body) const {
    const NeighbourStep step = heading_on_lane(board_, body);
    const int heading = step.x == 0 ? 1 + step.y : 2 + step.x;
    return drones_.index(body.front) * 4 + static_cast<std::size_t>(heading);
  }

  const Board& board_;
  const SpaceGrid<int>& drones_;
  std::unordered_map<std::size_t, Ahead> known_;
};

// The order of drones that go round for ever.
class LoopOrder {
 public:
  LoopOrder(const Board& board, const Pieces& pieces, const std::vector<std::size_t>& drones)
      : drones_(drones), ahead_(drones.size()), behind_(drones.size()), taken_(drones.size(), 0) {
    SpaceGrid<int> marks(board, 0);
    for (std::size_t n = 0; n < drones.size(); ++n) {
      const Vehicle& drone = pieces.vehicles[drones[n]];
      marks.set(drone.back, static_cast<int>(n) + 1);
      marks.set(drone.front, static_cast<int>(n) + 1);
    }
    Ways ways(board, marks);
    for (std::size_t n = 0; n < drones.size(); ++n) {
      const Ahead ahead = ways.ahead(VehicleBody::of(pieces.vehicles[drones[n]]));
      ahead_[n] = {ahead.drone == 0 ? n : static_cast<std::size_t>(ahead.drone - 1), ahead.spaces};
      if (ahead_[n].drone != n) behind_[ahead_[n].drone].push_back(n);
    }
  }

  std::vector<std::size_t> run() {
    for (std::size_t n = 0; n < drones_.size(); ++n) {
      if (taken_[n] == 0) follow(lead_of(n));
    }
    return std::move(order_);
  }

 private:
  // Among those that go round behind one another, the one with the most room.
  std::size_t lead_of(std::size_t start) const {
    std::vector<unsigned char> seen(drones_.size(), 0);
    std::size_t on_loop = start;
    while (seen[on_loop] == 0 && taken_[on_loop] == 0) {
      seen[on_loop] = 1;
      on_loop = ahead_[on_loop].drone;
    }
    std::size_t lead = on_loop;
    for (std::size_t n = ahead_[on_loop].drone; n != on_loop; n = ahead_[n].drone) {
      const bool more = ahead_[n].room > ahead_[lead].room;
      if (more || (ahead_[n].room == ahead_[lead].room && n < lead)) lead = n;
    }
    return lead;
  }

  struct NextAhead {
    std::size_t drone = 0;  // of the list; itself if there is no other
    int room = 0;
  };

  void follow(std::size_t lead) {
    std::vector<std::size_t> next = {lead};
    for (std::size_t n = 0; n < next.size(); ++n) {
      if (taken_[next[n]] != 0) continue;
      taken_[next[n]] = 1;
      order_.push_back(drones_[next[n]]);
      next.insert(next.end(), behind_[next[n]].begin(), behind_[next[n]].end());
    }
  }

  const std::vector<std::size_t>& drones_;
  std::vector<NextAhead> ahead_;
  std::vector<std::vector<std::size_t>> behind_;
  std::vector<unsigned char> taken_;
  std::vector<std::size_t> order_;
};

}  // namespace

Space next_on_lane(const Board& board, const VehicleBody& body) {
  return body.front + heading_on_lane(board, body);
}

std::vector<std::size_t> lead_first(const Board& board, const Pieces& pieces,
                                    std::vector<std::size_t> drones) {
  const SpaceGrid<int> nobody(board, 0);
  Ways ways(board, nobody);
  std::vector<std::pair<int, std::size_t>> leaving;
  std::vector<std::size_t> circling;
  for (const std::size_t drone : drones) {
    const int spaces = ways.ahead(VehicleBody::of(pieces.vehicles[drone])).spaces;
    if (spaces == kNever) {
      circling.push_back(drone);
    } else {
      leaving.emplace_back(spaces, drone);
    }
  }
  std::sort(leaving.begin(), leaving.end());
  std::vector<std::size_t> order;
  for (const auto& [spaces, drone] : leaving) order.push_back(drone);
  const std::vector<std::size_t> loops = LoopOrder(board, pieces, circling).run();
  order.insert(order.end(), loops.begin(), loops.end());
  return order;
}

}  // namespace parapet::mayhem
