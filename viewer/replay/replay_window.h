#pragma once

#include <memory>
#include <optional>
#include <osg/Group>

#include "viewer/replay/player.h"
#include "viewer/replay/replay.h"
#include "viewer/replay/replay_bar.h"
#include "viewer/stage/stage.h"
#include "viewer/window/content.h"
#include "viewer/window/panels/notices.h"
#include "viewer/window/panels/type.h"

namespace parapet::viewer {

// The window of a replay: the stage, a track that is dragged, keys and buttons.
class ReplayWindow : public Content {
 public:
  // Errors: "no-font".
  static Result<std::unique_ptr<ReplayWindow>> make(Replay replay);

  osg::ref_ptr<osg::Node> node() const override { return node_; }
  void resize(int width, int height) override;
  void take(const Input& input) override;
  bool update(double seconds, Surface& surface) override;
  bool is_moving() const override { return player_.is_playing(); }
  bool is_over() const override { return is_over_; }

  const Player& player() const { return player_; }
  const Stage& stage() const { return *stage_; }
  const ReplayLayout& layout() const { return layout_; }
  const ReplaySpots& spots() const { return spots_; }  // where one can click now
  bool shows_help() const { return shows_help_; }
  // Why the board could not be shown; then the window is over.
  const std::optional<Fault>& failure() const { return failure_; }

 private:
  // What the pressed button does to what is under it.
  enum class Hand { nothing, orbit, pan, track };

  ReplayWindow(Replay replay, std::shared_ptr<Type> type);

  void press(const Input& input);
  void move(const Input& input);
  void press_key(const Input& input);
  void perform(ReplayCommand command);
  void show_now();
  void draw();
  void take_picture(Surface& surface);

  Replay replay_;
  std::shared_ptr<Type> type_;
  Player player_;
  ReplayLayout layout_;
  std::unique_ptr<Stage> stage_;
  ReplaySpots spots_;
  osg::ref_ptr<osg::Group> node_;
  osg::ref_ptr<osg::Group> panels_;
  std::optional<double> shown_at_;
  std::optional<Fault> failure_;
  std::optional<Message> message_;
  Hand hand_ = Hand::nothing;
  osg::Vec2d held_at_;
  Cursor cursor_ = Cursor::arrow;
  double last_ = 0;  // seconds of the last update
  bool was_playing_ = false;
  bool shows_help_ = false;
  bool is_changed_ = true;
  bool wants_picture_ = false;
  bool is_over_ = false;
};

}  // namespace parapet::viewer
