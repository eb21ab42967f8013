#include "viewer/window/desk_window.h"

#include <algorithm>
#include <osg/Scissor>
#include <osg/Timer>
#include <utility>

#include "rules/files/whole_file.h"

namespace parapet::viewer {

Result<std::unique_ptr<DeskWindow>> DeskWindow::make(std::shared_ptr<const Position> start,
                                                     DeskSetup setup) {
  auto type = Type::load();
  if (!type) return Failure(type.error());
  return std::unique_ptr<DeskWindow>(
      new DeskWindow(std::move(start), std::move(setup), std::move(*type)));
}

DeskWindow::DeskWindow(std::shared_ptr<const Position> start, DeskSetup setup,
                       std::shared_ptr<Type> type)
    : type_(std::move(type)),
      setup_(std::move(setup)),
      desk_(std::move(start)),
      node_(new osg::Group),
      pins_node_(new osg::Group),
      panels_node_(new osg::Group) {
  desk_.choose_mode(setup_.mode);
  lay_out_again();
  stage_ = std::make_unique<Stage>(layout_.stage);
  node_->addChild(stage_->node());
  node_->addChild(pins_node_);
  node_->addChild(panels_node_);
}

void DeskWindow::resize(int width, int height) {
  width_ = width;
  height_ = height;
  lay_out_again();
  stage_->resize(layout_.stage);
  // What is drawn after something that is cut off is cut off too, unless it says otherwise.
  for (const auto& group : {pins_node_, panels_node_}) {
    group->getOrCreateStateSet()->setAttributeAndModes(new osg::Scissor(0, 0, width, height));
  }
  is_changed_ = true;
}

void DeskWindow::lay_out_again() {
  const double unit = unit_of(width_, height_);
  const auto [modes, tools] = buttons();
  layout_ = lay_out(width_, height_, rows_of(modes, *type_, unit, width_),
                    column_height(tools.size(), unit));
}

void DeskWindow::take(const Input& input) {
  pointer_ = input.at;
  switch (input.kind) {
    case Input::Kind::press:
      return press(input);
    case Input::Kind::double_press:
      return double_press(input);
    case Input::Kind::drag:
    case Input::Kind::hover:
      return move(input);
    case Input::Kind::release:
      return release(input);
    case Input::Kind::wheel:
      return turn_wheel(input);
    case Input::Kind::key:
      return press_key(input);
  }
}

bool DeskWindow::update(double, Surface& surface) {
  if (is_held_elsewhere_) hold_over_pointer();
  if (is_desk_changed_) show_desk(surface);
  if (is_changed_) draw_panels();
  if (wants_picture_) take_picture(surface);
  surface.set_cursor(cursor_);
  const bool is_view_changed = stage_->wants_frame();
  if (is_view_changed || is_changed_) draw_pins();
  return std::exchange(is_changed_, false) || is_view_changed;
}

void DeskWindow::desk_changed() {
  is_desk_changed_ = true;
  is_changed_ = true;
}

void DeskWindow::say(std::string text, bool is_warning) {
  panels_.message = Message{std::move(text), is_warning};
  is_changed_ = true;
}

// What takes longer than a moment shows how far it is.
void DeskWindow::show_desk(Surface& surface) {
  constexpr double kMoment = 0.4;  // seconds
  is_desk_changed_ = false;
  const osg::Timer_t start = osg::Timer::instance()->tick();
  double last = kMoment;
  const auto on_progress = [&](double share) {
    const double seconds = osg::Timer::instance()->delta_s(start, osg::Timer::instance()->tick());
    if (seconds < last) return;
    last = seconds + kMoment / 2;
    progress_ = share;
    draw_panels();
    surface.draw();
  };
  auto shown = stage_->show(desk_.shown(), on_progress);
  if (!shown && desk_.answer() != nullptr) {  // not every ruling has a board to show
    shown = stage_->show(desk_.position().board(), on_progress);
  }
  if (!shown) {
    failure_ = shown.error();
    is_over_ = true;
  }
  if (desk_.held()) {
    stage_->drag(desk_.held()->unit, desk_.held()->space);
  } else {
    stage_->drag({}, std::nullopt);
  }
  progress_.reset();
  is_changed_ = true;
}

void DeskWindow::take_picture(Surface& surface) {
  wants_picture_ = false;
  stage_->settle();
  draw_pins();
  const std::string name = free_picture_name(setup_.picture);
  const auto written = surface.picture().and_then(
      [&name](const std::string& bytes) { return write_whole_file(name, bytes); });
  if (written) {
    say("Picture saved to " + name);
  } else {
    say(to_text(written.error()), true);
  }
  draw_panels();
}

}  // namespace parapet::viewer
