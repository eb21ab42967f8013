#include "rules/realms/scan_heights.h"

#include <algorithm>
#include <variant>

#include "geometry/ground/column_clip.h"
#include "geometry/numbers/division.h"

namespace parapet::realms {
namespace {

int column_of(std::int64_t ticks) { return static_cast<int>(floor_quotient(ticks, kColumnSide)); }

Point middle_of(Column column, std::int64_t height) {
  return {kColumnSide * column.x + kColumnSide / 2, kColumnSide * column.y + kColumnSide / 2,
          height};
}

}  // namespace

ScanHeights::ScanHeights(const Battlefield& field, const std::set<Column>& columns)
    : field_(field) {
  if (columns.empty() || !greatest_error(field)) return;
  Column least = *columns.begin();
  Column most = least;
  for (const Column& column : columns) {
    least = {std::min(least.x, column.x), std::min(least.y, column.y)};
    most = {std::max(most.x, column.x), std::max(most.y, column.y)};
  }
  std::vector<bool> tells(field.pieces().size(), false);
  for (const std::uint32_t scan : field.scans())
    tells[scan] = stated_error(field, scan).has_value();
  for (const Body& body : field.bodies()) {
    const auto* triangle = std::get_if<Triangle>(&body.shape);
    if (triangle == nullptr || !tells[body.piece]) continue;
    const Box box = bounds(body.shape);
    const int west = std::max(least.x, column_of(box.lo().x));
    const int east = std::min(most.x, column_of(box.hi().x));
    const int north = std::max(least.y, column_of(box.lo().y));
    const int south = std::min(most.y, column_of(box.hi().y));
    for (int y = north; y <= south; ++y) {
      for (int x = west; x <= east; ++x) {
        if (columns.count({x, y}) == 0) continue;
        if (const auto span = span_over(*triangle, {x, y})) {
          stretches_[{x, y}].push_back({*span, body.piece});
        }
      }
    }
  }
}

std::optional<ScanEnd> ScanHeights::find(Column column, std::int64_t height,
                                         std::int32_t SolidSpan::*side) const {
  const auto here = stretches_.find(column);
  if (here == stretches_.end()) return std::nullopt;
  std::optional<ScanEnd> found;
  for (const Stretch& stretch : here->second) {
    if (stretch.span.*side != height) continue;
    const bool is_more =
        !found || *stated_error(field_, found->piece) < *stated_error(field_, stretch.piece);
    if (is_more) found = ScanEnd{stretch.piece, middle_of(column, height)};
  }
  return found;
}

std::optional<ScanEnd> ScanHeights::find(std::int64_t height, std::int32_t SolidSpan::*side) const {
  std::optional<ScanEnd> found;
  for (const auto& [column, stretches] : stretches_) {
    const auto here = find(column, height, side);
    const bool is_more = here && (!found || *stated_error(field_, found->piece) <
                                                *stated_error(field_, here->piece));
    if (is_more) found = here;
  }
  return found;
}

std::optional<ScanEnd> ScanHeights::top(std::int64_t height) const {
  return find(height, &SolidSpan::top);
}

std::optional<ScanEnd> ScanHeights::underside(std::int64_t height) const {
  return find(height, &SolidSpan::bottom);
}

std::optional<ScanEnd> ScanHeights::top(Column column, std::int64_t height) const {
  return find(column, height, &SolidSpan::top);
}

std::optional<ScanEnd> ScanHeights::underside(Column column, std::int64_t height) const {
  return find(column, height, &SolidSpan::bottom);
}

std::optional<ScanEnd> ScanHeights::any() const {
  std::optional<ScanEnd> found;
  for (const auto& [column, stretches] : stretches_) {
    for (const Stretch& stretch : stretches) {
      const bool is_more =
          !found || *stated_error(field_, found->piece) < *stated_error(field_, stretch.piece);
      if (is_more) found = ScanEnd{stretch.piece, middle_of(column, stretch.span.top)};
    }
  }
  return found;
}

}  // namespace parapet::realms
