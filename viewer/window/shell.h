#pragma once

#include <memory>
#include <osg/Image>
#include <osgGA/EventQueue>
#include <osgViewer/GraphicsWindow>
#include <osgViewer/Viewer>
#include <string>

#include "geometry/numbers/result.h"
#include "viewer/window/content.h"
#include "viewer/window/input_reader.h"

namespace parapet::viewer {

// A window around a content: brings it what people do, and draws it when it looks other than
// before. While nothing happens it does nothing.
class Shell : public Surface {
 public:
  // On the display. Larger than the screen it does not become. Errors: "no-display", and what is
  // missing.
  static Result<std::unique_ptr<Shell>> on_display(const std::string& title, int width, int height);
  // One that nobody sees, of EGL. Errors: "no-graphics".
  static Result<std::unique_ptr<Shell>> off_screen(int width, int height);

  ~Shell() override;
  Shell(const Shell&) = delete;
  Shell& operator=(const Shell&) = delete;

  int width() const { return width_; }
  int height() const { return height_; }

  // What the window shows from now on. It must live until the next call, or hide().
  void show(Content& content);
  void hide();  // what it shows: it may end now

  // Takes what has happened, and draws if need be. Returns whether it drew.
  bool step();
  // Until the content is over or the window is closed.
  void run();
  bool is_closed() const { return is_closed_; }  // by those who use it

  Result<std::string> picture() override;
  void draw() override;
  void set_cursor(Cursor cursor) override;

  osgGA::EventQueue& events() { return *window_->getEventQueue(); }

 private:
  class Capture;

  Shell(osg::ref_ptr<osgViewer::GraphicsWindow> window, bool is_on_screen);

  void resize(int width, int height);
  double events_time() const;

  osg::ref_ptr<osgViewer::GraphicsWindow> window_;
  osg::ref_ptr<osgViewer::Viewer> viewer_;
  osg::ref_ptr<Capture> capture_;
  osg::ref_ptr<osg::Image> image_;  // of a window that nobody sees
  InputReader reader_;
  Content* content_ = nullptr;
  int width_ = 0;
  int height_ = 0;
  bool is_on_screen_ = false;
  bool must_draw_ = true;
  bool is_closed_ = false;
  Cursor cursor_ = Cursor::arrow;
};

}  // namespace parapet::viewer
