#include "viewer/window/input_reader.h"

namespace parapet::viewer {
namespace {

using Event = osgGA::GUIEventAdapter;

constexpr double kDoubleClick = 0.4;       // seconds between its presses
constexpr double kDoubleClickReach = 5;    // pixels
constexpr int kFirstControlCharacter = 1;  // Ctrl+A
constexpr int kLastControlCharacter = 26;

// Of the keypad and of keys that have two names.
int plain_code(int code) {
  switch (code) {
    case Event::KEY_KP_Add:
      return '+';
    case Event::KEY_KP_Subtract:
      return '-';
    case Event::KEY_KP_Enter:
      return Key::enter;
    case Event::KEY_KP_Home:
      return Key::home;
    case Event::KEY_KP_Left:
      return Key::left;
    case Event::KEY_KP_Up:
      return Key::up;
    case Event::KEY_KP_Right:
      return Key::right;
    case Event::KEY_KP_Down:
      return Key::down;
    case Event::KEY_KP_Page_Up:
      return Key::page_up;
    case Event::KEY_KP_Page_Down:
      return Key::page_down;
    default:
      return code >= Event::KEY_KP_0 && code <= Event::KEY_KP_9 ? code - Event::KEY_KP_0 + '0'
                                                                : code;
  }
}

void read_key(const Event& event, Input& input) {
  Key& key = input.key;
  key.control = (event.getModKeyMask() & Event::MODKEY_CTRL) != 0;
  key.code = plain_code(event.getKey());
  if (key.code >= ' ' && key.code < 127 && !key.control) {
    input.typed = static_cast<char>(key.code);
  }
  if (key.control && key.code >= kFirstControlCharacter && key.code <= kLastControlCharacter) {
    key.code += 'a' - kFirstControlCharacter;
  }
  const bool is_capital = key.code >= 'A' && key.code <= 'Z';
  if (is_capital) key.code += 'a' - 'A';
  const bool is_letter = key.code >= 'a' && key.code <= 'z';
  const bool is_named = key.code > 255;
  // Of a letter alone, capitals mean nothing: it may be locked.
  key.shift = input.shift && (is_named || (is_letter && key.control));
}

Button button_of(int button) {
  switch (button) {
    case Event::LEFT_MOUSE_BUTTON:
      return Button::left;
    case Event::MIDDLE_MOUSE_BUTTON:
      return Button::middle;
    case Event::RIGHT_MOUSE_BUTTON:
      return Button::right;
    default:
      return Button::none;
  }
}

double wheel_steps(const Event& event) {
  switch (event.getScrollingMotion()) {
    case Event::SCROLL_UP:
      return 1;
    case Event::SCROLL_DOWN:
      return -1;
    case Event::SCROLL_2D:
      return event.getScrollingDeltaY() > 0 ? 1 : event.getScrollingDeltaY() < 0 ? -1 : 0;
    default:
      return 0;
  }
}

osg::Vec2d place_of(const Event& event) {
  const bool is_down = event.getMouseYOrientation() == Event::Y_INCREASING_DOWNWARDS;
  const double y = event.getY();
  const double least = event.getYmin();
  const double most = event.getYmax();
  return {event.getX(), is_down ? least + most - y : y};
}

}  // namespace

std::optional<Input> InputReader::read(const Event& event) {
  Input input;
  input.at = place_of(event);
  input.shift = (event.getModKeyMask() & Event::MODKEY_SHIFT) != 0;
  input.button = down_;
  switch (event.getEventType()) {
    case Event::PUSH:
    case Event::DOUBLECLICK:
      input.button = down_ = button_of(event.getButton());
      input.kind = event.getEventType() == Event::DOUBLECLICK || is_second_press(event, input)
                       ? Input::Kind::double_press
                       : Input::Kind::press;
      return input;
    case Event::RELEASE:
      input.kind = Input::Kind::release;
      input.button = button_of(event.getButton());
      down_ = Button::none;
      return input;
    case Event::DRAG:
    case Event::MOVE:
      input.kind = down_ == Button::none ? Input::Kind::hover : Input::Kind::drag;
      return input;
    case Event::SCROLL:
      input.kind = Input::Kind::wheel;
      input.steps = wheel_steps(event);
      return input.steps == 0 ? std::nullopt : std::optional(input);
    case Event::KEYDOWN:
      input.kind = Input::Kind::key;
      read_key(event, input);
      return input;
    default:
      return std::nullopt;
  }
}

// Not every window system tells.
bool InputReader::is_second_press(const Event& event, const Input& input) {
  const bool is_second = pressed_at_ >= 0 && pressed_.button == input.button &&
                         event.getTime() - pressed_at_ < kDoubleClick &&
                         (input.at - pressed_.at).length() < kDoubleClickReach;
  pressed_at_ = is_second ? -1 : event.getTime();
  pressed_ = input;
  return is_second;
}

}  // namespace parapet::viewer
