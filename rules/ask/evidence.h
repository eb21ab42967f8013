#pragma once

#include <any>
#include <memory>
#include <utility>

namespace parapet::ask {

// What a ruling met on the way to its answer (lines, profiles), for pictures: the ruling of its own
// game, whole. Cheap to copy.
class Evidence {
 public:
  Evidence() = default;  // none

  template <class Ruling>
  static Evidence of(Ruling ruling) {
    Evidence evidence;
    evidence.held_ = std::make_shared<const Ruling>(std::move(ruling));
    return evidence;
  }

  // The ruling, if it is of that kind; else a null pointer. It lives as long as the evidence.
  template <class Ruling>
  const Ruling* as() const {
    const auto* held = std::any_cast<std::shared_ptr<const Ruling>>(&held_);
    return held == nullptr ? nullptr : held->get();
  }

 private:
  std::any held_;  // a shared pointer to the ruling
};

}  // namespace parapet::ask
