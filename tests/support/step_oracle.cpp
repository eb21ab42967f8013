#include "tests/support/step_oracle.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <limits>
#include <set>
#include <tuple>

namespace parapet::testing {
namespace {

constexpr int kSky = 1'000'000;
constexpr int kMostWounds = 30;  // nobody in these tests takes more
constexpr int kWide = 5;         // half studs that are more than 2 pegs

using Place = std::pair<int, int>;
using Top = std::pair<Place, int>;  // a column and the height of a top

class Oracle {
 public:
  Oracle(const OracleTerrain& terrain, const OraclePlate& from, const OraclePlate& to, int height,
         const OracleOptions& options)
      : terrain_(terrain), from_(from), to_(to), height_(height), options_(options) {
    room_ = options.footprint ? 1 : height;
    gather(from_);
    gather(to_);
  }

  std::optional<OracleStep> best() {
    // Node, last surface, lowest and highest surface, tallest climbed since, highest rise, highest
    // obstruction, deepest drop, wounds.
    using History = std::tuple<Top, int, int, int, int, int, int, int, int>;
    std::set<History> known;
    std::deque<std::pair<History, int>> open;
    for (const Top& top : centre(from_)) {
      const int z = top.second;
      open.push_back(
          {{top, z, options_.total_rise ? z : 0, options_.total_drop ? z : 0, -kSky, 0, 0, 0, 0},
           0});
    }
    std::optional<OracleStep> best;
    while (!open.empty()) {
      const auto [history, moves] = open.front();
      open.pop_front();
      if (!known.insert(history).second) continue;
      const auto& [top, last, lowest, highest, tallest, rise, obstruction, drop, wounds] = history;
      const auto goals = centre(to_);
      if (std::find(goals.begin(), goals.end(), top) != goals.end()) {
        if (const auto cost = cost_of(rise, obstruction)) {
          const int hurt = options_.total_drop ? hurt_by(drop) : wounds;
          const OracleStep here{*cost, rise, moves, hurt, obstruction};
          if (!best || here < *best) best = here;
        }
      }
      for (const Top& next : next_to(top)) {
        const int kind = kind_of(next);
        const int z = next.second;
        if (kind == 0) continue;
        History after = history;
        auto& [a_top, a_last, a_low, a_high, a_tall, a_rise, a_obstruction, a_drop, a_wounds] =
            after;
        a_top = next;
        if (kind == 1) {
          const int down = (options_.total_drop ? highest : last) - z;
          a_rise = std::max(rise, z - (options_.total_rise ? lowest : last));
          if (options_.total_drop) a_drop = std::max(drop, down);
          if (!options_.total_drop) a_wounds = wounds + hurt_by(last - z);
          if (options_.base == 1 && tallest > -kSky) {
            a_obstruction = std::max(obstruction, tallest - std::min(last, z));
          }
          a_last = z;
          if (options_.total_rise) a_low = std::min(lowest, z);
          if (options_.total_drop) a_high = std::max(highest, z);
          a_tall = -kSky;
        } else {
          const int base = options_.base == 2 ? std::max(from_.height, to_.height) : last;
          if (options_.base != 1) a_obstruction = std::max(obstruction, z - base);
          if (options_.base == 1) a_tall = std::max(tallest, z);
        }
        if (a_rise > height_ || a_obstruction > height_ || a_wounds > kMostWounds) continue;
        open.push_back({after, moves + 1});
      }
    }
    return best;
  }

 private:
  int hurt_by(int drop) const { return drop > height_ ? 2 * (drop / height_) : 0; }

  std::optional<int> cost_of(int rise, int obstruction) const {
    if (rise > height_ || obstruction > height_) return std::nullopt;
    const int high = rise >= 2 ? 1 : 0;
    const int tall = obstruction > 2 || (options_.harmonise && obstruction == 2) ? 1 : 0;
    return 1 + (options_.adds ? high + tall : std::max(high, tall));
  }

  std::vector<std::pair<int, int>> stretches(Place place) const {
    const auto found = terrain_.columns.find(place);
    return found == terrain_.columns.end() ? std::vector<std::pair<int, int>>{} : found->second;
  }

  // How high the free stretch above the top goes; -1 if there is no such top.
  int ceiling(const Top& top) const {
    const auto all = stretches(top.first);
    for (std::size_t n = 0; n < all.size(); ++n) {
      if (all[n].second == top.second) return n + 1 < all.size() ? all[n + 1].first : kSky;
    }
    return -1;
  }
  bool has_room(const Top& top) const { return ceiling(top) - top.second >= room_; }

  bool in_hull(Place place) const {
    // The centre lies between the plates at some moment of a sweep: tried at all fine moments that
    // can matter for plates of these sizes.
    constexpr int kMoments = 5040;
    for (int t = 0; t <= kMoments; ++t) {
      const auto between = [&](int a, int b) { return 2 * ((kMoments - t) * a + t * b); };
      const int x = (2 * place.first + 1) * kMoments;
      const int y = (2 * place.second + 1) * kMoments;
      if (between(from_.x, to_.x) <= x && between(from_.y, to_.y) <= y &&
          x <= between(from_.x + from_.width, to_.x + to_.width) &&
          y <= between(from_.y + from_.depth, to_.y + to_.depth)) {
        return true;
      }
    }
    return false;
  }

