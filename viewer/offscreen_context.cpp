#include "viewer/offscreen_context.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <osg/GLExtensions>
#include <osgViewer/GraphicsWindow>
#include <string>

#include "viewer/failure.h"

namespace parapet::viewer {
namespace {

EGLDisplay surfaceless_display() {
  const auto get_display = reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(
      eglGetProcAddress("eglGetPlatformDisplayEXT"));
  if (get_display == nullptr) return EGL_NO_DISPLAY;
  return get_display(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
}

class EglContext : public osgViewer::GraphicsWindow {
 public:
  explicit EglContext(Traits* traits) {
    _traits = traits;
    failed_step_ = open();
    if (!failed_step_.empty()) return;
    setState(new osg::State);
    getState()->setGraphicsContext(this);
    getState()->setContextID(osg::GraphicsContext::createNewContextID());
    getEventQueue()->syncWindowRectangleWithGraphicsContext();
  }

  const std::string& failed_step() const { return failed_step_; }

  bool valid() const override { return failed_step_.empty(); }
  bool realizeImplementation() override { return realized_ = valid(); }
  bool isRealizedImplementation() const override { return realized_; }
  bool makeCurrentImplementation() override {
    return eglMakeCurrent(display_, surface_, surface_, context_) == EGL_TRUE;
  }
  bool releaseContextImplementation() override {
    return eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT) == EGL_TRUE;
  }
  void closeImplementation() override {
    realized_ = false;
    if (display_ == EGL_NO_DISPLAY) return;
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    if (context_ != EGL_NO_CONTEXT) eglDestroyContext(display_, context_);
    if (surface_ != EGL_NO_SURFACE) eglDestroySurface(display_, surface_);
    context_ = EGL_NO_CONTEXT;
    surface_ = EGL_NO_SURFACE;
  }
  void swapBuffersImplementation() override {}
  void grabFocus() override {}
  void grabFocusIfPointerInWindow() override {}
  void raiseWindow() override {}

 protected:
  ~EglContext() override { close(true); }

 private:
  // Empty, or the step that failed.
  std::string open() {
    display_ = surfaceless_display();
    if (display_ == EGL_NO_DISPLAY) return "EGL has no surfaceless platform";
    if (eglInitialize(display_, nullptr, nullptr) != EGL_TRUE) return "EGL does not start";
    if (eglBindAPI(EGL_OPENGL_API) != EGL_TRUE) return "EGL has no OpenGL";
    const EGLint wanted[] = {EGL_SURFACE_TYPE,
                             EGL_PBUFFER_BIT,
                             EGL_RENDERABLE_TYPE,
                             EGL_OPENGL_BIT,
                             EGL_RED_SIZE,
                             8,
                             EGL_GREEN_SIZE,
                             8,
                             EGL_BLUE_SIZE,
                             8,
                             EGL_ALPHA_SIZE,
                             8,
                             EGL_DEPTH_SIZE,
                             24,
                             EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (eglChooseConfig(display_, wanted, &config, 1, &count) != EGL_TRUE || count == 0) {
      return "EGL has no format with 8-bit colours and 24-bit depth";
    }
    const EGLint size[] = {EGL_WIDTH, _traits->width, EGL_HEIGHT, _traits->height, EGL_NONE};
    surface_ = eglCreatePbufferSurface(display_, config, size);
    context_ = eglCreateContext(display_, config, EGL_NO_CONTEXT, nullptr);
    return context_ == EGL_NO_CONTEXT ? "EGL makes no OpenGL context" : "";
  }

  EGLDisplay display_ = EGL_NO_DISPLAY;
  EGLContext context_ = EGL_NO_CONTEXT;
  EGLSurface surface_ = EGL_NO_SURFACE;
  std::string failed_step_;
  bool realized_ = false;
};

}  // namespace

// GLVND answers with a stub for any name, so OpenSceneGraph believes in NVIDIA's coverage samples,
// calls them, and quietly draws without anti-aliasing.
void disown_coverage_samples(osg::GraphicsContext& context) {
  osg::GLExtensions* extensions =
      osg::GLExtensions::Get(context.getState()->getContextID(), /*createIfNotInitalized=*/true);
  extensions->glRenderbufferStorageMultisampleCoverageNV = nullptr;
}

Result<osg::ref_ptr<osg::GraphicsContext>> make_offscreen_context(int width, int height) {
  osg::ref_ptr<osg::GraphicsContext::Traits> traits = new osg::GraphicsContext::Traits;
  traits->width = width;
  traits->height = height;
  traits->red = traits->green = traits->blue = traits->alpha = 8;
  traits->depth = 24;
  traits->doubleBuffer = false;
  osg::ref_ptr<EglContext> context = new EglContext(traits);
  if (context->valid() && context->realize() && context->makeCurrent()) {
    disown_coverage_samples(*context);
    context->releaseContext();
    return osg::ref_ptr<osg::GraphicsContext>(context);
  }
  return failure("no-graphics", "",
                 context->valid() ? "the OpenGL context cannot be used" : context->failed_step(),
                 "EGL with OpenGL, as in Mesa (packages libegl1 and libgl1-mesa-dri)");
}

}  // namespace parapet::viewer
