#include "viewer/report/storey_split.h"

#include <algorithm>
#include <map>

#include "viewer/stage/brick_storeys.h"

namespace parapet::viewer {
namespace {

class Split {
 public:
  explicit Split(const BrickLayout& layout)
      : layout_(layout),
        picture_(layout.picture()),
        storeys_(storeys_of(picture_.spaces)),
        parts_(storeys_.size() + 1) {
    for (std::size_t n = 0; n < parts_.size(); ++n) {
      const bool is_last = n == storeys_.size();
      parts_[n].name = !is_last ? storeys_[n].name : storeys_.empty() ? "Board" : "Roof";
      BrickPicture& plates = parts_[n].plates;
      plates.pieces = picture_.pieces;
      plates.bodies = picture_.bodies;
      plates.is_map = picture_.is_map;
      if (picture_.overlay) plates.overlay.emplace();
    }
  }

  std::vector<StoreyPart> take() {
    add_pieces();
    add_spaces();
    for (const BrickUnit& unit : picture_.units) part_at(unit.foot.z).plates.units.push_back(unit);
    std::erase_if(parts_, [](const StoreyPart& part) {
      return part.pieces.empty() && part.plates.spaces.empty() && part.plates.units.empty();
    });
    return std::move(parts_);
  }

 private:
  StoreyPart& part_at(double height) {
    const auto first =
        std::find_if(storeys_.begin(), storeys_.end(),
                     [height](const Storey& storey) { return height <= storey.ceiling; });
    return parts_[static_cast<std::size_t>(first - storeys_.begin())];
  }

  void add_pieces() {
    std::map<std::size_t, std::vector<std::size_t>> bodies;  // of each piece
    std::map<std::size_t, double> feet;
    for (std::size_t n = 0; n < picture_.bodies.size(); ++n) {
      const Body& body = picture_.bodies[n];
      if (!layout_.shows(body)) continue;
      bodies[body.piece].push_back(n);
      const auto foot = static_cast<double>(layout_.poses().bounds_of(body).lo().z);
      const auto [known, is_new] = feet.emplace(body.piece, foot);
      if (!is_new) known->second = std::min(known->second, foot);
    }
    for (const auto& [piece, foot] : feet) {
      StoreyPart& part = part_at(foot);
      part.pieces.push_back(piece);
      part.bodies.insert(part.bodies.end(), bodies[piece].begin(), bodies[piece].end());
    }
  }

  void add_spaces() {
    std::vector<std::pair<StoreyPart*, std::size_t>> now;  // of each space: where it is now
    for (const BrickSpace& space : picture_.spaces) {
      StoreyPart& part = part_at(space.height);
      now.emplace_back(&part, part.plates.spaces.size());
      part.plates.spaces.push_back(space);
    }
    if (!picture_.overlay) return;
    for (BrickOverlay::Tint tint : picture_.overlay->tints) {
      const auto& [part, space] = now[tint.space];
      tint.space = space;
      part->plates.overlay->tints.push_back(tint);
    }
    for (BrickOverlay::Value value : picture_.overlay->values) {
      const auto& [part, space] = now[value.space];
      value.space = space;
      part->plates.overlay->values.push_back(std::move(value));
    }
  }

  const BrickLayout& layout_;
  const BrickPicture& picture_;
  std::vector<Storey> storeys_;
  std::vector<StoreyPart> parts_;
};

}  // namespace

std::vector<StoreyPart> split_by_storeys(const BrickLayout& layout) { return Split(layout).take(); }

}  // namespace parapet::viewer
