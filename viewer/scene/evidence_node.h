#pragma once

#include <optional>
#include <vector>

#include "viewer/evidence.h"
#include "viewer/meshes.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// Ends of a line, in the world.
struct LineEnds {
  osg::Vec3d from;
  osg::Vec3d to;
  osg::Vec3d at(double t) const { return from + (to - from) * t; }
};

LineEnds ends_of(const mayhem::SightLine& line, const Frame& frame, double eye_height);

// Where it was decided: on the line if there is a parameter, else at the place; or nowhere.
std::optional<osg::Vec3d> deciding_point(const Evidence& evidence, const Frame& frame);

// The shape of a thing that blocks, nothing for a blocker without place.
std::optional<Box> blocker_box(const mayhem::Blocker& blocker, const Frame& frame);

// Points on the thick line and at its ends that the picture must show.
std::vector<osg::Vec3d> vital_points(const Evidence& evidence, const Frame& frame);

// `line_width` is that of the thick line, in world units.
void build_evidence(const Evidence& evidence, const Frame& frame, double line_width,
                    EvidenceMeshes& meshes);

}  // namespace parapet::viewer
