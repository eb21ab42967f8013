#include "viewer/replay/replay_window.h"

#include <catch2/catch.hpp>
#include <set>

#include "tests/viewer/brick_sketch.h"
#include "tests/viewer/pixels.h"
#include "viewer/replay/fall_motion.h"
#include "viewer/replay/replay_command.h"
#include "viewer/stage/scenery.h"
#include "viewer/window/command.h"
#include "viewer/window/shell.h"

namespace parapet::viewer {
namespace {

// A slab on two pillars, which comes down in a second and turns a little.
struct Gate {
  BrickSketch sketch;
  FallMotion motion;

  Gate() {
    sketch.add_block(0, 0, 0, 16, 8, 1, {120, 150, 120});
    sketch.add_block(2, 2, 1, 2, 4, 9, {155, 161, 165});
    sketch.add_block(12, 2, 1, 2, 4, 9, {155, 161, 165});
    const std::size_t slab = sketch.add_block(2, 2, 10, 12, 4, 3, {200, 60, 40});
    motion.bodies.push_back({{slab},
                             {640, 320, 368},
                             std::nullopt,
                             {{0, {{640, 320, 368}, {0, 0, 0, 1}}},
                              {0.4, {{640, 500, 200}, {0.6, 0, 0, 0.8}}},
                              {1, {{640, 560, 80}, {0.6, 0, 0, 0.8}}}}});
    motion.length = 1;
    motion.marks = {0, 0.4, 1};
  }
  Shown at(double seconds) const {
    BrickPicture picture = sketch.picture();
    picture.poses = poses_at(motion, seconds);
    return {std::move(picture), nullptr};
  }
};

// The screen of a window that nobody sees.
class NoSurface : public Surface {
 public:
  Result<std::string> picture() override {
    return Failure(Fault{"no-graphics", {}, {}, {}, {}, {}});
  }
  void draw() override {}
  void set_cursor(Cursor cursor) override { shown = cursor; }

  Cursor shown = Cursor::arrow;
};

// Hands on the window of the gate's fall.
class Hands {
 public:
  Hands() {
    Replay replay;
    replay.title = {"The slab comes down.", "A gate"};
    replay.length = gate_.motion.length;
    replay.marks = gate_.motion.marks;
    replay.at = [this](double seconds) { return gate_.at(seconds); };
    window_ = *ReplayWindow::make(std::move(replay));
    window_->resize(900, 600);
    wait(0);
  }

  ReplayWindow& window() { return *window_; }
  double now() const { return window_->player().now(); }
  Cursor cursor() const { return surface_.shown; }

  bool wait(double seconds) {
    time_ += seconds;
    return window_->update(time_, surface_);
  }
  void key(int code) {
    Input input;
    input.kind = Input::Kind::key;
    input.key = {code};
    take(input);
  }
  void mouse(Input::Kind kind, const osg::Vec2d& at, Button button = Button::left) {
    Input input;
    input.kind = kind;
    input.at = at;
    input.button = button;
    take(input);
  }
  void click(const osg::Vec2d& at) {
    mouse(Input::Kind::press, at);
    mouse(Input::Kind::release, at);
  }
  bool click_on(ReplayCommand command) {
    for (const auto& spot : window_->spots().all()) {
      if (spot.act != command) continue;
      click({(spot.rect.left + spot.rect.right) / 2, (spot.rect.bottom + spot.rect.top) / 2});
      return true;
    }
    return false;
  }
  osg::Vec2d on_track(double share) const {
    const PageRect& track = window_->layout().track;
    return {track.left + track.width() * share, (track.bottom + track.top) / 2};
  }
  osg::Vec2d on_stage() const {
    const PageRect& stage = window_->layout().stage;
    return {(stage.left + stage.right) / 2, (stage.bottom + stage.top) / 2};
  }

 private:
  void take(const Input& input) {
    window_->take(input);
    wait(0);
  }

