#include "viewer/shown.h"

#include "rules/files/whole_file.h"

namespace parapet::viewer {
namespace {

struct Size {
  PictureSize operator()(const BrickChange&) const { return kChangeSize; }
  PictureSize operator()(const BridgePicture& picture) const { return size_of(picture); }
  template <typename Picture>
  PictureSize operator()(const Picture&) const {
    return {};
  }
};

struct FindBadge {
  Badge operator()(const BoardPicture& picture) const {
    if (picture.sight) {
      const bool clear = picture.sight->ruling.sight;
      return {clear ? "CLEAR" : "BLOCKED", clear ? Role::allowed : Role::danger};
    }
    return of(picture.overlay);
  }
  Badge operator()(const ChangePicture& picture) const { return of(picture.before.overlay); }
  Badge operator()(const BrickPicture& picture) const { return of(picture.overlay); }
  Badge operator()(const BrickChange& picture) const { return of(picture.before.overlay); }
  Badge operator()(const ProfilePicture& picture) const { return {picture.badge, picture.tone}; }
  Badge operator()(const NetworkPicture& picture) const { return {picture.badge, picture.tone}; }
  Badge operator()(const BridgePicture& picture) const { return {picture.badge, picture.tone}; }

  template <typename Any>
  static Badge of(const std::optional<Any>& overlay) {
    return overlay ? Badge{overlay->badge, overlay->tone} : Badge();
  }
};

struct Make {
  PictureSize size;
  Result<std::string> operator()(const ChangePicture& picture) const {
    return make_change_picture(picture, size);
  }
  Result<std::string> operator()(const BrickChange& picture) const {
    return make_change_picture(picture, size);
  }
  template <typename Picture>
  Result<std::string> operator()(const Picture& picture) const {
    return make_picture(picture, size);
  }
};

}  // namespace

Badge badge_of(const Shown& shown) { return std::visit(FindBadge(), shown.picture); }

PictureSize size_of(const Shown& shown) { return std::visit(Size(), shown.picture); }

Result<std::string> make_picture(const Shown& shown, PictureSize size) {
  return std::visit(Make{size}, shown.picture);
}

Result<void> write_picture(const Shown& shown, const std::string& path) {
  return make_picture(shown, size_of(shown)).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

}  // namespace parapet::viewer
