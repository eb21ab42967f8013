#include "rules/files/place_json.h"

#include <string>
#include <utility>
#include <variant>

namespace parapet {
namespace {

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
};

}  // namespace

JsonValue space_json(Space space) { return numbers_json(space.x, space.y, space.level); }

JsonValue dot_json(Dot dot) { return numbers_json(dot.x, dot.y, dot.level); }

JsonValue place_json(const Place& place) { return std::visit(PlaceWriter{}, place); }

}  // namespace parapet
