#pragma once

#include <osg/Image>
#include <osg/Node>
#include <osg/Texture2D>

#include "geometry/numbers/result.h"
#include "viewer/picture.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// A scene drawn to a texture before the page is.
struct SceneTexture {
  osg::ref_ptr<osg::Node> node;  // to be put beside the page
  osg::ref_ptr<osg::Texture2D> texture;
};

SceneTexture draw_to_texture(osg::Node* scene, const View& view);

// Draws the page, in pixels, with whatever has to be drawn before it. Errors: "no-graphics".
Result<osg::ref_ptr<osg::Image>> render_page(osg::Node* page, PictureSize size);

// An image of four bytes a pixel as one of three.
osg::ref_ptr<osg::Image> without_transparency(const osg::Image& image);

}  // namespace parapet::viewer
