#include "rules/realms/step/step_doubt.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "rules/realms/nearest_doubt.h"
#include "rules/realms/scan_heights.h"

namespace parapet::realms {
namespace {

using End = std::optional<ScanEnd>;

// The columns of a way, and those beside it as far as it is wide.
std::set<Column> columns_of(const Way& way, int beside) {
  std::set<Column> columns;
  for (const WayNode& node : way.nodes) {
    for (int y = -beside; y <= beside; ++y) {
      for (int x = -beside; x <= beside; ++x) {
        columns.insert({node.at.at.x + x, node.at.at.y + y});
      }
    }
  }
  return columns;
}

class StepDoubts {
 public:
  StepDoubts(const StepTerrain& terrain, const StepLedger& ledger, const StepProfile& profile,
             const Way& way)
      : terrain_(terrain),
        ledger_(ledger),
        profile_(profile),
        way_(way),
        heights_(terrain.field, columns_of(way, 0)),
        nearest_(terrain.field) {}

  std::optional<Doubt> find() {
    const Ratio two(2);
    const Ratio& height = terrain_.climber.height;
    const Ratio& rise = terrain_.peg.rise;
    add_changes(1, ledger_.step_up, terrain_.options.is("K8", "total"), {two, height});
    if (ledger_.step_down > 0 && !terrain_.climber.flies) {
      add_changes(-1, ledger_.step_down, terrain_.options.is("K11", "total"), {height});
    }
    add_obstructions({two, height});
    if (profile_.width) add_width(two);
    if (terrain_.options.is("K1", "box")) {
      for (const WayNode& node : way_.nodes) {
        if (node.ceiling == std::numeric_limits<std::int32_t>::max()) continue;
        nearest_.add(std::int64_t{node.ceiling} - node.top, height, rise, DoubtKind::height,
                     heights_.top(node.at.at, node.top),
                     heights_.underside(node.at.at, node.ceiling));
      }
    }
    return nearest_.nearest();
  }

 private:
  // The scan that a height of the way is of; of several the one with the greatest error.
  End end_at(std::int64_t height) const {
    End found;
    for (const WayNode& node : way_.nodes) {
      if (node.top != height) continue;
      const End here = heights_.top(node.at.at, height);
      const bool is_more = here && (!found || *stated_error(terrain_.field, found->piece) <
                                                  *stated_error(terrain_.field, here->piece));
      if (is_more) found = here;
    }
    return found;
  }

  void add_heights(std::int64_t low, std::int64_t high, const std::vector<Ratio>& limits) {
    for (const Ratio& limit : limits) {
      nearest_.add(high - low, limit, terrain_.peg.rise, DoubtKind::height, end_at(low),
                   end_at(high));
    }
  }

  // Every pair of surfaces between which the way changes by so much, upwards or downwards.
  void add_changes(int sign, std::int64_t change, bool total, const std::vector<Ratio>& limits) {
    const std::vector<std::int64_t>& surfaces = profile_.surfaces;
    for (std::size_t n = 1; n < surfaces.size(); ++n) {
      for (std::size_t k = total ? 0 : n - 1; k < n; ++k) {
        if (sign * (surfaces[n] - surfaces[k]) != change) continue;
        const auto [low, high] = std::minmax(surfaces[n], surfaces[k]);
        add_heights(low, high, limits);
      }
    }
  }

  // Likewise of the tops climbed over and what they are measured from.
  void add_obstructions(const std::vector<Ratio>& limits) {
    for (const Obstruction& obstruction : profile_.obstructions) {
      const std::int64_t from = obstruction.top - ledger_.obstruction;
      const auto& surfaces = profile_.surfaces;
      if (std::find(surfaces.begin(), surfaces.end(), from) == surfaces.end()) continue;
      add_heights(from, obstruction.top, limits);
    }
  }

  void add_width(const Ratio& limit) {
    const int beside = static_cast<int>(*profile_.width / kColumnSide) + 1;
    const End side = ScanHeights(terrain_.field, columns_of(way_, beside)).any();
    nearest_.add(*profile_.width, limit, terrain_.peg.run, DoubtKind::width, side, side);
  }

  const StepTerrain& terrain_;
  const StepLedger& ledger_;
  const StepProfile& profile_;
  const Way& way_;
  ScanHeights heights_;
  NearestDoubt nearest_;
};

}  // namespace

std::optional<Doubt> step_doubt(const StepTerrain& terrain, const StepLedger& ledger,
                                const StepProfile& profile, const Way& way) {
  if (!greatest_error(terrain.field)) return std::nullopt;
  return StepDoubts(terrain, ledger, profile, way).find();
}

std::optional<Doubt> room_doubt(const StepTerrain& terrain, SpaceId where) {
  const Surface& surface = terrain.field.surface(where);
  if (!surface.ceiling || !greatest_error(terrain.field)) return std::nullopt;
  const std::int64_t room = std::int64_t{*surface.ceiling} - surface.height;
  if (room >= terrain.rules.needs.clearance) return std::nullopt;
  std::set<Column> columns;
  const ColumnRectangle& plate = terrain.field.spots()[where.spot].plate;
  for (int y = plate.first.y; y < plate.end().y; ++y) {
    for (int x = plate.first.x; x < plate.end().x; ++x) columns.insert({x, y});
  }
  const ScanHeights heights(terrain.field, columns);
  NearestDoubt nearest(terrain.field);
  nearest.add(room, terrain.climber.height, terrain.peg.rise, DoubtKind::height,
              heights.top(surface.height), heights.underside(*surface.ceiling));
  return nearest.nearest();
}

}  // namespace parapet::realms
