#include "scans/terrain/stair_search.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace parapet::scans {
namespace {

constexpr std::size_t kMostTread = 6;  // columns: 24 mm

// From each top without a surface, the nearest surface and the way there.
class NearestSurface {
 public:
  NearestSurface(const StandingGround& ground, std::int32_t head_room, std::int32_t stride)
      : ground_(ground),
        head_room_(head_room),
        stride_(stride),
        surface_(ground.tops().size(), kNoTop),
        back_(ground.tops().size(), kNoTop),
        distance_(ground.tops().size(), 0) {
    spread();
  }

  // Tops beside it that one can step to.
  template <class Visit>
  void each_beside(std::uint32_t top, const Visit& visit) const {
    const GroundTop& here = ground_.tops()[top];
    constexpr std::array<Column, 4> kBeside{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    for (const Column& step : kBeside) {
      const auto [first, end] = ground_.tops_at({here.at.x + step.x, here.at.y + step.y});
      for (std::uint32_t n = first; n < end; ++n) {
        const GroundTop& there = ground_.tops()[n];
        const bool fits = there.room_above >= head_room_;
        if (fits && std::abs(there.height - here.height) <= stride_) visit(n);
      }
    }
  }

  std::uint32_t surface(std::uint32_t top) const { return surface_[top]; }
  std::uint32_t distance(std::uint32_t top) const { return distance_[top]; }

  // From the top to the surface, both ends included.
  std::vector<std::uint32_t> way(std::uint32_t top) const {
    std::vector<std::uint32_t> result{top};
    while (back_[result.back()] != kNoTop) result.push_back(back_[result.back()]);
    return result;
  }

 private:
  void spread() {
    std::vector<std::uint32_t> queue;
    for (std::uint32_t n = 0; n < ground_.tops().size(); ++n) {
      surface_[n] = ground_.tops()[n].surface;
      if (surface_[n] != kNoTop) queue.push_back(n);
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const std::uint32_t here = queue[next];
      each_beside(here, [&](std::uint32_t there) {
        if (surface_[there] != kNoTop) return;
        surface_[there] = surface_[here];
        back_[there] = here;
        distance_[there] = distance_[here] + 1;
        queue.push_back(there);
      });
    }
  }

  const StandingGround& ground_;
  std::int32_t head_room_;
  std::int32_t stride_;
  std::vector<std::uint32_t> surface_;
  std::vector<std::uint32_t> back_;
  std::vector<std::uint32_t> distance_;
};

// Where the ways from two surfaces meet.
struct Meeting {
  std::uint32_t length = 0;
  std::uint32_t one = 0;
  std::uint32_t other = 0;

