#include <catch2/catch.hpp>
#include <cstdlib>
#include <osg/NodeVisitor>
#include <vector>

#include "tests/viewer/stage/stage_boards.h"
#include "viewer/offscreen_window.h"
#include "viewer/stage/stage.h"
#include "viewer/stage/stage_film.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{320, 200};

int different_pixels(const osg::Image& a, const osg::Image& b) {
  int count = 0;
  for (int y = 0; y < a.t(); ++y) {
    for (int x = 0; x < a.s(); ++x) {
      const unsigned char* p = a.data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      const unsigned char* q = b.data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      for (int part = 0; part < 3; ++part) {
        if (std::abs(p[part] - q[part]) > 12) {
          ++count;
          break;
        }
      }
    }
  }
  return count;
}

// Groups that draw what is below them only when asked, in order.
class FindDrawnOnce : public osg::NodeVisitor {
 public:
  FindDrawnOnce() : osg::NodeVisitor(osg::NodeVisitor::TRAVERSE_ALL_CHILDREN) {}
  void apply(osg::Group& group) override {
    if (auto* once = dynamic_cast<DrawnOnce*>(&group)) found.push_back(once);
    traverse(group);
  }
  std::vector<osg::ref_ptr<DrawnOnce>> found;
};

TEST_CASE("A stage that nothing happens to draws no scene again") {
  const auto window = OffscreenWindow::open(kSmall).value();
  Stage stage(kWindow);
  window->show(stage.node());
  CHECK_FALSE(stage.wants_frame());
  REQUIRE(stage.show(shown_board("courtyard")));
  CHECK(stage.wants_frame());
  window->frame();
  CHECK_FALSE(stage.wants_frame());
  FindDrawnOnce before;
  stage.node()->accept(before);
  REQUIRE(before.found.size() == 2);  // shadows and scene
  CHECK(before.found[0]->times() == 1);
  CHECK(before.found[1]->times() == 1);
  const osg::ref_ptr<osg::Image> first = window->photograph();
  const osg::ref_ptr<osg::Image> second = window->photograph();
  CHECK(before.found[1]->times() == 1);
  CHECK(different_pixels(*first, *second) == 0);

  // The camera moves: the scene is drawn, and its shadows are not.
  stage.orbit({10, 0});
  window->frame();
  stage.orbit({10, 0});
  window->frame();
  CHECK(before.found[0]->times() == 1);
  CHECK(stage.wants_frame());  // it is still coarse
  stage.settle();
  window->frame();
  CHECK_FALSE(stage.wants_frame());
  CHECK(before.found[0]->times() == 1);
}

TEST_CASE("After a whole turn all looks as before") {
  const auto window = OffscreenWindow::open(kSmall).value();
  for (const std::string name : {"courtyard", "river-keep"}) {
    INFO(name);
    Stage stage(kWindow);
    window->show(stage.node());
    REQUIRE(stage.show(shown_board(name)));
    stage.settle();
    const osg::ref_ptr<osg::Image> before = window->photograph();
    for (int n = 0; n < 8; ++n) stage.orbit({kWindow.height() / 4, 0});
    stage.settle();
    const osg::ref_ptr<osg::Image> after = window->photograph();
    CHECK(different_pixels(*before, *after) < kSmall.width * kSmall.height / 200);
    stage.orbit({kWindow.height() / 2, 0});
    stage.settle();
    const osg::ref_ptr<osg::Image> other = window->photograph();
    CHECK(different_pixels(*before, *other) > kSmall.width * kSmall.height / 20);
  }
}

TEST_CASE("A cut and a dragged unit are seen") {
  const auto window = OffscreenWindow::open(kSmall).value();
  const Furnished hut;
  Stage stage(kWindow);
  window->show(stage.node());
  REQUIRE(stage.show(hut.shown));
  const osg::ref_ptr<osg::Image> whole = window->photograph();
  stage.cut_above(0);
  const osg::ref_ptr<osg::Image> open = window->photograph();
  CHECK(different_pixels(*whole, *open) > 500);
  stage.drag("scout", "B1");
  stage.settle();
  const osg::ref_ptr<osg::Image> dragged = window->photograph();
  CHECK(different_pixels(*open, *dragged) > 30);
  stage.drag("scout", std::nullopt);
  stage.settle();
  CHECK(different_pixels(*open, *window->photograph()) == 0);
}

}  // namespace
}  // namespace parapet::viewer
