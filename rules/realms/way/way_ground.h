#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "geometry/ground/footing.h"
#include "geometry/ground/plate_hull.h"
#include "rules/options.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/spaces.h"
#include "rules/realms/step/step_limits.h"

namespace parapet::realms {

// OPT-K6: from where the height of an obstruction is measured.
enum class ObstructionBase : std::uint8_t { leaving, base, higher };

// All that decides about ways for one mover: its limits, in ticks, and the options.
struct WayRules {
  StepLimits limits;
  FootingNeeds needs;         // OPT-K1 `footprint`: any clearance will do
  int wide = 1;               // columns in a row that are wide enough (COR-OBS-3)
  bool climbs_over = true;    // OPT-K3
  bool passage_only = false;  // OPT-K5
  ObstructionBase base = ObstructionBase::leaving;
  bool total_rise = false;  // OPT-K8
  bool total_drop = false;  // OPT-K11
  bool adds = false;        // OPT-K19
};

WayRules way_rules(const PegUnits& peg, const Ratio& height, const Options& options);

// One end of a way: a space's plate and the height of its surface.
struct WayEnd {
  ColumnRectangle plate;
  std::int32_t height = 0;
};

enum class WayNodeKind : std::uint8_t {
  closed,       // neither to stand on nor to climb over
  surface,      // a figure could stand on it, or it is of a space's own plate
  obstruction,  // a top to climb over
};

// A top on the way.
struct WayNode {
  Foothold at;
  std::int32_t top = 0;
  std::int32_t ceiling = std::numeric_limits<std::int32_t>::max();
  WayNodeKind kind = WayNodeKind::closed;
  bool of_plate = false;
  bool is_start = false;
  bool is_goal = false;
};

// What is left out to find out why there is no way.
struct WayLeniency {
  int least_width = 0;         // more than 0: so many columns are wide enough
  bool through_units = false;  // units are not in the way
};

// The tops between two spaces (rules-realms.md `Path`): those of the columns in the hull of the
// plates that have the clearance and that no unit stands on, and what each is on the way.
class WayGround {
 public:
  WayGround(Footing& footing, const WayRules& rules, const WayEnd& from, const WayEnd& to,
            std::span<const GroundBlock> blocks, const WayLeniency& leniency = {});

  const std::vector<WayNode>& nodes() const { return nodes_; }

  // Visits the numbers of the nodes of the four next columns whose free stretch has the clearance
  // in common with the node's.
  template <class Visit>
  void each_next(std::uint32_t node, const Visit& visit) const {
    const Column at = nodes_[node].at.at;
    for (const Column next : {Column{at.x - 1, at.y}, Column{at.x + 1, at.y},
                              Column{at.x, at.y - 1}, Column{at.x, at.y + 1}}) {
      const Range range = nodes_at(next);
      for (std::uint32_t other = range.begin; other < range.end; ++other) {
        if (joins(nodes_[node], nodes_[other])) visit(other);
      }
    }
  }

  const WayEnd& from() const { return from_; }
  const WayEnd& to() const { return to_; }
  bool has_start() const { return has_start_; }
  bool has_goal() const { return has_goal_; }

 private:
  struct Range {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
  };

  Range nodes_at(Column column) const;
  bool joins(const WayNode& a, const WayNode& b) const;
  void add_column(const Columns& columns, Column column, std::span<const GroundBlock> blocks);
  bool mark_plate(const WayEnd& end, bool WayNode::*mark);
  WayNodeKind kind_of(Footing& footing, const WayRules& rules, const WayNode& node) const;
  void widen(const Footing& footing, int width);

  FootingNeeds needs_;
  WayEnd from_;
  WayEnd to_;
  std::vector<ColumnRun> runs_;
  std::vector<std::uint32_t> row_starts_;  // of each run, in starts_
  std::vector<std::uint32_t> starts_;      // of each column, in nodes_
  std::vector<WayNode> nodes_;
  bool has_start_ = false;
  bool has_goal_ = false;
};

}  // namespace parapet::realms
