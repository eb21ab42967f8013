#include "tests/viewer/window/hands.h"

#include <osg/NodeVisitor>
#include <osgText/Text>
#include <utility>

#include "tests/viewer/pixels.h"

namespace parapet::viewer {
namespace {

using Event = osgGA::GUIEventAdapter;

class ReadTexts : public osg::NodeVisitor {
 public:
  ReadTexts() : osg::NodeVisitor(TRAVERSE_ALL_CHILDREN) {}

  void apply(osg::Drawable& drawable) override {
    if (const auto* text = dynamic_cast<const osgText::Text*>(&drawable)) {
      texts.push_back(text->getText().createUTF8EncodedString());
    }
  }

  std::vector<std::string> texts;
};

bool is_same(const Act& a, const Act& b) {
  if (a.index() != b.index()) return false;
  if (const auto* command = std::get_if<Command>(&a)) return *command == std::get<Command>(b);
  if (const auto* ask = std::get_if<AskIn>(&a)) return ask->mode == std::get<AskIn>(b).mode;
  if (const auto* hinge = std::get_if<TurnHinge>(&a)) {
    return hinge->number == std::get<TurnHinge>(b).number;
  }
  if (const auto* option = std::get_if<TurnOption>(&a)) {
    const auto& other = std::get<TurnOption>(b);
    return option->id == other.id && option->value == other.value;
  }
  if (const auto* cut = std::get_if<CutAbove>(&a)) return cut->level == std::get<CutAbove>(b).level;
  return false;
}

}  // namespace

Hands::Hands(std::shared_ptr<const Position> position, DeskSetup setup, int width, int height)
    : shell_(Shell::off_screen(width, height).value()),
      window_(DeskWindow::make(std::move(position), std::move(setup)).value()) {
  shell_->show(*window_);
  settle();
}

std::string Hands::verdict() const {
  return desk().answer() != nullptr ? desk().answer()->text.verdict : std::string();
}

void Hands::press(const osg::Vec2d& at, int button) {
  time_ += 1;
  shell_->events().mouseButtonPress(static_cast<float>(at.x()),
                                    static_cast<float>(shell_->height() - at.y()),
                                    static_cast<unsigned>(button), time_);
  settle();
}

void Hands::move(const osg::Vec2d& at) {
  shell_->events().mouseMotion(static_cast<float>(at.x()),
                               static_cast<float>(shell_->height() - at.y()), time_);
  settle();
}

void Hands::release(const osg::Vec2d& at, int button) {
  shell_->events().mouseButtonRelease(static_cast<float>(at.x()),
                                      static_cast<float>(shell_->height() - at.y()),
                                      static_cast<unsigned>(button), time_);
  settle();
}

void Hands::click(const osg::Vec2d& at, int button) {
  move(at);
  press(at, button);
  release(at, button);
}

void Hands::double_click(const osg::Vec2d& at) {
  click(at);
  time_ -= 0.8;  // 0.2 seconds after the first press
  press(at);
  release(at);
}

void Hands::wheel(bool is_up, const osg::Vec2d& at) {
  move(at);
  shell_->events().mouseScroll(is_up ? Event::SCROLL_UP : Event::SCROLL_DOWN, time_);
  settle();
}

void Hands::click_on(const std::string& word) { click(place_of(word)); }

osg::Vec2d Hands::place_of(const std::string& word) {
  return window_->stage().place_of(word).value();
}

std::optional<osg::Vec2d> Hands::place_of(const Act& act) const {
  for (const Acts::Spot& spot : window_->acts().all()) {
    if (!is_same(spot.act, act)) continue;
    return osg::Vec2d((spot.rect.left + spot.rect.right) / 2,
                      (spot.rect.bottom + spot.rect.top) / 2);
  }
  return std::nullopt;
}

bool Hands::click_act(const Act& act) {
  const auto at = place_of(act);
  if (at) click(*at);
  return at.has_value();
}

void Hands::key(int code, bool control, bool shift) {
  time_ += 1;
  osgGA::EventQueue& events = shell_->events();
  const int before = static_cast<int>(events.getCurrentEventState()->getModKeyMask());
  const int modifiers =
      (control ? Event::MODKEY_LEFT_CTRL : 0) | (shift ? Event::MODKEY_LEFT_SHIFT : 0);
  events.getCurrentEventState()->setModKeyMask(before | modifiers);
  events.keyPress(code, time_);
  events.keyRelease(code, time_);
  settle();
  events.getCurrentEventState()->setModKeyMask(before);
}

void Hands::type(const std::string& text) {
  for (const char letter : text) key(letter);
}

void Hands::resize(int width, int height) {
  shell_->events().windowResize(0, 0, width, height, time_);
  settle();
}

void Hands::close() {
  shell_->events().closeWindow(time_);
  settle();
}

std::vector<std::string> Hands::texts() const {
  ReadTexts reader;
  window_->panels_node()->accept(reader);
  return std::move(reader.texts);
}

bool Hands::reads(const std::string& part) const {
  std::string all;
  for (const std::string& text : texts()) all += text + " ";
  return all.find(part) != std::string::npos;
}

osg::ref_ptr<osg::Image> Hands::photograph() { return decode(shell_->picture().value()); }

void Hands::settle() {
  for (int step = 0; step < 3 && shell_->step(); ++step) {
  }
}

}  // namespace parapet::viewer
