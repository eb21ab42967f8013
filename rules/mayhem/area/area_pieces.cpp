#include "rules/mayhem/area/area_pieces.h"

#include <algorithm>
#include <utility>

namespace parapet::mayhem {

AreaPieces::AreaPieces(const Board& board, const Pieces& pieces, const Options& options)
    : first_(board, -1) {
  for (const Unit& unit : pieces.units) {
    add(board, {unit.id, unit.side, Stand::of(unit)}, options);
  }
  for (const Vehicle& vehicle : pieces.vehicles) {
    add(board, {vehicle.id, vehicle.side, Stand::of(vehicle)}, options);
  }
  for (const Device& device : pieces.devices) {
    add(board, {device.id, device.side, Stand::of(device)}, options);
  }
  for (const Marker& marker : pieces.markers) {
    if (marker.kind != MarkerKind::object) continue;
    AreaPiece object{marker.id, marker.side, Stand::of(marker)};
    if (board.print(marker.at).explosive) object.stand.lacks_protection = true;
    add(board, std::move(object), options);
  }
}

void AreaPieces::add(const Board& board, AreaPiece piece, const Options& options) {
  for (const Space& space : piece.stand.counting_spaces(options)) {
    if (!board.floor(space)) continue;
    entries_.push_back({all_.size(), first_.at(space)});
    first_.set(space, static_cast<int>(entries_.size()) - 1);
  }
  by_id_.emplace(piece.id, all_.size());
  all_.push_back(std::move(piece));
}

std::optional<std::size_t> AreaPieces::on(Space space) const {
  std::optional<std::size_t> found;
  for (int at = first_.at(space); at >= 0; at = entries_[static_cast<std::size_t>(at)].next) {
    found = entries_[static_cast<std::size_t>(at)].piece;  // the chain runs from the last piece
  }
  return found;
}

std::optional<std::size_t> AreaPieces::named(std::string_view id) const {
  const auto found = by_id_.find(id);
  if (found == by_id_.end()) return std::nullopt;
  return found->second;
}

std::vector<std::size_t> AreaPieces::within(const std::vector<AreaSpace>& area) const {
  std::vector<std::size_t> result;
  for (const AreaSpace& one : area) {
    for (int at = first_.at(one.space); at >= 0; at = entries_[static_cast<std::size_t>(at)].next) {
      result.push_back(entries_[static_cast<std::size_t>(at)].piece);
    }
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::size_t AreaPieces::count_on(Space space) const {
  std::size_t count = 0;
  for (int at = first_.at(space); at >= 0; at = entries_[static_cast<std::size_t>(at)].next) {
    ++count;
  }
  return count;
}

}  // namespace parapet::mayhem
