#include "viewer/window/history.h"

#include <utility>

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostSteps = 1000;

}  // namespace

History::History(std::shared_ptr<const Position> start)
    : steps_{{std::string(), start}}, saved_(std::move(start)) {}

void History::add(std::string words, std::shared_ptr<const Position> position) {
  steps_.resize(at_ + 1);
  steps_.push_back({std::move(words), std::move(position)});
  if (steps_.size() > kMostSteps) steps_.erase(steps_.begin());
  at_ = steps_.size() - 1;
}

std::optional<std::string> History::undo() {
  if (!can_undo()) return std::nullopt;
  return steps_[at_--].words;
}

std::optional<std::string> History::redo() {
  if (!can_redo()) return std::nullopt;
  return steps_[++at_].words;
}

}  // namespace parapet::viewer
