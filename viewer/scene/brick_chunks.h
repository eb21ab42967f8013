#pragma once

#include <functional>
#include <memory>
#include <osg/BoundingBox>
#include <osg/Group>
#include <vector>

#include "viewer/scene/brick_terrain_node.h"
#include "viewer/scene/stud_field.h"
#include "viewer/shading.h"

namespace parapet::viewer {

// A brick board in parts of the plan, for a scene that is drawn again and again: what is beside the
// view is not drawn, what is far away with less detail.
class BrickChunks {
 public:
  // Those that stand where they stood, or those that have poses: what moves is built anew at every
  // moment, the rest is not.
  enum class Pieces { in_place, moved };

  // Told how much of it is done, from 0 to 1.
  using Progress = std::function<void(double share)>;

  BrickChunks(const BrickLayout& layout, const BrickLook& look, Pieces pieces,
              const Progress& progress);

  osg::ref_ptr<osg::Group> casters() const { return casters_; }
  osg::ref_ptr<osg::Group> lit() const { return lit_; }
  osg::ref_ptr<osg::Group> flat() const { return flat_; }

  // Chooses the detail for a view.
  void suit(const View& view, Care care) const;

 private:
  struct Chunk {
    osg::BoundingBoxd bounds;
    std::shared_ptr<StudField> studs;  // may be null
    osg::ref_ptr<osg::Node> fine;      // faces of meshes; may be null
    osg::ref_ptr<osg::Node> coarse;    // what is drawn for them from afar
    osg::ref_ptr<osg::Node> outlines;  // may be null
  };

  void add(const BrickLayout& layout, const BrickLook& look,
           const std::vector<std::size_t>& bodies);
  void add_sheets(const osg::Geode& faces, Chunk& chunk);

  osg::ref_ptr<osg::Group> casters_ = new osg::Group;
  osg::ref_ptr<osg::Group> lit_ = new osg::Group;
  osg::ref_ptr<osg::Group> flat_ = new osg::Group;
  std::vector<Chunk> chunks_;
};

}  // namespace parapet::viewer
