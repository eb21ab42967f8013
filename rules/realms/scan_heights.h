#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "geometry/ground/columns.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/doubt.h"

namespace parapet::realms {

// Which scans the tops and undersides of some columns come from: those that have a triangle there
// whose highest (lowest) point over the column is that height.
class ScanHeights {
 public:
  // Looks through the terrain once, if a scan of it states an error.
  ScanHeights(const Battlefield& field, const std::set<Column>& columns);

  // Of several scans the one with the greatest error; nothing where none that states one is there.
  std::optional<ScanEnd> top(Column column, std::int64_t height) const;
  std::optional<ScanEnd> underside(Column column, std::int64_t height) const;

  // The same of whichever column.
  std::optional<ScanEnd> top(std::int64_t height) const;
  std::optional<ScanEnd> underside(std::int64_t height) const;

  // Of all columns: the scan with the greatest error that has a triangle over one.
  std::optional<ScanEnd> any() const;

 private:
  struct Stretch {
    SolidSpan span;
    std::uint32_t piece = 0;
  };

  std::optional<ScanEnd> find(Column column, std::int64_t height,
                              std::int32_t SolidSpan::*side) const;

  std::optional<ScanEnd> find(std::int64_t height, std::int32_t SolidSpan::*side) const;

  const Battlefield& field_;
  std::map<Column, std::vector<Stretch>> stretches_;
};

}  // namespace parapet::realms