  friend constexpr auto operator<=>(const Meeting&, const Meeting&) noexcept = default;
};

using SurfacePair = std::pair<std::uint32_t, std::uint32_t>;

std::map<SurfacePair, Meeting> meetings(const StandingGround& ground,
                                        const NearestSurface& nearest) {
  std::map<SurfacePair, Meeting> shortest;
  for (std::uint32_t n = 0; n < ground.tops().size(); ++n) {
    const std::uint32_t here = nearest.surface(n);
    if (here == kNoTop) continue;
    nearest.each_beside(n, [&](std::uint32_t beside) {
      const std::uint32_t there = nearest.surface(beside);
      if (there == kNoTop || here >= there) return;
      const Meeting meeting{nearest.distance(n) + nearest.distance(beside) + 1, n, beside};
      const auto [at, is_new] = shortest.try_emplace({here, there}, meeting);
      if (!is_new) at->second = std::min(at->second, meeting);
    });
  }
  return shortest;
}

// The steps along tops one beside the next, if they are a stair.
std::optional<int> steps_along(const std::vector<std::uint32_t>& way, const StandingGround& ground,
                               std::int32_t level) {
  std::vector<std::int32_t> steps;
  std::size_t without_tread = 0;
  bool was_step = false;
  for (std::size_t n = 1; n < way.size(); ++n) {
    const std::int32_t rise = ground.tops()[way[n]].height - ground.tops()[way[n - 1]].height;
    if (rise <= -level) return std::nullopt;  // a stair goes up all the way
    const bool is_step = rise >= level;
    if (is_step) steps.push_back(rise);
    if (is_step && was_step) ++without_tread;
    was_step = is_step;
  }
  if (steps.empty() || 2 * without_tread + 1 > steps.size()) return std::nullopt;
  const std::int32_t climb = ground.tops()[way.back()].height - ground.tops()[way.front()].height;
  const std::int32_t stepped = std::accumulate(steps.begin(), steps.end(), 0);
  const auto [least, most] = std::minmax_element(steps.begin(), steps.end());
  const bool is_stair = 4 * stepped >= 3 * climb && *most <= 2 * *least &&
                        way.size() <= kMostTread * (steps.size() + 1);
  return is_stair ? std::optional(static_cast<int>(steps.size())) : std::nullopt;
}

std::optional<Climb> climb_at(const SurfacePair& pair, const Meeting& meeting,
                              const StandingGround& ground, const NearestSurface& nearest,
                              std::int32_t level) {
  std::vector<std::uint32_t> way = nearest.way(meeting.one);
  std::reverse(way.begin(), way.end());
  const std::vector<std::uint32_t> rest = nearest.way(meeting.other);
  way.insert(way.end(), rest.begin(), rest.end());
  Climb climb{pair.first, pair.second, way.front(), way.back(), 0};
  const auto height = [&](std::uint32_t top) { return ground.tops()[top].height; };
  if (height(climb.foot) > height(climb.head)) {
    std::reverse(way.begin(), way.end());
    std::swap(climb.from, climb.to);
    std::swap(climb.foot, climb.head);
  }
  const std::optional<int> steps = steps_along(way, ground, level);
  if (!steps) return std::nullopt;
  climb.steps = *steps;
  return climb;
}

// Joins two climbs where a tread has just these: one up to it, one on from it.
std::vector<Climb> joined_at_treads(const StandingGround& ground, const StandingNeeds& needs,
                                    std::vector<Climb> climbs) {
  constexpr auto kNone = static_cast<std::size_t>(-1);
  struct Ends {
    std::size_t up_to = kNone;
    std::size_t on_from = kNone;
    int count = 0;
  };
  std::vector<Ends> ends(ground.surfaces().size());
  for (std::size_t n = 0; n < climbs.size(); ++n) {
    ends[climbs[n].to].up_to = n;
    ends[climbs[n].to].count += 1;
    ends[climbs[n].from].on_from = n;
    ends[climbs[n].from].count += 1;
  }
  std::vector<bool> is_part(climbs.size(), false);
  for (std::size_t n = 0; n < ends.size(); ++n) {
    const auto [up_to, on_from, count] = ends[n];
    const GroundSurface& surface = ground.surfaces()[n];
    const bool is_tread =
        is_narrow(surface, needs) && surface.highest - surface.lowest < needs.level;
    if (!is_tread) continue;
    if (count != 2 || up_to == kNone || on_from == kNone) continue;
    Climb& whole = climbs[up_to];
    const Climb& rest = climbs[on_from];
    whole = {whole.from, rest.to, whole.foot, rest.head, whole.steps + rest.steps};
    is_part[on_from] = true;
    if (ends[rest.to].up_to == on_from) ends[rest.to].up_to = up_to;
  }
  std::vector<Climb> result;
  for (std::size_t n = 0; n < climbs.size(); ++n) {
    if (!is_part[n]) result.push_back(climbs[n]);
  }
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace

std::vector<Climb> find_stairs(const StandingGround& ground, const StandingNeeds& needs,
                               std::int32_t stride) {
  const NearestSurface nearest(ground, needs.head_room, stride);
  std::vector<Climb> climbs;
  for (const auto& [pair, meeting] : meetings(ground, nearest)) {
    if (const auto climb = climb_at(pair, meeting, ground, nearest, needs.level)) {
      climbs.push_back(*climb);
    }
  }
  return joined_at_treads(ground, needs, std::move(climbs));
}

}  // namespace parapet::scans
