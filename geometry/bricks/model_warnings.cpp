#include "geometry/bricks/model_warnings.h"

#include <cstdlib>
#include <string>

namespace parapet {
namespace {

constexpr std::size_t kMostNames = 1'000;  // in one warning

// "0.3 mm" for three ticks.
std::string millimetres(std::int64_t ticks) {
  const std::int64_t size = std::abs(ticks);
  std::string text = (ticks < 0 ? "-" : "") + std::to_string(size / 10);
  if (size % 10 != 0) text += "." + std::to_string(size % 10);
  return text + " mm";
}

std::string share_text(const GridFit& grid) {
  return std::to_string(grid.on_grid) + " of " + std::to_string(grid.parts) + " parts";
}

}  // namespace

void add_warnings(const std::vector<UnknownPart>& unknown, const std::set<ColourCode>& colours,
                  const GridFit& grid, std::vector<ModelWarning>& warnings) {
  if (!unknown.empty()) {
    std::size_t count = 0;
    std::string names;
    std::size_t named = 0;
    for (const UnknownPart& part : unknown) {
      count += part.count;
      if (++named > kMostNames) continue;
      names += (names.empty() ? "" : ", ") + part.name + " (" + std::to_string(part.count) + ")";
    }
    if (named > kMostNames) names += " and " + std::to_string(named - kMostNames) + " more names";
    warnings.push_back({"unknown-part", std::to_string(count) + " of " +
                                            std::to_string(grid.parts) +
                                            " parts have no shape, and a block of one stud stands "
                                            "for each: " +
                                            names});
  }
  if (!colours.empty()) {
    std::string codes;
    for (const ColourCode code : colours) codes += (codes.empty() ? "" : ", ") + to_string(code);
    warnings.push_back({"unknown-colour", "no colour is known for: " + codes});
  }
  if (grid.offset != Vec{}) {
    warnings.push_back({"grid-offset", "most parts (" + share_text(grid) +
                                           ") lie off the lattice of the model's "
                                           "origin, by " +
                                           millimetres(grid.offset.x) + " east, " +
                                           millimetres(grid.offset.y) + " south, " +
                                           millimetres(grid.offset.z) + " up"});
  }
  if (grid.on_grid * 2 < grid.parts) {
    warnings.push_back(
        {"few-on-grid", "only " + share_text(grid) + " stand upright on one lattice of studs"});
  }
}

}  // namespace parapet
