#include "geometry/sight/terrain_sight.h"

#include <algorithm>
#include <utility>

#include "geometry/sight/voxel_sight.h"

namespace parapet {
namespace {

// The bodies that are not listed; `listed` ascending.
std::vector<Body> others(const std::vector<Body>& bodies,
                         const std::vector<std::uint32_t>& listed) {
  std::vector<Body> result;
  result.reserve(bodies.size() - listed.size());
  auto next = listed.begin();
  for (std::uint32_t n = 0; n < bodies.size(); ++n) {
    if (next != listed.end() && *next == n) {
      ++next;
    } else {
      result.push_back(bodies[n]);
    }
  }
  return result;
}

// What frees the line of the cells need not free it of the rest: where it touches both, and each
// alone lets it go, one slide has to do for all bodies together.
bool sees_by_hair(const Terrain& terrain, const Segment& segment) {
  if (!clear_by_hair(terrain.grid(), segment)) return false;
  if (terrain.rest().bodies().empty()) return true;
  if (sees(terrain.rest(), segment, SightPolicy::closed)) return true;
  if (!sees(terrain.rest(), segment, SightPolicy::hair)) return false;
  return clear_of_touch(terrain.grid(), segment) ||
         sees(terrain.scene(), segment, SightPolicy::hair);
}

}  // namespace

Terrain::Terrain(std::vector<Body> bodies, const CellLattice& lattice) {
  auto parts = std::make_shared<Parts>();
  Result<VoxelModel> model = VoxelModel::of(bodies, lattice);
  if (model) {
    parts->grid = std::move(model->grid);
    parts->in_grid = std::move(model->taken);
  } else {
    parts->grid_refused = std::move(model.error());
  }
  parts->rest = Scene(others(bodies, parts->in_grid));
  parts->scene = Scene(std::move(bodies));
  parts_ = std::move(parts);
}

bool sees(const Terrain& terrain, const Segment& segment, SightPolicy policy) {
  switch (policy) {
    case SightPolicy::hair:
      return sees_by_hair(terrain, segment);
    case SightPolicy::closed:
      return clear_of_touch(terrain.grid(), segment) && sees(terrain.rest(), segment, policy);
    case SightPolicy::open:  // hangs on how boxes are cut, which cells do not tell
    case SightPolicy::tube:
      break;
  }
  return sees(terrain.scene(), segment, policy);
}

}  // namespace parapet
