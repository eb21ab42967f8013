#include "viewer/window/opening_window.h"

#include <cmath>
#include <utility>

#include "viewer/window/panels/layout.h"

namespace parapet::viewer {

OpeningWindow::OpeningWindow(OpenPosition open, std::string heading, std::shared_ptr<Type> type)
    : type_(std::move(type)), node_(new osg::Group), heading_(std::move(heading)) {
  thread_ = std::thread([this, open = std::move(open)] {
    position_ = open([this](double share, const std::string& words) {
      const std::lock_guard lock(mutex_);
      share_ = share;
      words_ = words;
    });
    is_open_ = true;
  });
}

OpeningWindow::~OpeningWindow() {
  if (thread_.joinable()) thread_.join();
}

void OpeningWindow::resize(int width, int height) {
  width_ = width;
  height_ = height;
  drawn_.reset();
}

bool OpeningWindow::update(double, Surface&) {
  const ProgressPanel panel = now();
  const bool is_same = drawn_ && drawn_->words == panel.words &&
                       std::lround(drawn_->share * 100) == std::lround(panel.share * 100);
  if (is_same) return false;
  draw(panel);
  drawn_ = panel;
  return true;
}

Result<std::shared_ptr<const Position>> OpeningWindow::take_position() {
  thread_.join();
  return std::move(*position_);
}

ProgressPanel OpeningWindow::now() const {
  const std::lock_guard lock(mutex_);
  return {heading_, words_, share_};
}

void OpeningWindow::draw(const ProgressPanel& panel) {
  node_->removeChildren(0, node_->getNumChildren());
  Sheet sheet(*type_, unit_of(width_, height_));
  const PageRect window{0, 0, static_cast<double>(width_), static_cast<double>(height_)};
  sheet.surfaces().fill_rect(window, colours::kPaper);
  draw_progress(sheet, window, panel);
  node_->addChild(sheet.node());
}

}  // namespace parapet::viewer
