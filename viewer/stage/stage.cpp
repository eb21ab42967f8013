#include "viewer/stage/stage.h"

#include <algorithm>
#include <cmath>
#include <osg/Timer>

#include "viewer/failure.h"
#include "viewer/page/canvas.h"
#include "viewer/stage/stage_camera.h"
#include "viewer/stage/stage_scene.h"

namespace parapet::viewer {
namespace {

constexpr double kMoment = 0.30;  // seconds without motion until all is drawn sharp
constexpr double kPixel = 0.62;   // of a picture of standard size, in a window of 1280 x 720

double unit_of(const PageRect& window) {
  return std::clamp(std::min(window.width() / 1280, window.height() / 720), 0.8, 2.0) * kPixel;
}

// The board among what is shown.
using Scene = Result<std::unique_ptr<Scenery>>;

struct MakeScenery {
  std::optional<std::size_t> cut;

  Scene operator()(const BoardPicture& picture) const { return make_scenery(picture, cut); }
  Scene operator()(const BrickPicture& picture) const { return make_scenery(picture, cut); }
  Scene operator()(const ChangePicture& picture) const { return make_scenery(picture.after, cut); }
  Scene operator()(const BrickChange& picture) const { return make_scenery(picture.after, cut); }
  Scene operator()(const ProfilePicture&) const {
    return failure("bad-picture", "", "a profile", "a board");
  }
  Scene operator()(const NetworkPicture&) const {
    return failure("bad-picture", "", "a network", "a board of tiles or bricks");
  }
  Scene operator()(const BridgePicture&) const {
    return failure("bad-picture", "", "a bridge and its track", "a board of tiles or bricks");
  }
};

}  // namespace

class Stage::Parts {
 public:
  explicit Parts(const PageRect& window)
      : root_(new osg::Group), labels_(new osg::Group), film_(scene_.node()), camera_(window) {
    root_->setCullingActive(false);
    root_->addChild(scene_.shadows());
    root_->addChild(film_.node());
    root_->addChild(labels_);
    root_->setUpdateCallback(new EveryFrame(*this));
  }
  ~Parts() { root_->setUpdateCallback(nullptr); }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  Result<void> show(std::shared_ptr<const Shown> shown, std::optional<std::size_t> cut,
                    const StageProgress& progress) {
    if (!font_) {
      auto font = load_font();
      if (!font) return Failure(font.error());
      font_ = *font;
    }
    auto made = std::visit(MakeScenery{cut}, shown->picture);
    if (!made) return Failure(made.error());
    const osg::BoundingBoxd bounds = (*made)->bounds();
    if (is_other_board(**made)) {
      if (cut) {  // that of the board before
        cut = std::nullopt;
        made = std::visit(MakeScenery{cut}, shown->picture);
      }
      camera_.set_board(bounds, (*made)->best_view(camera_.window()));
      camera_.set_map_view(false);
      camera_.go_home();
    }
    update_view();
    scene_.show(**made, shown, view_, unit_of(camera_.window()), progress);
    scenery_ = std::move(*made);
    shown_ = std::move(shown);
    cut_ = cut;
    is_changed_ = true;
    return {};
  }

  Result<void> show_again(std::optional<std::size_t> cut) { return show(shown_, cut, {}); }

  void move(const std::function<void(StageCamera&)>& how) {
    if (!scenery_) return;
    how(camera_);
    update_view();
    is_changed_ = true;
    has_moved();
  }

  void resize(const PageRect& window) {
    camera_.resize(window);
    if (!scenery_) return;
    update_view();
    is_changed_ = true;
  }

  void go_home() {
    move([this](StageCamera& camera) {
      camera.set_board(scenery_->bounds(), scenery_->best_view(camera.window()));
      camera.go_home();
    });
  }

  void drag(const std::string& unit, const std::optional<std::string>& space) {
    if (!scenery_) return;
    scene_.set_ghost(space ? scenery_->ghost(unit, *space) : nullptr);
    is_changed_ = true;
    if (space) has_moved();
  }

  void turn_about(const osg::Vec3d& pivot) { camera_.turn_about(pivot); }
  void settle() { last_motion_ = 0; }
  bool wants_frame() const { return scenery_ != nullptr && (is_changed_ || !is_sharp_); }

  const Scenery* scenery() const { return scenery_.get(); }
  const std::shared_ptr<const Shown>& shown() const { return shown_; }
  std::optional<std::size_t> cut() const { return cut_; }
  const StageCamera& camera() const { return camera_; }
  const View& view() const { return view_; }
  osg::ref_ptr<osg::Group> root() const { return root_; }

  // What is under the pointer, or beside the board a place as far away as what is turned about.
  osg::Vec3d place_at(const osg::Vec2d& at) const {
    const PointerRay ray = ray_through(view_, at);
    if (const auto place = scenery_->surface(ray)) return *place;
    return ray.at(std::max(view_.depth(camera_.pivot()), 1e-6));
  }

