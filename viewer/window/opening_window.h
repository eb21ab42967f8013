#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <osg/Group>
#include <string>
#include <thread>

#include "viewer/window/content.h"
#include "viewer/window/panels/notices.h"
#include "viewer/window/panels/type.h"
#include "viewer/window/window.h"

namespace parapet::viewer {

// How far the opening of a board is. Over when it is open, or cannot be opened.
class OpeningWindow : public Content {
 public:
  // `open` runs in a thread of its own, until the end of this at the latest.
  OpeningWindow(OpenPosition open, std::string heading, std::shared_ptr<Type> type);
  ~OpeningWindow() override;
  OpeningWindow(const OpeningWindow&) = delete;
  OpeningWindow& operator=(const OpeningWindow&) = delete;

  osg::ref_ptr<osg::Node> node() const override { return node_; }
  void resize(int width, int height) override;
  void take(const Input&) override {}
  bool update(double seconds, Surface& surface) override;
  bool is_over() const override { return is_open_; }

  const std::optional<ProgressPanel>& shown() const { return drawn_; }  // nothing: not yet

  // REQUIRES: is_over(). Once.
  Result<std::shared_ptr<const Position>> take_position();

 private:
  ProgressPanel now() const;
  void draw(const ProgressPanel& panel);

  std::shared_ptr<Type> type_;
  osg::ref_ptr<osg::Group> node_;
  std::string heading_;
  int width_ = 1280;
  int height_ = 720;
  std::optional<ProgressPanel> drawn_;

  mutable std::mutex mutex_;  // of these two
  double share_ = 0;
  std::string words_;

  std::optional<Result<std::shared_ptr<const Position>>> position_;  // once it is open
  std::atomic<bool> is_open_ = false;
  std::thread thread_;
};

}  // namespace parapet::viewer
