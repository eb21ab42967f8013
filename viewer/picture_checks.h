#pragma once

#include <osg/Image>
#include <string>

#include "geometry/numbers/result.h"
#include "viewer/brick_picture.h"
#include "viewer/bridge_picture.h"
#include "viewer/network_picture.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// What all pictures have in common at their beginning and their end.

// Errors: "bad-picture" for sides not within 64..8192.
Result<void> check_size(PictureSize size);

// Errors: "bad-picture" for no board, or a scale that is not positive.
Result<void> check_board(const BoardPicture& picture);

// Errors: those of check_size; "bad-picture" for nothing to see, and for a mark on what is not
// there.
Result<void> check_bricks(const BrickPicture& picture, PictureSize size);

// Errors: those of check_size; "bad-picture" for no location, a mark on what is not there, and more
// than can be drawn.
Result<void> check_network(const NetworkPicture& picture, PictureSize size);

// Errors: those of check_size; "bad-picture" for no segment, a piece of whoever or in what is not
// there, and more than can be drawn.
Result<void> check_bridge(const BridgePicture& picture, PictureSize size);

// The bytes of a PNG file, or the fault of drawing it.
Result<std::string> encoded(const Result<osg::ref_ptr<osg::Image>>& image);

}  // namespace parapet::viewer
