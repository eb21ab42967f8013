#pragma once

#include <memory>

#include "viewer/stage/scenery.h"
#include "viewer/stage/stage_film.h"

namespace parapet::viewer {

// The drawn parts of a stage, each of which is built anew only when what it is drawn from changes,
// and the lights, which look at them only then.
class StageScene {
 public:
  StageScene();

  osg::ref_ptr<osg::Node> node() const { return root_; }        // as the eye sees it
  osg::ref_ptr<DrawnOnce> shadows() const { return shadows_; }  // to be drawn before it

  bool has_many_faces() const { return has_many_faces_; }  // so that most are small
  const Colour& background() const { return background_; }

  // `seen_as` keeps what the scenery is drawn from. Lines are as wide as suits the view.
  void show(const Scenery& scenery, std::shared_ptr<const void> seen_as, const View& view,
            double unit, const StageProgress& progress);
  void set_ghost(osg::ref_ptr<osg::Group> ghost);  // nothing: none
  void suit(const View& view, Care care);          // before it is drawn so

 private:
  struct Part {
    osg::ref_ptr<osg::Group> casters = new osg::Group;
    osg::ref_ptr<osg::Group> lit = new osg::Group;
    osg::ref_ptr<osg::Group> flat = new osg::Group;
    std::function<void(const View&, Care)> suit;
  };

  void set_up_depth_first();
  void fill(Part& part, const Layers& layers);
  void light_up(const osg::BoundingBoxd& bounds, const View& view);

  osg::ref_ptr<osg::Group> root_;
  osg::ref_ptr<DrawnOnce> shadows_;
  osg::ref_ptr<osg::Group> casters_;
  osg::ref_ptr<osg::Group> depth_first_;  // casters_ again, for their depth alone
  osg::ref_ptr<osg::Group> lit_;
  osg::ref_ptr<osg::Group> ghost_;
  Part terrain_;
  Part figures_;
  Part ruling_;
  osg::ref_ptr<osg::Group> sunlit_;  // lit_ with its light
  osg::ref_ptr<osg::Group> table_;
  bool has_many_faces_ = false;
  osg::BoundingBoxd bounds_;
  Colour background_ = colours::kTable;
  TerrainKey key_;
  std::shared_ptr<const void> terrain_seen_as_;
  std::vector<osg::ref_ptr<osg::Program>> programs_;
};

}  // namespace parapet::viewer
