#include "scans/place/patches.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "scans/place/point_hash.h"
#include "scans/place/turn.h"

namespace parapet::scans {

namespace {

constexpr double kWhole = 0x1p+48;  // of an area; sums stay below 2^63 up to areas of 32768
constexpr std::int64_t kMiddle = std::int64_t{1} << 19;

std::int64_t whole(double value) { return static_cast<std::int64_t>(value * kWhole); }

// East, west, south, north, up, down.
std::uint64_t look_of(Vector3 n) {
  const double x = std::abs(n.x);
  const double y = std::abs(n.y);
  const double z = std::abs(n.z);
  if (z >= x && z >= y) return n.z < 0 ? 5 : 4;
  if (x >= y) return n.x < 0 ? 1 : 0;
  return n.y < 0 ? 3 : 2;
}

}  // namespace

Patches::Patches(double cell, std::size_t expected)
    : cell_(std::max(cell, 1e-5)), table_(std::bit_ceil(4 * expected + 16)) {}

void Patches::add(const Facet& facet) {
  const auto cell = [&](double at) {
    return static_cast<std::uint64_t>(kMiddle + static_cast<std::int64_t>(std::floor(at / cell_))) &
           0xFFFFF;
  };
  const Vector3 c = facet.centre;
  const std::uint64_t key =
      1 + (((cell(c.x) << 40 | cell(c.y) << 20 | cell(c.z)) << 3) | look_of(facet.normal));
  if (2 * used_ > table_.size()) grow();
  Patch& patch = patch_of(key);
  if (patch.key == 0) ++used_;
  patch.key = key;
  const double w = facet.weight;
  patch.weight += whole(w);
  const Vector3 n = facet.normal;
  const double normals[3] = {n.x, n.y, n.z};
  const double centres[3] = {c.x, c.y, c.z};
  for (int axis = 0; axis < 3; ++axis) {
    patch.area[axis] += whole(w * normals[axis]);
    patch.moment[axis] += whole(w * centres[axis]);
  }
}

std::vector<Facet> Patches::facets() const {
  std::vector<Facet> facets;
  facets.reserve(used_);
  const auto vector = [](const std::int64_t(&parts)[3], double over) {
    return Vector3{static_cast<double>(parts[0]) / over, static_cast<double>(parts[1]) / over,
                   static_cast<double>(parts[2]) / over};
  };
  for (const Patch& patch : table_) {
    if (patch.key == 0 || patch.weight <= 0) continue;
    const Vector3 area = vector(patch.area, kWhole);
    const double size = length(area);
    if (!(size > 0)) continue;
    facets.push_back(
        {vector(patch.moment, static_cast<double>(patch.weight)), (1 / size) * area, size});
  }
  return facets;
}

Patches::Patch& Patches::patch_of(std::uint64_t key) {
  std::size_t slot = mixed(key) & (table_.size() - 1);
  while (table_[slot].key != 0 && table_[slot].key != key) slot = (slot + 1) & (table_.size() - 1);
  return table_[slot];
}

void Patches::grow() {
  std::vector<Patch> old(2 * table_.size());
  old.swap(table_);
  for (const Patch& patch : old) {
    if (patch.key != 0) patch_of(patch.key) = patch;
  }
}

}  // namespace parapet::scans
