#include "viewer/stage/brick_storeys.h"

#include <set>

namespace parapet::viewer {
namespace {

constexpr double kBrick = 96;      // ticks: as thick as a floor may be
constexpr double kHeadroom = 480;  // over the last floors
constexpr double kLeastRise = 4 * kBrick;
constexpr std::size_t kMost = 8;

// The lowest floor of each storey, with so much from one to the next.
std::vector<double> feet_of(const std::set<double>& floors, double rise) {
  std::vector<double> feet;
  for (const double height : floors) {
    if (feet.empty() || height >= feet.back() + rise) feet.push_back(height);
  }
  return feet;
}

}  // namespace

std::vector<Storey> storeys_of(const std::vector<BrickSpace>& spaces) {
  std::set<double> floors;
  for (const BrickSpace& space : spaces) floors.insert(space.height);
  if (floors.empty()) return {};
  double rise = kLeastRise;
  std::vector<double> feet = feet_of(floors, rise);
  while (feet.size() > kMost) {
    rise += kBrick;
    feet = feet_of(floors, rise);
  }
  std::vector<Storey> storeys;
  for (std::size_t n = 0; n < feet.size(); ++n) {
    const bool is_last = n + 1 == feet.size();
    const double ceiling = is_last ? *floors.rbegin() + kHeadroom : feet[n + 1] - kBrick - 1;
    storeys.push_back({"Storey " + std::to_string(n + 1), ceiling});
  }
  return storeys;
}

}  // namespace parapet::viewer
