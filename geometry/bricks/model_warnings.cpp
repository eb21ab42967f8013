#include "geometry/bricks/model_warnings.h"

#include <cstdlib>
#include <string>

namespace parapet {
namespace {

// Names with commas between them, and how many more there are than a warning may hold.
class NameList {
 public:
  void add(const std::string& name) {
    constexpr std::size_t kMostNames = 1'000;
    if (++count_ > kMostNames) {
      ++left_out_;
    } else {
      names_ += (names_.empty() ? "" : ", ") + name;
    }
  }
  std::string text() const {
    if (left_out_ == 0) return names_;
    return names_ + " and " + std::to_string(left_out_) + " more names";
  }

 private:
  std::string names_;
  std::size_t count_ = 0;
  std::size_t left_out_ = 0;
};

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
    NameList names;
    for (const UnknownPart& part : unknown) {
      count += part.count;
      names.add(part.name + " (" + std::to_string(part.count) + ")");
    }
    warnings.push_back({"unknown-part", std::to_string(count) + " of " +
                                            std::to_string(grid.parts) +
                                            " parts have no shape, and a block of one stud stands "
                                            "for each: " +
                                            names.text()});
  }
  if (!colours.empty()) {
    NameList codes;
    for (const ColourCode& code : colours) codes.add(to_string(code));
    warnings.push_back({"unknown-colour", "no colour is known for: " + codes.text()});
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
