#include "viewer/window/shown_units.h"

#include <algorithm>
#include <variant>

namespace parapet::viewer {
namespace {

template <class Items>
bool has_id(const Items& items, const std::string& id) {
  return std::any_of(items.begin(), items.end(), [&id](const auto& item) { return item.id == id; });
}

struct HasUnit {
  const std::string& id;

  bool operator()(const BoardPicture& picture) const {
    const mayhem::Pieces* pieces = picture.pieces;
    return pieces != nullptr && (has_id(pieces->units, id) || has_id(pieces->vehicles, id) ||
                                 has_id(pieces->devices, id));
  }
  bool operator()(const BrickPicture& picture) const { return has_id(picture.units, id); }
  bool operator()(const ChangePicture& picture) const { return (*this)(picture.after); }
  bool operator()(const BrickChange& picture) const { return (*this)(picture.after); }
  bool operator()(const ProfilePicture&) const { return false; }
  bool operator()(const NetworkPicture&) const { return false; }
  bool operator()(const BridgePicture&) const { return false; }
};

}  // namespace

bool has_unit(const Shown& shown, const std::string& id) {
  return std::visit(HasUnit{id}, shown.picture);
}

}  // namespace parapet::viewer
