#include "viewer/stage/board_targets.h"

#include <algorithm>
#include <cmath>

#include "rules/files/place_text.h"

namespace parapet::viewer {
namespace {

struct Found {
  double at = 0;
  const BoardTarget* target = nullptr;
  Space space;
};

std::optional<Found> nearest_target(const PointerRay& ray,
                                    const std::vector<BoardTarget>& targets) {
  std::optional<Found> best;
  for (const BoardTarget& target : targets) {
    for (const Pillar& pillar : target.pillars) {
      const auto at = meet(ray, pillar);
      if (at && (!best || *at < best->at)) best = Found{*at, &target, target.space};
    }
  }
  return best;
}

std::optional<Found> nearest_floor(const PointerRay& ray, const Board& board,
                                   const TerrainModel& model) {
  for (int level = model.section.top_level; level >= 1; --level) {
    const auto at = meet_floor(ray, model.frame.floor(level));
    if (!at) continue;
    const osg::Vec3d place = ray.at(*at);
    const Space space{static_cast<int>(std::floor(place.x())),
                      static_cast<int>(std::floor(-place.y())), level};
    if (!board.on_map(space.x, space.y) || !model.section.shows(space)) continue;
    if (board.floor(space)) return Found{*at, nullptr, space};
  }
  return std::nullopt;
}

std::optional<Found> nearest(const PointerRay& ray, const Board& board, const TerrainModel& model,
                             const std::vector<BoardTarget>& targets) {
  const auto floor = nearest_floor(ray, board, model);
  const auto target = nearest_target(ray, targets);
  return target && (!floor || target->at <= floor->at) ? target : floor;
}

}  // namespace

std::vector<BoardTarget> targets_of(const mayhem::Pieces& pieces, const TerrainModel& model) {
  const Frame& frame = model.frame;
  std::vector<BoardTarget> targets;
  const auto add = [&](const std::string& id, Space space, std::vector<Pillar> pillars) {
    if (model.section.shows(space)) targets.push_back({id, space, std::move(pillars)});
  };
  const auto upon = [&frame](const mayhem::Footprint& area) {
    return frame.at(area.at.x + area.width / 2.0, area.at.y + area.height / 2.0, area.at.level);
  };
  for (const mayhem::Unit& unit : pieces.units) {
    const double size = std::min(unit.footprint.width, unit.footprint.height);
    add(unit.id, unit.footprint.at, {{upon(unit.footprint), 0.34 * size, 0.97 * size}});
  }
  for (const mayhem::Vehicle& vehicle : pieces.vehicles) {
    const osg::Vec3d back = frame.middle(vehicle.back);
    const osg::Vec3d front = frame.middle(vehicle.front);
    add(vehicle.id, vehicle.back,
        {{(back + front) / 2, 0.4, 0.8}, {back, 0.4, 0.8}, {front, 0.4, 0.8}});
  }
  for (const mayhem::Device& device : pieces.devices) {
    const double size = std::min(device.footprint.width, device.footprint.height);
    add(device.id, device.footprint.at, {{upon(device.footprint), 0.44 * size, 1.2}});
  }
  for (const mayhem::Marker& marker : pieces.markers) {
    if (marker.kind != mayhem::MarkerKind::object) continue;
    const osg::Vec3d foot = frame.middle(marker.at) + osg::Vec3d(0.24, 0.24, 0);
    add(marker.id, marker.at, {{foot, 0.22, 0.4}});
  }
  return targets;
}

std::optional<Pick> pick_on_board(const PointerRay& ray, const Board& board,
                                  const TerrainModel& model,
                                  const std::vector<BoardTarget>& targets) {
  const auto found = nearest(ray, board, model, targets);
  if (!found) return std::nullopt;
  const std::string space = to_letters(found->space);
  if (found->target == nullptr) return Pick{space, false, space};
  return Pick{found->target->id, true, space};
}

std::optional<osg::Vec3d> surface_of_board(const PointerRay& ray, const Board& board,
                                           const TerrainModel& model,
                                           const std::vector<BoardTarget>& targets) {
  std::optional<double> at;
  if (const auto found = nearest(ray, board, model, targets)) at = found->at;
  for (const Barrier& barrier : model.barriers) {
    const auto wall = meet(ray, barrier.opaque_box());
    if (wall && (!at || *wall < *at)) at = wall;
  }
  if (at) return ray.at(*at);
  const auto ground = meet_floor(ray, model.frame.floor(1) - model.frame.plate());
  if (!ground) return std::nullopt;
  const osg::Vec3d place = ray.at(*ground);
  const bool is_board = board.on_map(static_cast<int>(std::floor(place.x())),
                                     static_cast<int>(std::floor(-place.y())));
  return is_board ? std::optional<osg::Vec3d>(place) : std::nullopt;
}

std::optional<Space> space_called(const std::string& name, const Board& board,
                                  const TerrainModel& model) {
  const auto space = space_from_letters(name);
  if (!space || !board.on_map(space->x, space->y) || space->level < 1) return std::nullopt;
  if (!model.section.shows(*space) || !board.floor(*space)) return std::nullopt;
  return space;
}

}  // namespace parapet::viewer
