#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "viewer/window/position.h"

namespace parapet::viewer {

// All positions of a board that was changed step by step, and which of them it is in now.
class History {
 public:
  explicit History(std::shared_ptr<const Position> start);

  const std::shared_ptr<const Position>& now() const { return steps_[at_].position; }

  // Another position follows; what was undone is forgotten. `words` say what was done. Of very many
  // steps the oldest are forgotten.
  void add(std::string words, std::shared_ptr<const Position> position);

  // One step back or forth. Return what was undone or done again; nothing at the end.
  std::optional<std::string> undo();
  std::optional<std::string> redo();
  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < steps_.size(); }

  // The present position is in a file.
  void mark_saved() { saved_ = now(); }
  bool is_saved() const { return saved_ == now(); }

 private:
  struct Step {
    std::string words;  // how the position came about
    std::shared_ptr<const Position> position;
  };
  std::vector<Step> steps_;
  std::size_t at_ = 0;
  std::shared_ptr<const Position> saved_;
};

}  // namespace parapet::viewer
