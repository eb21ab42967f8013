#pragma once

#include <osg/Group>
#include <set>

#include "geometry/numbers/box.h"
#include "viewer/network_looks.h"
#include "viewer/scene/brick_layout.h"
#include "viewer/scene/network_places.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// All that a picture of a network shows, in ticks: terrain, places, stops, rails.
parapet::Box extent_of(const NetworkPicture& picture, const NetworkPlaces& places);

// Sizes in ticks, of the spacing of the places.
struct NetworkSizes {
  explicit NetworkSizes(double spacing)
      : plate(spacing * 0.20), pad(spacing * 0.062), tube(spacing * 0.018), pawn(spacing * 0.17) {}

  double plate;  // radius
  double pad;    // radius, of a stop
  double tube;   // radius, of a rail that is not emphasised
  double pawn;   // height
};

// The foot of each unit on the plate of its location, those of one location round its middle.
std::vector<BrickPoint> feet_of(const NetworkPicture& picture, const NetworkPlaces& places);

// A network in three dimensions over its terrain, the table below, light and shadow.
// `terrain` is the layout of the terrain alone, in the same frame. `scale` is pixels for one of a
// picture of standard size.
class NetworkScene {
 public:
  NetworkScene(const NetworkPicture& picture, const NetworkPlaces& places,
               const BrickLayout& terrain, const SideColours& sides,
               const std::set<std::size_t>& glass, const View& view, double scale);

  osg::ref_ptr<osg::Group> node(const osg::Vec3d& towards_eye) const;

 private:
  osg::BoundingBoxd bounds_;
  osg::ref_ptr<osg::Group> casters_;
  osg::ref_ptr<osg::Group> lit_;
  osg::ref_ptr<osg::Group> flat_;
};

}  // namespace parapet::viewer
