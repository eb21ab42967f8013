#include "geometry/sight/terrain_sight.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <variant>

#include "geometry/sight/graze.h"
#include "geometry/sight/mesh_sight.h"
#include "geometry/sight/voxel_sight.h"

namespace parapet {
namespace {

// The bodies that are neither triangles nor listed; `listed` ascending.
std::vector<Body> others(const std::vector<Body>& bodies,
                         const std::vector<std::uint32_t>& listed) {
  std::vector<Body> result;
  auto next = listed.begin();
  for (std::uint32_t n = 0; n < bodies.size(); ++n) {
    if (next != listed.end() && *next == n) {
      ++next;
    } else if (!std::holds_alternative<Triangle>(bodies[n].shape)) {
      result.push_back(bodies[n]);
    }
  }
  return result;
}

// What frees the line of the cells need not free it of the rest: where it touches both, and each
// alone lets it go, one slide has to do for all bodies together.
//
// The line does not meet any triangle.
bool sees_past_others(const Terrain& terrain, const Segment& segment) {
  if (!clear_by_hair(terrain.grid(), segment)) return false;
  if (terrain.rest().bodies().empty()) return true;
  if (sees(terrain.rest(), segment, SightPolicy::closed)) return true;
  if (!sees(terrain.rest(), segment, SightPolicy::hair)) return false;
  return clear_of_touch(terrain.grid(), segment) ||
         sees(terrain.scene(), segment, SightPolicy::hair);
}

// The line only touches these triangles.
bool slides_past(const Terrain& terrain, const Segment& segment,
                 const std::vector<Shape>& touched) {
  std::vector<const Shape*> shapes;
  for (const Shape& shape : touched) shapes.push_back(&shape);
  if (!can_slide_free(segment, shapes)) return false;
  const bool is_all =
      clear_of_touch(terrain.grid(), segment) &&
      (terrain.rest().bodies().empty() || sees(terrain.rest(), segment, SightPolicy::closed));
  return is_all || sees(terrain.scene(), segment, SightPolicy::hair);
}

bool sees_by_hair(const Terrain& terrain, const Segment& segment) {
  const MeshMeeting meeting = meet(terrain.triangles(), segment);
  if (meeting.crossed) return false;
  return meeting.touched.empty() ? sees_past_others(terrain, segment)
                                 : slides_past(terrain, segment, meeting.touched);
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
  parts->triangles = TriangleColumns(bodies);
  parts->rest = Scene(others(bodies, parts->in_grid));
  parts->scene = Scene(std::move(bodies));
  parts_ = std::move(parts);
}

bool sees(const Terrain& terrain, const Segment& segment, SightPolicy policy) {
  switch (policy) {
    case SightPolicy::hair:
      return sees_by_hair(terrain, segment);
    case SightPolicy::closed:
      return clear_of_touch(terrain.grid(), segment) &&
             clear_of_touch(terrain.triangles(), segment) && sees(terrain.rest(), segment, policy);
    case SightPolicy::open:  // hangs on how boxes are cut, which cells do not tell
    case SightPolicy::tube:
      break;
  }
  return sees(terrain.scene(), segment, policy);
}

void sees(const Terrain& terrain, std::span<const Segment> segments, std::span<std::uint8_t> clear,
          SightPolicy policy) {
  assert(segments.size() == clear.size());
  if (policy != SightPolicy::hair) {
    for (std::size_t n = 0; n < segments.size(); ++n) {
      clear[n] = sees(terrain, segments[n], policy);
    }
    return;
  }
  constexpr std::size_t kTogether = 1024;
  std::array<Contact, kTogether> contacts{};
  while (!segments.empty()) {
    const std::size_t count = std::min(kTogether, segments.size());
    greatest_contacts(terrain.triangles(), segments.first(count), std::span(contacts).first(count));
    for (std::size_t n = 0; n < count; ++n) {
      clear[n] = contacts[n] != Contact::crossing &&
                 (contacts[n] == Contact::apart ? sees_past_others(terrain, segments[n])
                                                : sees_by_hair(terrain, segments[n]));
    }
    segments = segments.subspan(count);
    clear = clear.subspan(count);
  }
}

}  // namespace parapet
