#include "cli/mayhem/moved_board.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace parapet::cli {
namespace {

// Where the move ends.
std::optional<Space> end_of(const Told& told) {
  const std::string ask = told.ask();
  if (ask == "route") {
    const std::vector<Space> path = told.spaces("path");
    return path.empty() ? std::nullopt : std::optional(path.back());
  }
  if (ask == "walk" && told.yes("legal")) {
    const JsonValue* path = told.question.find("path");
    const JsonValue& last = items_of(path).back();
    const auto space = told.state.places->read(JsonCursor(last, "question"));
    return space ? std::optional(*space) : std::nullopt;
  }
  const bool is_made =
      (ask == "step" && told.yes("may_end")) || (ask == "push" && told.yes("legal"));
  const std::vector<Space> to = is_made ? told.stand("to") : std::vector<Space>();
  return to.empty() ? std::nullopt : std::optional(to.front());
}

// Who makes it: the unit named, or the one that stands where the move starts.
std::optional<std::size_t> mover_of(const Told& told) {
  const std::vector<mayhem::Unit>& units = told.state.pieces->units;
  const auto place = [&](const auto& is_the_one) -> std::optional<std::size_t> {
    const auto found = std::find_if(units.begin(), units.end(), is_the_one);
    if (found == units.end()) return std::nullopt;
    return static_cast<std::size_t>(found - units.begin());
  };
  for (const char* key : {"unit", "from", "target"}) {
    const std::string id = told.word(key);
    const auto named = place([&](const mayhem::Unit& unit) { return unit.id == id; });
    if (named) return named;
  }
  std::optional<Space> start;
  if (const JsonValue* path = told.question.find("path"); !items_of(path).empty()) {
    const auto read = told.state.places->read(JsonCursor(items_of(path).front(), "question"));
    if (read) start = *read;
  }
  for (const char* key : {"from", "target"}) {
    const std::vector<Space> stand = told.stand(key);
    if (!start && !stand.empty()) start = stand.front();
  }
  if (!start) return std::nullopt;
  return place([&](const mayhem::Unit& unit) { return unit.footprint.covers(*start); });
}

}  // namespace

std::optional<JsonValue> moved_board(const Told& told) {
  const std::optional<Space> end = end_of(told);
  const std::optional<std::size_t> mover = mover_of(told);
  if (!end || !mover) return std::nullopt;
  mayhem::Pieces pieces = *told.state.pieces;
  mayhem::Unit& unit = pieces.units[*mover];
  if (unit.main) {
    unit.main = Space{unit.main->x + end->x - unit.footprint.at.x,
                      unit.main->y + end->y - unit.footprint.at.y, end->level};
  }
  unit.footprint.at = *end;
  return mayhem_file_json(told.state.file_after(told.state.boards->map(), std::move(pieces)));
}

}  // namespace parapet::cli
