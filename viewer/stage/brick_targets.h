#pragma once

#include <optional>

#include "viewer/scene/brick_layout.h"
#include "viewer/stage/stage.h"
#include "viewer/stage/stage_ray.h"

namespace parapet::viewer {

// What a pointer finds on a brick board, below the layout's ceiling.

// What is nearest: a unit, or a standing plate that can be seen; where no plate on the ray can be
// seen, the nearest that bricks hide.
std::optional<Pick> pick_on_bricks(const PointerRay& ray, const BrickLayout& layout);

// The nearest place of a unit, a plate or a brick.
std::optional<osg::Vec3d> surface_of_bricks(const PointerRay& ray, const BrickLayout& layout);

// The middle of a unit, or of a plate by its name, if it is shown.
std::optional<osg::Vec3d> place_on_bricks(const std::string& word, const BrickLayout& layout);

}  // namespace parapet::viewer
