#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <osg/Group>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/stage/stage.h"
#include "viewer/window/act.h"
#include "viewer/window/content.h"
#include "viewer/window/desk.h"
#include "viewer/window/file_names.h"
#include "viewer/window/panels/button_bar.h"
#include "viewer/window/panels/layout.h"
#include "viewer/window/panels/panel_state.h"
#include "viewer/window/panels/type.h"

namespace parapet::viewer {

// How the window of a board begins, and where it puts what is saved.
struct DeskSetup {
  std::string picture;   // its name, free_picture_name
  SaveBoard save;        // nothing: boards cannot be saved
  std::size_t mode = 0;  // of the position's
};

struct DeskButtons {
  std::vector<BarButton> modes;
  std::vector<BarButton> tools;
};

// A board that one asks about: the stage, the panels round it, and what hands do to them.
class DeskWindow : public Content {
 public:
  // Errors: "no-font"; of a board that cannot be shown, those of Stage::show, once it is updated.
  static Result<std::unique_ptr<DeskWindow>> make(std::shared_ptr<const Position> start,
                                                  DeskSetup setup);

  osg::ref_ptr<osg::Node> node() const override { return node_; }
  void resize(int width, int height) override;
  void take(const Input& input) override;
  bool update(double seconds, Surface& surface) override;
  bool is_over() const override { return is_over_; }
  bool may_close() override;

  const Desk& desk() const { return desk_; }
  const Stage& stage() const { return *stage_; }
  const PanelState& panels() const { return panels_; }
  const Layout& layout() const { return layout_; }
  const Acts& acts() const { return acts_; }  // where one can click now
  osg::ref_ptr<osg::Group> panels_node() const { return panels_node_; }
  // Why the board could not be shown; then the window is over.
  const std::optional<Fault>& failure() const { return failure_; }

 private:
  // What the pressed button does to what is under it.
  enum class Hand { nothing, pressed, orbit, pan, figure, slider };

  DeskWindow(std::shared_ptr<const Position> start, DeskSetup setup, std::shared_ptr<Type> type);

  // desk_pointer.cpp: the mouse.
  void press(const Input& input);
  void double_press(const Input& input);
  void move(const Input& input);
  void release(const Input& input);
  void turn_wheel(const Input& input);
  void hold_over_pointer();

  // desk_keys.cpp: the keys.
  void press_key(const Input& input);
  void type_key(const Input& input);
  bool press_options_key(const Key& key);
  void take_name();
  void step_option(int by);  // of the options panel's row
  void step_number(int by);
  void turn_choice(const OptionChoice& choice, int by);
  std::vector<OptionChoice> choices() const;  // of the options panel

  // desk_commands.cpp: what keys and buttons do.
  void perform(const Act& act);
  void perform(Command command);
  bool perform_view(Command command);
  void go_back();
  void leave();
  void save();
  void step_history(bool forth);
  void move_hinge();
  void follow_hinge(const std::string& option);
  void fit();

  // desk_panels.cpp: what is drawn.
  void draw_panels();
  void draw_pins();
  void draw_ruling_panel();
  void draw_options_panel();
  DeskButtons buttons() const;
  void lay_out_again();
  void say(std::string text, bool is_warning = false);
  void desk_changed();  // another ruling or another board is to be shown
  void show_desk(Surface& surface);
  void take_picture(Surface& surface);

  std::shared_ptr<Type> type_;
  DeskSetup setup_;
  Desk desk_;
  std::optional<Desk> before_click_;
  std::unique_ptr<Stage> stage_;
  PanelState panels_;
  Layout layout_;
  Acts acts_;
  osg::ref_ptr<osg::Group> node_;
  osg::ref_ptr<osg::Group> pins_node_;
  osg::ref_ptr<osg::Group> panels_node_;
  std::optional<Fault> failure_;
  int width_ = 1280;
  int height_ = 720;

  Hand hand_ = Hand::nothing;
  Input pressed_;
  std::optional<Pick> pressed_on_;
  osg::Vec2d pointer_;
  bool is_held_elsewhere_ = false;  // the pointer moved, and nobody asked yet what is below it

  Cursor cursor_ = Cursor::arrow;
  double ruling_height_ = 0;  // in pixels, as drawn
  double options_height_ = 0;
  std::optional<double> progress_;  // of showing a board
  bool is_desk_changed_ = true;
  bool is_changed_ = true;  // something else that is drawn
  bool wants_picture_ = false;
  bool is_over_ = false;
};

}  // namespace parapet::viewer
