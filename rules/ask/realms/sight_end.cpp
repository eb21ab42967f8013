#include "rules/ask/realms/sight_end.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "rules/ask/realms/places.h"
#include "rules/files/realms/length_json.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kStandIn =
    "figure on ";  // no id: ids of the file have been read already

}  // namespace

Result<realms::SightEnd> read_sight_end(const JsonCursor& at, const RealmsState& state,
                                        std::vector<realms::Unit>& units) {
  if (at.value().is_list()) {
    const auto point = read_point_mm(at);
    if (!point) return Failure(point.error());
    return *point;
  }
  const auto place = read_realms_place(at, state);
  if (!place) return Failure(place.error());
  if (const auto* unit = std::get_if<std::size_t>(&*place)) return *unit;
  const auto space = std::get<realms::SpaceId>(*place);
  if (const auto unit = unit_on(state, space)) return *unit;
  realms::Unit figure;
  figure.id = std::string(kStandIn) + state.field().name_of(space);
  figure.at = space;
  units.push_back(std::move(figure));
  return units.size() - 1;
}

}  // namespace parapet::ask
