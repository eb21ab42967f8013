#include "geometry/sight/tube.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/stretch.h"
#include "geometry/sight/body_edges.h"
#include "geometry/sight/direction_ring.h"
#include "geometry/sight/free_space.h"
#include "geometry/sight/graze.h"
#include "geometry/sight/local_cone.h"
#include "geometry/sight/open_contact.h"

namespace parapet {
namespace {

struct Touch {
  const Shape* shape = nullptr;
  Stretch met;
  std::optional<Sector> sector;
};

class Tube {
 public:
  Tube(const Segment& segment, std::span<const Shape* const> touched)
      : segment_(segment), heading_(LineDirection::of(direction(segment))) {
    for (const Shape* shape : touched) {
      const std::optional<Stretch> met = stretch(segment, *shape);
      if (!met) continue;
      touches_.push_back({shape, *met, sector_of(heading_, segment.p, corners_of(*shape))});
      places_.push_back(met->enter);
      places_.push_back(met->leave);
    }
    places_.push_back(Ratio(0));
    places_.push_back(Ratio(1));
    std::sort(places_.begin(), places_.end());
    places_.erase(std::unique(places_.begin(), places_.end()), places_.end());
  }

  bool is_connected() {
    Sectors last = stretch_between(places_[0], places_[1]);
    const Sectors first = last;
    for (std::size_t i = 1; i + 1 < places_.size(); ++i) {
      if (last.arcs.empty()) return false;
      const Sectors next = stretch_between(places_[i], places_[i + 1]);
      join_past(places_[i], last, next);
      last = next;
    }
    for (std::size_t a = 0; a < first.arcs.size(); ++a) {
      for (std::size_t b = 0; b < last.arcs.size(); ++b) {
        if (root(first.number + a) == root(last.number + b)) return true;
      }
    }
    return false;
  }

 private:
  // The free sectors along one stretch, numbered on from `number`.
  struct Sectors {
    std::vector<Arc> arcs;
    std::size_t number = 0;
  };

  Sectors stretch_between(const Ratio& from, const Ratio& to) {
    std::vector<Sector> taken;
    for (const Touch& touch : touches_) {
      if (touch.sector && touch.met.enter <= from && to <= touch.met.leave) {
        taken.push_back(*touch.sector);
      }
    }
    // The ring may be cut open within a free sector: its parts meet again past the next place.
    Sectors result{gaps(heading_, taken), parents_.size()};
    for (std::size_t i = 0; i < result.arcs.size(); ++i) parents_.push_back(parents_.size());
    return result;
  }

  // Joins what hangs together past a place between two stretches.
  void join_past(const Ratio& place, const Sectors& before, const Sectors& behind) {
    std::vector<LocalCone> cones;
    for (const Touch& touch : touches_) {
      if (touch.met.enter <= place && place <= touch.met.leave) {
        if (auto cone = local_cone(*touch.shape, segment_, place)) {
          cones.push_back(std::move(*cone));
        }
      }
    }
    const FreeSpace space(cones);
    const Vec along = direction(segment_);
    std::vector<std::optional<std::size_t>> part_and_sector(space.part_count());
    const auto enter = [&](const Sectors& sectors, Vec towards) {
      for (std::size_t i = 0; i < sectors.arcs.size(); ++i) {
        const auto part = space.part_of(towards, inside(heading_, sectors.arcs[i]));
        if (!part) continue;
        if (part_and_sector[*part]) join(*part_and_sector[*part], sectors.number + i);
        part_and_sector[*part] = sectors.number + i;
      }
    };
    enter(before, -along);
    enter(behind, along);
  }

  std::size_t root(std::size_t sector) const {
    while (parents_[sector] != sector) sector = parents_[sector];
    return sector;
  }
  void join(std::size_t a, std::size_t b) { parents_[root(a)] = root(b); }

  Segment segment_;
  LineDirection heading_;
  std::vector<Touch> touches_;
  std::vector<Ratio> places_;  // where the stretches begin and end
  std::vector<std::size_t> parents_;
};

}  // namespace

bool connected_in_tube(const Segment& segment, std::span<const Shape* const> touched) {
  if (segment.p == segment.q) return can_slide_free(segment, touched);
  return Tube(segment, touched).is_connected();
}

}  // namespace parapet
