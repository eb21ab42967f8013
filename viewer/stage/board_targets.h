#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/pieces.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/stage/stage.h"
#include "viewer/stage/stage_ray.h"

namespace parapet::viewer {

// What a pointer finds on a tile board.

// A unit, vehicle, device or object, as upright pillars about its looks.
struct BoardTarget {
  std::string id;
  Space space;
  std::vector<Pillar> pillars;  // at least one

  osg::Vec3d middle() const {
    return pillars.front().foot + osg::Vec3d(0, 0, pillars.front().height / 2);
  }
};

// Of those that stand on what the model shows.
std::vector<BoardTarget> targets_of(const mayhem::Pieces& pieces, const TerrainModel& model);

// What is nearest: a target, or the floor of a space. Walls do not count, but a floor or a target
// hides what is behind it.
std::optional<Pick> pick_on_board(const PointerRay& ray, const Board& board,
                                  const TerrainModel& model,
                                  const std::vector<BoardTarget>& targets);

// The nearest place of floor, target, wall or of the ground below the board.
std::optional<osg::Vec3d> surface_of_board(const PointerRay& ray, const Board& board,
                                           const TerrainModel& model,
                                           const std::vector<BoardTarget>& targets);

// The space with this name, "F7@2", if it has floor and the model shows it.
std::optional<Space> space_called(const std::string& name, const Board& board,
                                  const TerrainModel& model);

}  // namespace parapet::viewer
