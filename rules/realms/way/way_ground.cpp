#include "rules/realms/way/way_ground.h"

#include <algorithm>
#include <cstdlib>

namespace parapet::realms {
namespace {

// Nothing on a board is as high or as far as this, in ticks.
constexpr std::int64_t kBeyond = std::int64_t{1} << 22;

std::int32_t capped(std::int64_t ticks) {
  return static_cast<std::int32_t>(std::clamp(ticks, std::int64_t{1}, kBeyond));
}

}  // namespace

WayRules way_rules(const PegUnits& peg, const Ratio& height, const Options& options) {
  WayRules rules;
  rules.limits = step_limits(peg, height, options);
  rules.needs.clearance = options.is("K1", "footprint") ? 1 : capped(rules.limits.clearance);
  rules.needs.level_step = capped(rules.limits.costly_rise);
  rules.wide = static_cast<int>(std::min(rules.limits.narrow, kBeyond) / kColumnSide) + 1;
  rules.climbs_over = !options.is("K3", "forbid");
  rules.passage_only = options.is("K5", "passage");
  if (options.is("K6", "base")) rules.base = ObstructionBase::base;
  if (options.is("K6", "higher")) rules.base = ObstructionBase::higher;
  rules.total_rise = options.is("K8", "total");
  rules.total_drop = options.is("K11", "total");
  rules.adds = options.is("K19", "add");
  return rules;
}

WayGround::WayGround(Footing& footing, const WayRules& rules, const WayEnd& from, const WayEnd& to,
                     std::span<const GroundBlock> blocks, const WayLeniency& leniency)
    : needs_(rules.needs), from_(from), to_(to), runs_(columns_between(from.plate, to.plate)) {
  if (leniency.through_units) blocks = {};
  for (const ColumnRun& run : runs_) {
    row_starts_.push_back(static_cast<std::uint32_t>(starts_.size()));
    for (int x = run.west; x < run.east; ++x) {
      starts_.push_back(static_cast<std::uint32_t>(nodes_.size()));
      add_column(footing.columns(), {x, run.y}, blocks);
    }
  }
  starts_.push_back(static_cast<std::uint32_t>(nodes_.size()));
  has_start_ = mark_plate(from_, &WayNode::is_start);
  has_goal_ = mark_plate(to_, &WayNode::is_goal);
  if (leniency.least_width > 0) {
    widen(footing, leniency.least_width);
  } else {
    for (WayNode& node : nodes_) node.kind = kind_of(footing, rules, node);
  }
}

void WayGround::add_column(const Columns& columns, Column column,
                           std::span<const GroundBlock> blocks) {
  const auto spans = columns.spans(column);
  for (std::uint32_t level = 0; level < spans.size(); ++level) {
    WayNode node{{column, level}, spans[level].top};
    if (level + 1 < spans.size()) node.ceiling = spans[level + 1].bottom;
    if (std::int64_t{node.ceiling} - node.top < needs_.clearance) continue;
    const bool is_taken = std::any_of(blocks.begin(), blocks.end(), [&](const GroundBlock& block) {
      return block.plate.holds(column) && block.bottom < node.top + needs_.clearance &&
             node.top < block.top;
    });
    if (!is_taken) nodes_.push_back(node);
  }
}

WayGround::Range WayGround::nodes_at(Column column) const {
  const int row = column.y - runs_.front().y;
  if (row < 0 || row >= static_cast<int>(runs_.size())) return {};
  const ColumnRun& run = runs_[static_cast<std::size_t>(row)];
  if (column.x < run.west || column.x >= run.east) return {};
  const std::size_t cell =
      row_starts_[static_cast<std::size_t>(row)] + static_cast<std::size_t>(column.x - run.west);
  return {starts_[cell], starts_[cell + 1]};
}

bool WayGround::joins(const WayNode& a, const WayNode& b) const {
  return std::int64_t{std::min(a.ceiling, b.ceiling)} - std::max(a.top, b.top) >= needs_.clearance;
}

// Marks the tops at the centre that are the space's surface, and as parts of the plate all that are
// level with them within it. Is there such a top?
bool WayGround::mark_plate(const WayEnd& end, bool WayNode::*mark) {
  const ColumnRectangle centre = middle_columns(end.plate);
  std::vector<std::uint32_t> open;
  for (int y = centre.first.y; y < centre.end().y; ++y) {
    for (int x = centre.first.x; x < centre.end().x; ++x) {
      const Range range = nodes_at({x, y});
      for (std::uint32_t n = range.begin; n < range.end; ++n) {
        if (nodes_[n].top != end.height) continue;
        nodes_[n].*mark = true;
        open.push_back(n);
      }
    }
  }
  std::vector<bool> is_known(nodes_.size(), false);
  for (const std::uint32_t n : open) is_known[n] = true;
  const bool has_centre = !open.empty();
  while (!open.empty()) {
    const std::uint32_t node = open.back();
    open.pop_back();
    nodes_[node].of_plate = true;
    each_next(node, [&](std::uint32_t next) {
      const bool is_level = std::abs(nodes_[next].top - nodes_[node].top) < needs_.level_step;
      if (is_known[next] || !is_level || !end.plate.holds(nodes_[next].at.at)) return;
      is_known[next] = true;
      open.push_back(next);
    });
  }
  return has_centre;
}

WayNodeKind WayGround::kind_of(Footing& footing, const WayRules& rules, const WayNode& node) const {
  if (node.of_plate || footing.is_wide(node.at)) return WayNodeKind::surface;
  if (!footing.is_free_square(node.at.at, node.top, rules.wide)) return WayNodeKind::closed;
  if (rules.passage_only) return WayNodeKind::surface;
  return rules.climbs_over ? WayNodeKind::obstruction : WayNodeKind::closed;
}

void WayGround::widen(const Footing& footing, int width) {
  std::vector<Foothold> tops;
  for (const WayNode& node : nodes_) tops.push_back(node.at);
  const std::vector<bool> is_wide = footing.in_level_square(tops, width);
  for (std::size_t n = 0; n < nodes_.size(); ++n) {
    if (nodes_[n].of_plate || is_wide[n]) nodes_[n].kind = WayNodeKind::surface;
  }
}

}  // namespace parapet::realms
