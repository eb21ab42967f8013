#include "scans/terrain/space_proposal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>

#include "geometry/ground/column_rectangle.h"
#include "geometry/numbers/division.h"

namespace parapet::scans {
namespace {

constexpr int kMostSpacesEachWay = 256;
constexpr std::size_t kMostExtra = 1000;
constexpr double kColumnMillimetres = static_cast<double>(kColumnSide) / 10;

std::string in_tenths(double millimetres) {
  const auto tenths = std::llround(10 * std::abs(millimetres));
  return (millimetres < 0 ? "-" : "") + std::to_string(tenths / 10) + "." +
         std::to_string(tenths % 10);
}

// A place that a proposed space's plate stands on.
struct Stand {
  std::uint32_t surface = 0;
  ColumnRectangle plate;
  std::uint32_t top = 0;  // under its middle

  friend bool operator<(const Stand& a, const Stand& b) {
    return std::tuple(a.surface, a.plate.first, a.top) <
           std::tuple(b.surface, b.plate.first, b.top);
  }
};

class Proposal {
 public:
  Proposal(const StandingGround& ground, const WaysRequest& request)
      : ground_(ground), request_(request), is_reached_(ground.surfaces().size(), false) {
    result_.spaces.plate = request.plate;
  }

  void lay_grid(const std::optional<LatticeFit>& lattice) {
    SpaceProposal& spaces = result_.spaces;
    spaces.pitch = request_.pitch;
    if (lattice && lattice->pitch_mm > 0) follow(*lattice);
    const Column first = ground_.columns().first();
    const Column end = ground_.columns().end();
    for (;; spaces.pitch *= 2) {
      place(0, first.x, end.x);
      place(1, first.y, end.y);
      if (std::max(spaces.count[0], spaces.count[1]) <= kMostSpacesEachWay) break;
      tell("grid", "The terrain is too large for spaces " + std::to_string(spaces.pitch) +
                       " columns apart: twice as far was taken.");
    }
    for (int y = 0; y < spaces.count[1]; ++y) {
      for (int x = 0; x < spaces.count[0]; ++x) {
        stand({{spaces.at[0] + x * spaces.pitch, spaces.at[1] + y * spaces.pitch},
               spaces.plate[0],
               spaces.plate[1]});
      }
    }
    tell("grid", std::to_string(spaces.count[0]) + " x " + std::to_string(spaces.count[1]) +
                     " spaces, " + in_tenths(spaces.pitch * kColumnMillimetres) +
                     " mm apart, lie over the terrain.");
  }

  void add_extra() {
    const int side = std::min(request_.plate[0], request_.plate[1]);
    std::size_t left_out = 0;
    for (std::uint32_t n = 0; n < ground_.surfaces().size(); ++n) {
      if (is_reached_[n]) continue;
      if (result_.spaces.extra.size() == kMostExtra) {
        ++left_out;
        continue;
      }
      const GroundSurface& surface = ground_.surfaces()[n];
      const Column at = ground_.tops()[middle_square(surface, side)].at;
      const bool narrow = is_narrow(surface, {0, 0, side});
      result_.spaces.extra.push_back(
          {(narrow ? "ledge-" : "place-") + std::to_string(n + 1), {at.x, at.y}, {side, side}});
      stand({at, side, side});
    }
    if (left_out > 0) {
      tell("extra-spaces", std::to_string(left_out) +
                               " more places to stand on got no space: a board has " +
                               std::to_string(kMostExtra) + " beside its grid at most.");
    }
    if (result_.spaces.extra.empty()) return;
    tell("extra-spaces", std::to_string(result_.spaces.extra.size()) +
                             " spaces were added where one can stand and no space of the grid "
                             "does.");
  }

  void link(const std::vector<Climb>& stairs) {
    std::sort(stands_.begin(), stands_.end());
    std::size_t unlinked = 0;
    for (const Climb& climb : stairs) {
      if (climb.steps < 2) continue;  // a single step needs no stair
      const std::optional<Stand> from = nearest(climb.from, climb.foot);
      const std::optional<Stand> to = nearest(climb.to, climb.head);
      if (from && to && are_beside(*from, *to)) {
        result_.spaces.stairs.push_back({place_mm(*from), place_mm(*to)});
      } else {
        ++unlinked;
      }
    }
    if (!result_.spaces.stairs.empty() || unlinked > 0) {
      tell("stair-links", std::to_string(result_.spaces.stairs.size()) +
                              " stairs join spaces beside each other; " + std::to_string(unlinked) +
                              " are walked step by step, because they are longer.");
    }
  }

  ProposedSpaces take() { return std::move(result_); }

 private:
  void tell(std::string name, std::string text) {
    result_.steps.push_back({std::move(name), std::move(text), false, {}});
  }

  // As many whole columns as come nearest to squares of the lattice, at least the pitch asked for.
  void follow(const LatticeFit& lattice) {
    SpaceProposal& spaces = result_.spaces;
    const double asked = request_.pitch * kColumnMillimetres;
    const double squares = std::max(1.0, std::ceil(asked / lattice.pitch_mm - 1e-6));
    const double wanted = squares * lattice.pitch_mm;
    spaces.pitch = std::max(1, static_cast<int>(std::lround(wanted / kColumnMillimetres)));
    const double drift = spaces.pitch * kColumnMillimetres - wanted;
    std::string text =
        "Spaces follow the lattice (" + lattice.name + "): " + in_tenths(wanted) + " mm apart.";
    if (std::abs(drift) > 0.05) {
      text += " Spaces lie on columns of 4 mm, so each is " + in_tenths(drift) +
              " mm further off the lattice than the one before.";
    }
    tell("lattice-grid", text);
  }

