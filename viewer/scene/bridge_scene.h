#pragma once

#include <osg/Group>

#include "viewer/scene/bridge_layout.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The banks, the segments between them in the colours of their states or loads, and what stands on
// them, in soft light. `pixels` is the width of a fine line.
osg::ref_ptr<osg::Group> build_bridge_scene(const BridgePicture& picture,
                                            const BridgeLayout& layout, const SideColours& sides,
                                            const View& view, float pixels);

// The colours that the legend explains.
Colour finished_colour();
Colour unbegun_colour();
Colour current_colour();

}  // namespace parapet::viewer
