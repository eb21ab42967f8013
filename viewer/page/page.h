#pragma once

#include <optional>
#include <osg/Group>
#include <osg/Texture2D>
#include <osgText/Font>
#include <vector>

#include "viewer/evidence.h"
#include "viewer/page/canvas.h"
#include "viewer/page/coordinates.h"
#include "viewer/page/map_inset.h"
#include "viewer/page/title_bar.h"
#include "viewer/picture.h"
#include "viewer/scene/figures_node.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The sheet on which everything comes together: the view of the board below the title bar, the map
// in the corner where it hides least, coordinates and labels.
class Page {
 public:
  Page(const BoardPicture& picture, const Evidence* evidence, const TerrainModel& model,
       PictureSize size, osg::ref_ptr<osgText::Font> font);

  double unit() const { return unit_; }  // a pixel of a picture of standard size
  const View& view() const { return view_; }
  const Subject& subject() const { return subject_; }

  osg::ref_ptr<osg::Group> draw(osg::Texture2D* scene, const std::vector<Tag>& tags);

 private:
  void place_map();
  double map_cost(const PageRect& map, const View& view) const;

  const BoardPicture& picture_;
  const Evidence* evidence_;
  const TerrainModel& model_;
  double unit_;
  Canvas canvas_;
  TitleText title_;
  PageRect bar_;
  PageRect window_;
  Subject subject_;
  View view_;
  std::vector<CoordinateSide> coordinates_;
  std::optional<MapInset> map_;
  PageRect map_rect_;
};

}  // namespace parapet::viewer
