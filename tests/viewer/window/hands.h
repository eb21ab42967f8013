#pragma once

#include <memory>
#include <optional>
#include <osg/Image>
#include <string>
#include <vector>

#include "viewer/window/desk_window.h"
#include "viewer/window/shell.h"

namespace parapet::viewer {

// A board in a window that nobody sees, and hands that use it by the window's own events.
class Hands {
 public:
  explicit Hands(std::shared_ptr<const Position> position, DeskSetup setup = {}, int width = 800,
                 int height = 600);
  ~Hands() { shell_->hide(); }

  const DeskWindow& window() const { return *window_; }
  const Desk& desk() const { return window_->desk(); }
  std::string verdict() const;  // of the desk; empty without a ruling

  // The mouse, in pixels from the bottom left corner; each is followed by as many steps as there is
  // something to do.
  void click(const osg::Vec2d& at, int button = 1);
  void double_click(const osg::Vec2d& at);
  void press(const osg::Vec2d& at, int button = 1);
  void move(const osg::Vec2d& at);
  void release(const osg::Vec2d& at, int button = 1);
  void wheel(bool is_up, const osg::Vec2d& at);
  void click_on(const std::string& word);                    // a unit or space of the board
  osg::Vec2d place_of(const std::string& word);              // of the board
  std::optional<osg::Vec2d> place_of(const Act& act) const;  // where one can click for it
  bool click_act(const Act& act);                            // whether there was such a place

  void key(int code, bool control = false, bool shift = false);
  void type(const std::string& text);
  void resize(int width, int height);
  void close();
  bool is_closed() const { return shell_->is_closed(); }

  // What stands written on the panels, line by line, and whether this is part of it; a sentence may
  // run over lines.
  std::vector<std::string> texts() const;
  bool reads(const std::string& part) const;
  osg::ref_ptr<osg::Image> photograph();

 private:
  void settle();

  std::unique_ptr<Shell> shell_;
  std::unique_ptr<DeskWindow> window_;
  double time_ = 10;  // seconds, of the events
};

}  // namespace parapet::viewer
