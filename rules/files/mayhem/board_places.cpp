#include "rules/files/mayhem/board_places.h"

#include <optional>
#include <utility>

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_write.h"
#include "rules/files/place_text.h"
#include "rules/nearest_name.h"

namespace parapet {

BoardPlaces::BoardPlaces(const TileMap& map, const Board& board)
    : map_(&map), extent_{board.width(), board.height()} {
  for (std::size_t n = 0; n < map.layout.size(); ++n) entries_[map.layout[n].id].push_back(n);
}

Result<Space> BoardPlaces::read(const JsonCursor& at) const {
  if (const auto place = entry_space_from_text(at.value().text())) {
    return read_entry_space(at, place->entry, place->own);
  }
  return read_space(at, extent_);
}

Result<Space> BoardPlaces::read_on_level(const JsonCursor& at, int level) const {
  return at.value().is_list() ? read_space(at, extent_, level) : read(at);
}

Result<Space> BoardPlaces::read_entry_space(const JsonCursor& at, std::string_view id,
                                            Space own) const {
  const auto index = entry(at, id);
  if (!index) return Failure(index.error());
  const Placement& placement = map_->layout[*index];
  const Plan& ground = map_->tiles[placement.tile].levels.front().plan;
  const Extent tile{ground.width(), ground.height(), "that tile"};
  if (!tile.holds(own)) return Failure(off_board(at, tile));
  return on_board(ground, placement, own);
}

Result<std::size_t> BoardPlaces::read_entry(const JsonCursor& at) const {
  if (!at.value().is_text()) return Failure(at.wrong("the id of an entry of the layout"));
  return entry(at, at.value().text());
}

Result<std::size_t> BoardPlaces::entry(const JsonCursor& at, std::string_view id) const {
  const auto found = entries_.find(id);
  if (found == entries_.end()) {
    std::vector<std::string_view> known;
    for (const auto& entry : entries_) known.push_back(entry.first);
    return Failure(at.fault(
        "unknown-entry", described(at.value()),
        "an entry of the layout such as \"" + shortened(nearest_name(id, known), 60) + "\""));
  }
  if (found->second.size() > 1) {
    return Failure(at.fault("two-entries", described(at.value()),
                            "an id that only one entry of the layout has, not " +
                                std::to_string(found->second.size())));
  }
  return found->second.front();
}

}  // namespace parapet