  Gate gate_;
  NoSurface surface_;
  std::unique_ptr<ReplayWindow> window_;
  double time_ = 0;
};

}  // namespace

TEST_CASE("Space plays a replay and pauses it") {
  Hands hands;
  CHECK(hands.now() == 0);
  hands.wait(5);
  CHECK(hands.now() == 0);
  hands.key(' ');
  CHECK(hands.window().is_moving());
  CHECK(hands.wait(0.25));  // it looks other than before
  CHECK(hands.now() == Approx(0.25));
  hands.key(' ');
  CHECK_FALSE(hands.window().is_moving());
  hands.wait(7);  // time that goes by while it stands still does not count
  hands.key(' ');
  CHECK(hands.now() == Approx(0.25));
  hands.wait(0.5);
  CHECK(hands.now() == Approx(0.75));
  hands.wait(9);
  CHECK(hands.now() == 1);
  CHECK_FALSE(hands.window().is_moving());
}

TEST_CASE("a replay is stepped by keys and slowed down") {
  Hands hands;
  hands.key('.');
  CHECK(hands.now() == 0.4);
  hands.key('.');
  CHECK(hands.now() == 1);
  hands.key(',');
  CHECK(hands.now() == 0.4);
  hands.key('[');
  hands.key('[');
  CHECK(hands.window().player().speed() == 0.25);
  hands.key(' ');
  hands.wait(1);
  CHECK(hands.now() == Approx(0.65));
  hands.key(']');
  CHECK(hands.window().player().speed() == 0.5);
  hands.key('s');
  CHECK(hands.now() == 0);
  hands.key('e');
  CHECK(hands.now() == 1);
}

TEST_CASE("the track of a replay is dragged to any moment") {
  Hands hands;
  hands.mouse(Input::Kind::press, hands.on_track(0.5));
  CHECK(hands.now() == Approx(0.5));
  hands.mouse(Input::Kind::drag, hands.on_track(0.8));
  CHECK(hands.now() == Approx(0.8));
  // Beyond its end and above it: the hand still holds it.
  hands.mouse(Input::Kind::drag, hands.on_track(1.4) + osg::Vec2d(0, 200));
  CHECK(hands.now() == 1);
  hands.mouse(Input::Kind::release, hands.on_track(0.2));
  hands.mouse(Input::Kind::hover, hands.on_track(0.1));
  CHECK(hands.now() == 1);
  CHECK(hands.cursor() == Cursor::hand);
  hands.mouse(Input::Kind::hover, hands.on_stage());
  CHECK(hands.cursor() == Cursor::arrow);
}

TEST_CASE("every button of a replay does what its key does") {
  Hands hands;
  REQUIRE(hands.click_on(ReplayCommand::step_forward));
  CHECK(hands.now() == 0.4);
  REQUIRE(hands.click_on(ReplayCommand::slower));
  CHECK(hands.window().player().speed() == 0.5);
  REQUIRE(hands.click_on(ReplayCommand::toggle));
  CHECK(hands.window().is_moving());
  REQUIRE(hands.click_on(ReplayCommand::toggle));
  REQUIRE(hands.click_on(ReplayCommand::to_start));
  CHECK(hands.now() == 0);
}

TEST_CASE("the camera of a replay is free while it plays") {
  Hands hands;
  const View before = hands.window().stage().view();
  hands.key(' ');
  hands.mouse(Input::Kind::press, hands.on_stage());
  hands.mouse(Input::Kind::drag, hands.on_stage() + osg::Vec2d(60, 10));
  hands.mouse(Input::Kind::release, hands.on_stage());
  const View turned = hands.window().stage().view();
  CHECK((turned.eye - before.eye).length() > 0.1);
  CHECK(hands.window().is_moving());
  hands.wait(0.3);
  CHECK((hands.window().stage().view().eye - turned.eye).length() < 1e-9);
  hands.key('m');
  CHECK(hands.window().stage().is_map_view());
  hands.key('m');
  hands.key('h');  // where what is shown now is seen best
  const View home = hands.window().stage().view();
  CHECK((home.eye - turned.eye).length() > 0.1);
  hands.key('h');
  CHECK((hands.window().stage().view().eye - home.eye).length() < 1e-6);
}

TEST_CASE("the help of a replay comes and goes") {
  Hands hands;
  hands.key('?');
  CHECK(hands.window().shows_help());
  hands.key(Key::escape);
  CHECK_FALSE(hands.window().shows_help());
  CHECK_FALSE(hands.window().is_over());
  hands.key(Key::escape);
  CHECK(hands.window().is_over());
}

TEST_CASE("no key of a replay is one that moves the view") {
  std::set<std::pair<int, bool>> taken;
  for (const ReplayEntry& entry : replay_commands()) {
    for (const Key& key : entry.keys) {
      CHECK(taken.emplace(key.code, key.control).second);
      const auto other = command_for(key);
      CHECK((!other || entry_of(*other).group != entry_of(Command::home).group));
    }
  }
}

TEST_CASE("terrain that stands still is the same at every moment") {
  const Gate gate;
  const Shown start = gate.at(0);
  const Shown later = gate.at(0.7);
  const auto key = [](const Shown& shown) {
    return (*make_scenery(std::get<BrickPicture>(shown.picture), std::nullopt))->terrain_key();
  };
  const Gate other;
  // The same bodies, wherever the slab is.
  CHECK(key(start).board != key(other.at(0)).board);
  BrickPicture moved = std::get<BrickPicture>(start.picture);
  moved.poses = std::get<BrickPicture>(later.picture).poses;
  CHECK(key({moved, nullptr}) == key(start));
  moved.poses.clear();
  CHECK_FALSE(key({moved, nullptr}) == key(start));
}

TEST_CASE("a replay is drawn as it goes on") {
  auto shell = Shell::off_screen(480, 360);
  REQUIRE(shell);
  const Gate gate;
  Replay replay;
  replay.title = {"The slab comes down.", "A gate"};
  replay.length = 1;
  replay.marks = gate.motion.marks;
  replay.at = [&gate](double seconds) { return gate.at(seconds); };
  auto window = ReplayWindow::make(std::move(replay));
  REQUIRE(window);
  (*shell)->show(**window);
  CHECK((*shell)->step());
  const auto picture = [&shell] { return (*shell)->picture().value(); };
  const std::string before = picture();
  Input input;
  input.kind = Input::Kind::key;
  input.key = {'.'};
  (*window)->take(input);
  (*shell)->step();
  const std::string after = picture();
  CHECK(before != after);
  // The slab is red, and seen all the time.
  const auto red = [](const std::string& bytes) {
    const auto image = decode(bytes);
    int found = 0;
    for (int y = 0; y < image->t(); ++y) {
      for (int x = 0; x < image->s(); ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        if (p[0] > 90 && p[1] < p[0] / 2 && p[2] < p[0] / 2) ++found;
      }
    }
    return found;
  };
  CHECK(red(before) > 300);
  CHECK(red(after) > 300);
  (*shell)->hide();
}

}  // namespace parapet::viewer
