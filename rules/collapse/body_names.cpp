#include "rules/collapse/body_names.h"

#include <set>

namespace parapet::collapse {

std::vector<std::string> body_names(const std::vector<TerrainEntry>& terrain,
                                    const physics::Collapse& collapse) {
  std::set<std::string> taken;
  for (const TerrainEntry& entry : terrain) taken.insert(entry.body);
  std::vector<std::string> names;
  std::size_t number = 0;
  for (std::size_t n = 0; n < collapse.fallen.size(); ++n) {
    std::string name;
    do {
      name = "b" + std::to_string(++number);
    } while (taken.count(name) != 0);
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace parapet::collapse