 private:
  class EveryFrame : public osg::NodeCallback {
   public:
    explicit EveryFrame(Parts& parts) : parts_(parts) {}
    void operator()(osg::Node* node, osg::NodeVisitor* visitor) override {
      parts_.on_frame();
      traverse(node, visitor);
    }

   private:
    Parts& parts_;
  };

  bool is_other_board(const Scenery& made) const {
    if (!scenery_) return true;
    const osg::BoundingBoxd now = scenery_->bounds();
    const osg::BoundingBoxd then = made.bounds();
    return now._min != then._min || now._max != then._max || scenery_->levels() != made.levels();
  }

  void update_view() { view_ = camera_.view(); }
  void has_moved() { last_motion_ = osg::Timer::instance()->time_s() + kMoment; }

  void on_frame() {
    if (!scenery_) return;
    const bool is_moving = osg::Timer::instance()->time_s() < last_motion_;
    if (!is_changed_ && (is_sharp_ || is_moving)) return;
    const Care care = is_moving ? Care::haste : Care::full;
    scene_.suit(view_, care);
    const Grain grain = is_moving                 ? Grain::coarse
                        : scene_.has_many_faces() ? Grain::dense
                                                  : Grain::smooth;
    film_.expose(view_, grain, scene_.background());
    labels_->removeChildren(0, labels_->getNumChildren());
    if (!is_moving) write_labels();
    is_changed_ = false;
    is_sharp_ = !is_moving;
  }

  void write_labels() {
    const double unit = unit_of(camera_.window());
    Canvas canvas(font_);
    scenery_->draw_labels(canvas, view_, camera_.window().grown(-6 * unit), unit);
    labels_->addChild(canvas.node());
  }

  osg::ref_ptr<osg::Group> root_;
  osg::ref_ptr<osg::Group> labels_;
  osg::ref_ptr<osgText::Font> font_;
  StageScene scene_;
  StageFilm film_;
  StageCamera camera_;
  View view_;
  std::shared_ptr<const Shown> shown_;
  std::unique_ptr<Scenery> scenery_;
  std::optional<std::size_t> cut_;
  bool is_changed_ = false;
  bool is_sharp_ = false;
  double last_motion_ = 0;  // when the last motion counts as over, in seconds
};

Stage::Stage(const PageRect& window) : parts_(std::make_unique<Parts>(window)) {}
Stage::~Stage() = default;

Result<void> Stage::show(const Shown& shown, const StageProgress& progress) {
  return parts_->show(std::make_shared<const Shown>(shown), parts_->cut(), progress);
}

void Stage::resize(const PageRect& window) { parts_->resize(window); }

const std::vector<std::string>& Stage::levels() const {
  static const std::vector<std::string> kNone;
  return parts_->scenery() != nullptr ? parts_->scenery()->levels() : kNone;
}

void Stage::cut_above(std::optional<std::size_t> level) {
  if (level && *level >= levels().size()) level = std::nullopt;
  // What was shown once can be shown again.
  if (parts_->scenery() != nullptr) parts_->show_again(level);
}

std::optional<std::size_t> Stage::cut() const { return parts_->cut(); }

void Stage::orbit(const osg::Vec2d& by) {
  parts_->move([&by](StageCamera& camera) { camera.orbit(by); });
}

void Stage::pan(const osg::Vec2d& by) {
  parts_->move([&by](StageCamera& camera) { camera.pan(by); });
}

void Stage::zoom(double steps, const osg::Vec2d& at) {
  parts_->move([&](StageCamera& camera) { camera.zoom(steps, parts_->place_at(at)); });
}

void Stage::look_at(const osg::Vec2d& at) {
  if (parts_->scenery() == nullptr) return;
  const auto place = parts_->scenery()->surface(ray_through(parts_->view(), at));
  if (place) parts_->turn_about(*place);
}

void Stage::home() { parts_->go_home(); }

void Stage::set_map_view(bool is_on) {
  parts_->move([is_on](StageCamera& camera) { camera.set_map_view(is_on); });
}

bool Stage::is_map_view() const { return parts_->camera().is_map_view(); }
const View& Stage::view() const { return parts_->view(); }

std::optional<Pick> Stage::pick(const osg::Vec2d& at) const {
  if (parts_->scenery() == nullptr || !parts_->view().window.holds(at)) return std::nullopt;
  return parts_->scenery()->pick(ray_through(parts_->view(), at));
}

std::optional<osg::Vec2d> Stage::place_of(const std::string& word) const {
  if (parts_->scenery() == nullptr) return std::nullopt;
  const auto place = parts_->scenery()->place_of(word);
  if (!place || parts_->view().depth(*place) <= 0) return std::nullopt;
  return parts_->view().project(*place);
}

void Stage::drag(const std::string& unit, const std::optional<std::string>& space) {
  parts_->drag(unit, space);
}

bool Stage::wants_frame() const { return parts_->wants_frame(); }
void Stage::settle() { parts_->settle(); }
osg::ref_ptr<osg::Group> Stage::node() const { return parts_->root(); }

}  // namespace parapet::viewer
