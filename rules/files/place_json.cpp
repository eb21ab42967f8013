#include "rules/files/place_json.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rules/files/json/json_number.h"

namespace parapet {
namespace {

constexpr std::int64_t kTicksPerMillimetre = 10;

JsonValue numbers_json(int x, int y, int level) {
  return JsonValue::from_list(
      {JsonValue::from_integer(x), JsonValue::from_integer(y), JsonValue::from_integer(level)});
}

JsonValue keyed(std::string key, JsonValue value) {
  return JsonValue::from_members({{std::move(key), std::move(value)}});
}

struct PlaceWriter {
  JsonValue operator()(std::monostate /*nowhere*/) const { return {}; }
  JsonValue operator()(Space space) const { return space_json(space); }
  JsonValue operator()(Dot dot) const { return keyed("dot", dot_json(dot)); }
  JsonValue operator()(Edge edge) const {
    const char* axis = edge.axis == EdgeAxis::vertical ? "V" : "H";
    return keyed("edge",
                 JsonValue::from_list({JsonValue::from_text(axis), JsonValue::from_integer(edge.x),
                                       JsonValue::from_integer(edge.y),
                                       JsonValue::from_integer(edge.level)}));
  }
  JsonValue operator()(Plate plate) const { return keyed("plate", space_json(plate.over)); }
  JsonValue operator()(const NamedSpace& space) const { return JsonValue::from_text(space.name); }
  JsonValue operator()(const NamedPiece& piece) const {
    return keyed("piece", JsonValue::from_text(piece.id));
  }
  JsonValue operator()(Point point) const { return keyed("point", point_json(point)); }
};

}  // namespace

JsonValue space_json(Space space) { return numbers_json(space.x, space.y, space.level); }

JsonValue dot_json(Dot dot) { return numbers_json(dot.x, dot.y, dot.level); }

JsonValue point_json(Point point) {
  std::vector<JsonValue> items;
  for (const std::int64_t ticks : {point.x, point.y, point.z}) {
    items.push_back(number_json(Ratio::of(ticks, kTicksPerMillimetre)));
  }
  return JsonValue::from_list(std::move(items));
}

JsonValue place_json(const Place& place) { return std::visit(PlaceWriter{}, place); }

}  // namespace parapet