  void place(std::size_t axis, int first, int end) {
    SpaceProposal& spaces = result_.spaces;
    const int plate = spaces.plate[axis];
    const int inset = std::max(0, (spaces.pitch - plate) / 2);
    const int number = -floor_quotient(inset - first, spaces.pitch);
    spaces.at[axis] = number * spaces.pitch + inset;
    const int room = end - plate - spaces.at[axis];
    spaces.count[axis] = room < 0 ? 1 : room / spaces.pitch + 1;
    // Ground too small for a square of the lattice has one space in its middle.
    if (room < 0) spaces.at[axis] = floor_quotient(first + end - plate, 2);
  }

  // Notes which surfaces the tops under the middle of the plate belong to.
  void stand(const ColumnRectangle& plate) {
    const ColumnRectangle middle = middle_columns(plate);
    std::vector<std::uint32_t> found;
    for (int y = middle.first.y; y < middle.end().y; ++y) {
      for (int x = middle.first.x; x < middle.end().x; ++x) {
        const auto [first, end] = ground_.tops_at({x, y});
        for (std::uint32_t n = first; n < end; ++n) {
          const std::uint32_t surface = ground_.tops()[n].surface;
          if (surface == kNoTop) continue;
          if (std::find(found.begin(), found.end(), surface) != found.end()) continue;
          found.push_back(surface);
          is_reached_[surface] = true;
          stands_.push_back({surface, plate, n});
        }
      }
    }
  }

  // Of the level squares in the surface, the one nearest to the middle of all it has.
  std::uint32_t middle_square(const GroundSurface& surface, int side) const {
    std::int64_t x = 0;
    std::int64_t y = 0;
    const auto count = static_cast<std::int64_t>(surface.tops.size());
    for (const std::uint32_t top : surface.tops) {
      x += ground_.tops()[top].at.x;
      y += ground_.tops()[top].at.y;
    }
    std::uint32_t best = kNoTop;
    std::int64_t best_distance = 0;
    for (const std::uint32_t top : surface.tops) {
      if (ground_.square_from(top) < static_cast<std::uint32_t>(side)) continue;
      const Column at = ground_.tops()[top].at;
      const std::int64_t off_x = at.x + (side - 1) / 2 - floor_quotient(x, count);
      const std::int64_t off_y = at.y + (side - 1) / 2 - floor_quotient(y, count);
      const std::int64_t distance = off_x * off_x + off_y * off_y;
      if (best == kNoTop || distance < best_distance) {
        best = top;
        best_distance = distance;
      }
    }
    return best;
  }

  std::optional<Stand> nearest(std::uint32_t surface, std::uint32_t top) const {
    const Column at = ground_.tops()[top].at;
    std::optional<Stand> best;
    std::int64_t best_distance = 0;
    for (auto stand = std::lower_bound(
             stands_.begin(), stands_.end(), surface,
             [](const Stand&one, std::uint32_t wanted) { return one.surface < wanted; });
         stand != stands_.end() && stand->surface == surface; ++stand) {
      const Point2 middle = middle_of(stand->plate);
      const std::int64_t x = middle.x - (at.x * kColumnSide + kColumnSide / 2);
      const std::int64_t y = middle.y - (at.y * kColumnSide + kColumnSide / 2);
      const std::int64_t distance = x * x + y * y;
      if (best && distance >= best_distance) continue;
      best = *stand;
      best_distance = distance;
    }
    return best;
  }

  // No further apart than two spaces of the grid that have a corner in common.
  bool are_beside(const Stand& from, const Stand& to) const {
    const Point2 one = middle_of(from.plate);
    const Point2 other = middle_of(to.plate);
    const std::int64_t reach = result_.spaces.pitch * kColumnSide;
    return one != other && std::abs(one.x - other.x) <= reach && std::abs(one.y - other.y) <= reach;
  }

  std::array<double, 3> place_mm(const Stand& stand) const {
    const Point2 middle = middle_of(stand.plate);
    return {static_cast<double>(middle.x) / 10, static_cast<double>(middle.y) / 10,
            static_cast<double>(ground_.tops()[stand.top].height) / 10};
  }

  const StandingGround& ground_;
  const WaysRequest& request_;
  std::vector<bool> is_reached_;
  std::vector<Stand> stands_;
  ProposedSpaces result_;
};

}  // namespace

ProposedSpaces propose_spaces(const StandingGround& ground, const std::vector<Climb>& stairs,
                              const std::optional<LatticeFit>& lattice,
                              const WaysRequest& request) {
  Proposal proposal(ground, request);
  if (ground.columns().span_count() == 0) return proposal.take();
  proposal.lay_grid(lattice);
  proposal.add_extra();
  proposal.link(stairs);
  return proposal.take();
}

}  // namespace parapet::scans