  std::vector<Top> centre(const OraclePlate& plate) const {
    std::vector<Top> tops;
    for (int x = plate.x; x < plate.x + plate.width; ++x) {
      for (int y = plate.y; y < plate.y + plate.depth; ++y) {
        const bool is_central = std::abs(2 * x + 1 - 2 * plate.x - plate.width) <= 1 &&
                                std::abs(2 * y + 1 - 2 * plate.y - plate.depth) <= 1;
        const Top top{{x, y}, plate.height};
        if (is_central && has_room(top)) tops.push_back(top);
      }
    }
    return tops;
  }

  std::vector<Top> beside(const Top& top) const {
    std::vector<Top> tops;
    constexpr std::array<Place, 4> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const auto& [dx, dy] : ways) {
      const Place place{top.first.first + dx, top.first.second + dy};
      for (const auto& stretch : stretches(place)) {
        const Top other{place, stretch.second};
        const int common =
            std::min(ceiling(top), ceiling(other)) - std::max(top.second, other.second);
        if (common >= room_) tops.push_back(other);
      }
    }
    return tops;
  }

  std::vector<Top> next_to(const Top& top) {
    std::vector<Top> tops;
    for (const Top& other : beside(top)) {
      const auto known = hull_.find(other.first);
      const bool inside =
          known != hull_.end() ? known->second : (hull_[other.first] = in_hull(other.first));
      if (inside) tops.push_back(other);
    }
    return tops;
  }

  void gather(const OraclePlate& plate) {
    std::vector<Top> open = centre(plate);
    while (!open.empty()) {
      const Top top = open.back();
      open.pop_back();
      if (!own_.insert(top).second) continue;
      for (const Top& other : beside(top)) {
        const bool on_plate =
            plate.x <= other.first.first && other.first.first < plate.x + plate.width &&
            plate.y <= other.first.second && other.first.second < plate.y + plate.depth;
        if (on_plate && std::abs(other.second - top.second) < 2) open.push_back(other);
      }
    }
  }

  // 0 closed, 1 a surface, 2 an obstruction.
  int kind_of(const Top& top) {
    if (const auto known = kinds_.find(top); known != kinds_.end()) return known->second;
    int kind = 0;
    if (own_.contains(top) || is_level(top)) {
      kind = 1;
    } else if (is_open(top)) {
      kind = options_.passage ? 1 : (options_.no_climbing ? 0 : 2);
    }
    return kinds_[top] = kind;
  }

  // Some square of 5 x 5 columns whose tops can be chosen so that no neighbours differ by 2.
  bool is_level(const Top& top) const {
    if (!has_room(top)) return false;
    for (int x = top.first.first - kWide + 1; x <= top.first.first; ++x) {
      for (int y = top.first.second - kWide + 1; y <= top.first.second; ++y) {
        if (is_level_square(top, x, y)) return true;
      }
    }
    return false;
  }

  bool is_level_square(const Top& top, int west, int north) const {
    std::map<Place, std::vector<int>> choices;
    for (int x = west; x < west + kWide; ++x) {
      for (int y = north; y < north + kWide; ++y) {
        for (const auto& stretch : stretches({x, y})) {
          if (has_room({{x, y}, stretch.second})) choices[{x, y}].push_back(stretch.second);
        }
        if (!choices.contains({x, y})) return false;
      }
    }
    choices[top.first] = {top.second};
    // Strike out what goes with nothing beside it, until nothing changes.
    for (bool changes = true; changes;) {
      changes = false;
      for (auto& [place, heights] : choices) {
        constexpr std::array<Place, 4> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
        for (const auto& [dx, dy] : ways) {
          const auto next = choices.find({place.first + dx, place.second + dy});
          if (next == choices.end()) continue;
          changes = std::erase_if(heights,
                                  [&](int z) {
                                    return std::none_of(
                                        next->second.begin(), next->second.end(),
                                        [&](int other) { return std::abs(z - other) < 2; });
                                  }) > 0 ||
                    changes;
        }
        if (heights.empty()) return false;
      }
    }
    return true;
  }

  // Some square of 5 x 5 columns in which nothing reaches into the room above that height.
  bool is_open(const Top& top) const {
    for (int west = top.first.first - kWide + 1; west <= top.first.first; ++west) {
      for (int north = top.first.second - kWide + 1; north <= top.first.second; ++north) {
        bool is_free = true;
        for (int x = west; x < west + kWide; ++x) {
          for (int y = north; y < north + kWide; ++y) {
            for (const auto& [low, high] : stretches({x, y})) {
              is_free = is_free && (high <= top.second || low >= top.second + room_);
            }
          }
        }
        if (is_free) return true;
      }
    }
    return false;
  }

  const OracleTerrain& terrain_;
  OraclePlate from_;
  OraclePlate to_;
  int height_;
  OracleOptions options_;
  int room_ = 1;
  std::set<Top> own_;
  std::map<Top, int> kinds_;
  std::map<Place, bool> hull_;
};

}  // namespace

std::optional<OracleStep> oracle_step(const OracleTerrain& terrain, const OraclePlate& from,
                                      const OraclePlate& to, int height,
                                      const OracleOptions& options) {
  return Oracle(terrain, from, to, height, options).best();
}

}  // namespace parapet::testing
