#include <algorithm>

#include "viewer/window/desk_window.h"
#include "viewer/window/panels/level_slider.h"

// What the mouse does in the window of a board.

namespace parapet::viewer {
namespace {

constexpr double kClickReach = 4;    // pixels that a click may move
constexpr double kWheelScroll = 54;  // units for each step of the wheel

}  // namespace

void DeskWindow::press(const Input& input) {
  if (hand_ != Hand::nothing) return;  // a second button
  pressed_ = input;
  pressed_on_.reset();
  before_click_.reset();
  panels_.message.reset();
  panels_.is_warned = false;
  is_changed_ = true;
  if (layout_.levels.holds(input.at) && panels_.open == PanelState::Open::nothing &&
      input.button == Button::left) {
    hand_ = Hand::slider;
    return move(input);
  }
  if (const Act* act = acts_.at(input.at)) {
    if (input.button == Button::left) perform(Act(*act));
    return;
  }
  if (!layout_.stage.holds(input.at)) return;
  hand_ = Hand::pressed;
  if (input.button == Button::left) pressed_on_ = stage_->pick(input.at);
}

// The first click of the two has picked what is there: that is taken back.
void DeskWindow::double_press(const Input& input) {
  if (input.button != Button::left || acts_.at(input.at) != nullptr ||
      !layout_.stage.holds(input.at)) {
    return press(input);
  }
  if (before_click_) {
    desk_ = *before_click_;
    before_click_.reset();
    desk_changed();
  }
  stage_->look_at(input.at);
}

void DeskWindow::move(const Input& input) {
  switch (hand_) {
    case Hand::nothing: {
      const Act* act = acts_.at(input.at);
      cursor_ =
          act != nullptr && !std::holds_alternative<Nothing>(*act) ? Cursor::hand : Cursor::arrow;
      return;
    }
    case Hand::pressed:
      if ((input.at - pressed_.at).length() < kClickReach) return;
      if (pressed_.button != Button::left || pressed_.shift) {
        hand_ = Hand::pan;
      } else if (pressed_on_ && pressed_on_->is_unit) {
        hand_ = Hand::figure;
        desk_.lift(pressed_on_->word, pressed_on_->space);
        desk_changed();
      } else {
        hand_ = Hand::orbit;
      }
      return move(input);
    case Hand::orbit:
      stage_->orbit(input.at - pressed_.at);
      break;
    case Hand::pan:
      stage_->pan(input.at - pressed_.at);
      break;
    case Hand::figure:
      is_held_elsewhere_ = true;
      break;
    case Hand::slider:
      stage_->cut_above(
          level_at(layout_.levels, layout_.unit, stage_->levels().size(), input.at.y()));
      is_changed_ = true;
      break;
  }
  pressed_.at = input.at;
}

void DeskWindow::release(const Input& input) {
  if (input.button != pressed_.button) return;
  const Hand hand = hand_;
  hand_ = Hand::nothing;
  if (hand == Hand::figure) {
    hold_over_pointer();
    desk_.let_go();
    desk_changed();
  } else if (hand == Hand::pressed && pressed_on_) {
    before_click_ = desk_;
    panels_.ruling_scrolled = 0;
    panels_.hinge.reset();
    desk_.pick({pressed_on_->word, pressed_on_->is_unit});
    desk_changed();
  }
}

void DeskWindow::turn_wheel(const Input& input) {
  const double scroll = -input.steps * kWheelScroll * layout_.unit;
  if (panels_.open == PanelState::Open::options) {
    panels_.options_scrolled += scroll;
    is_changed_ = true;
  } else if (panels_.open == PanelState::Open::help) {
    return;
  } else if (layout_.ruling.holds(input.at)) {
    panels_.ruling_scrolled += scroll;
    is_changed_ = true;
  } else if (layout_.stage.holds(input.at)) {
    stage_->zoom(input.steps, input.at);
  }
}

// Asked once for however many moves of the hand.
void DeskWindow::hold_over_pointer() {
  is_held_elsewhere_ = false;
  if (!desk_.held()) return;
  std::optional<std::string> space;
  if (layout_.stage.holds(pointer_)) {
    if (const auto below = stage_->pick(pointer_)) space = below->space;
  }
  if (desk_.held()->space == space) return;
  desk_.hold_over(space);
  desk_changed();
}

}  // namespace parapet::viewer
