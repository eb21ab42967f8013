#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "geometry/bricks/catalogue.h"

namespace parapet {

// Parts of one kind: a table of numbers, titles and sizes, and one function that makes a part of a
// row. A row has a `number`.
struct PartFamily {
  std::optional<CataloguePart> (*part)(std::string_view number);
  std::vector<std::string_view> (*numbers)();
};

template <const auto& rows, auto make>
constexpr PartFamily family_of() {
  return {[](std::string_view number) -> std::optional<CataloguePart> {
            for (const auto& row : rows) {
              if (row.number == number) return make(row);
            }
            return std::nullopt;
          },
          [] {
            std::vector<std::string_view> numbers;
            for (const auto& row : rows) numbers.push_back(row.number);
            return numbers;
          }};
}

// Each in the file of its name.
std::vector<PartFamily> plain_families();     // bricks, plates, tiles, baseplates: single blocks
std::vector<PartFamily> corner_families();    // seen from above: corners, cut corners, wedges
std::vector<PartFamily> slope_families();     // slopes, upright and inverted
std::vector<PartFamily> roof_families();      // corners, ends and valleys of slopes; wedges
std::vector<PartFamily> arch_families();      // arches and curved tops
std::vector<PartFamily> round_families();     // round bricks, plates, tiles, cones, columns
std::vector<PartFamily> wall_families();      // panels, window and door frames
std::vector<PartFamily> ornament_families();  // fences, stairs, ladders, parts of one kind only

}  // namespace parapet
