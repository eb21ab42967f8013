#pragma once

#include <osg/GraphicsContext>
#include <osg/ref_ptr>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// An OpenGL context without display, window or graphics device: EGL on the surfaceless platform,
// compatibility profile, realized. Draw into frame buffer objects.
// Errors: "no-graphics" names the step that failed.
Result<osg::ref_ptr<osg::GraphicsContext>> make_offscreen_context(int width, int height);

// Frame buffer objects of several samples, where the driver has them: to be called once in a
// context that is current, before the first frame.
void disown_coverage_samples(osg::GraphicsContext& context);

}  // namespace parapet::viewer
