#include "rules/files/skyline/network_json.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/skyline/known_id.h"
#include "rules/files/skyline/limits.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 4> kLocationKeys = {"id", "name", "territory", "at_mm"};
constexpr std::array<std::string_view, 2> kSkylineKeys = {"spaces", "routes"};
constexpr std::array<std::string_view, 3> kStopKeys = {"id", "location", "at_mm"};
constexpr std::array<std::string_view, 2> kRailKeys = {"between", "via_mm"};

using Pair = std::pair<std::size_t, std::size_t>;

Result<skyline::Location> read_location(const JsonCursor& at) {
  ObjectReader reader(at, kLocationKeys);
  skyline::Location location;
  location.id = reader.required("id", read_name);
  location.name = reader.optional("name", read_name, std::string());
  location.territory = reader.required("territory", read_name);
  location.at = reader.optional("at_mm", read_point_mm);
  return reader.finish(std::move(location));
}

// Each id once, and one at least.
Result<std::vector<skyline::Location>> read_locations(const JsonCursor& at) {
  auto locations = read_list(at, kMaxLocations, "locations", read_location);
  if (!locations) return locations;
  if (locations->empty()) return Failure(at.wrong("a list of one location at least"));
  if (auto checked = check_ids_differ(at, "location", *locations); !checked) {
    return Failure(checked.error());
  }
  return locations;
}

// Two different things, by their ids.
Result<Pair> read_pair(const JsonCursor& at, const KnownIds& ids) {
  if (!at.value().is_list() || at.value().items().size() != 2) {
    return Failure(at.wrong("a list of two ids"));
  }
  const auto first = ids.read(at.item(0));
  if (!first) return Failure(first.error());
  const auto second = ids.read(at.item(1));
  if (!second) return Failure(second.error());
  if (*first == *second) {
    return Failure(at.wrong("the ids of two: none is joined with itself"));
  }
  return Pair{*first, *second};
}

// "duplicate-arc" for a pair that was there before, in either order.
class PairCheck {
 public:
  Result<void> add(const JsonCursor& at, Pair pair) {
    const auto [before, is_new] = seen_.emplace(std::minmax(pair.first, pair.second), at.pointer());
    if (is_new) return {};
    return Failure(at.fault("duplicate-arc", "the pair at " + before->second + " once more",
                            "each pair once; it counts both ways"));
  }

 private:
  std::map<Pair, std::string> seen_;
};

Result<skyline::Stop> read_stop(const JsonCursor& at, const KnownIds& locations) {
  ObjectReader reader(at, kStopKeys);
  skyline::Stop stop;
  stop.id = reader.required("id", read_name);
  stop.location =
      reader.required("location", [&](const JsonCursor& id) { return locations.read(id); });
  stop.at = reader.optional("at_mm", read_point_mm);
  return reader.finish(std::move(stop));
}

Result<skyline::Rail> read_rail(const JsonCursor& at, const KnownIds& stops) {
  const auto pair = [&](const JsonCursor& ids) { return read_pair(ids, stops); };
  if (at.value().is_list()) {
    return pair(at).map([](Pair ends) { return skyline::Rail{ends.first, ends.second, {}}; });
  }
  if (!at.value().is_object()) {
    return Failure(
        at.wrong("an arc such as [\"a\", \"b\"] or {\"between\": [\"a\", \"b\"], "
                 "\"via_mm\": [[0, 0, 40]]}"));
  }
  ObjectReader reader(at, kRailKeys);
  skyline::Rail rail;
  std::tie(rail.from, rail.to) = reader.required("between", pair);
  rail.bends =
      reader.optional("via_mm",
                      [](const JsonCursor& points) {
                        return read_list(points, kMaxRailBends, "points of one arc", read_point_mm);
                      },
                      {});
  return reader.finish(std::move(rail));
}

struct Skyline {
  std::vector<skyline::Stop> stops;
  std::vector<skyline::Rail> rails;
};

Result<std::vector<skyline::Rail>> read_rails(const JsonCursor& at, const KnownIds& stops) {
  PairCheck check;
  return read_list(at, kMaxArcs, "arcs", [&](const JsonCursor& item) -> Result<skyline::Rail> {
    auto rail = read_rail(item, stops);
    if (!rail) return rail;
    if (auto is_new = check.add(item, {rail->from, rail->to}); !is_new) {
      return Failure(is_new.error());
    }
    return rail;
  });
}

Result<Skyline> read_skyline(const JsonCursor& at, const KnownIds& locations) {
  ObjectReader reader(at, kSkylineKeys);
  Skyline skyline;
  skyline.stops =
      reader.required("spaces", [&](const JsonCursor& list) -> Result<std::vector<skyline::Stop>> {
        auto stops = read_list(list, kMaxStops, "spaces of the sky-line",
                               [&](const JsonCursor& stop) { return read_stop(stop, locations); });
        if (!stops) return stops;
        if (auto checked = check_ids_differ(list, "space of the sky-line", *stops); !checked) {
          return Failure(checked.error());
        }
        return stops;
      });
  const KnownIds ids("a space of the sky-line", skyline.stops);
  skyline.rails =
      reader.required("routes", [&](const JsonCursor& list) { return read_rails(list, ids); });
  return reader.finish(std::move(skyline));
}

Result<std::vector<Pair>> read_borders(const JsonCursor& at, const KnownIds& locations) {
  PairCheck check;
  return read_list(at, kMaxBorders, "pairs of locations",
                   [&](const JsonCursor& item) -> Result<Pair> {
                     const auto pair = read_pair(item, locations);
                     if (!pair) return pair;
                     if (auto is_new = check.add(item, *pair); !is_new) {
                       return Failure(is_new.error());
                     }
                     return pair;
                   });
}

Result<std::vector<std::size_t>> read_tokens(const JsonCursor& at, const KnownIds& locations) {
  std::set<std::size_t> seen;
  return read_list(at, kMaxLocations, "locations with a token",
                   [&](const JsonCursor& item) -> Result<std::size_t> {
                     const auto location = locations.read(item);
                     if (location && !seen.insert(*location).second) {
                       return Failure(item.fault("duplicate-id", "a location once more",
                                                 "each location with a token once"));
                     }
                     return location;
                   });
}

JsonValue point_json(const Point& point) {
  return JsonValue::from_list({length_json(point.x, kMillimetres),
                               length_json(point.y, kMillimetres),
                               length_json(point.z, kMillimetres)});
}

void add_point(std::vector<JsonMember>& members, const std::optional<Point>& at) {
  if (at) members.push_back({"at_mm", point_json(*at)});
}

JsonValue location_json(const skyline::Location& location) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(location.id)}};
  if (!location.name.empty()) members.push_back({"name", JsonValue::from_text(location.name)});
  members.push_back({"territory", JsonValue::from_text(location.territory)});
  add_point(members, location.at);
  return JsonValue::from_members(std::move(members));
}

JsonValue pair_json(const std::string& first, const std::string& second) {
  return JsonValue::from_list({JsonValue::from_text(first), JsonValue::from_text(second)});
}

JsonValue skyline_json(const skyline::Network& network) {
  const auto stop_json = [&](const skyline::Stop& stop) {
    std::vector<JsonMember> members = {
        {"id", JsonValue::from_text(stop.id)},
        {"location", JsonValue::from_text(network.locations[stop.location].id)}};
    add_point(members, stop.at);
    return JsonValue::from_members(std::move(members));
  };
  const auto rail_json = [&](const skyline::Rail& rail) {
    JsonValue ends = pair_json(network.stops[rail.from].id, network.stops[rail.to].id);
    if (rail.bends.empty()) return ends;
    return JsonValue::from_members(
        {{"between", std::move(ends)}, {"via_mm", list_json(rail.bends, point_json)}});
  };
  return JsonValue::from_members({{"spaces", list_json(network.stops, stop_json)},
                                  {"routes", list_json(network.rails, rail_json)}});
}

}  // namespace

skyline::Network read_network(ObjectReader& reader) {
  skyline::Network network;
  network.locations = reader.required("locations", read_locations);
  const KnownIds locations("a location", network.locations);
  network.adjacent = reader.optional(
      "adjacent", [&](const JsonCursor& at) { return read_borders(at, locations); }, {});
  Skyline skyline =
      reader.required("skyline", [&](const JsonCursor& at) { return read_skyline(at, locations); });
  network.stops = std::move(skyline.stops);
  network.rails = std::move(skyline.rails);
  network.tokens = reader.optional(
      "tokens", [&](const JsonCursor& at) { return read_tokens(at, locations); }, {});
  network.dice = reader.required("dice", read_sky_dice);
  return network;
}

std::vector<JsonMember> network_members(const skyline::Network& network) {
  const auto location_id = [&](std::size_t location) {
    return JsonValue::from_text(network.locations[location].id);
  };
  const auto border_json = [&](const Pair& pair) {
    return JsonValue::from_list({location_id(pair.first), location_id(pair.second)});
  };
  std::vector<JsonMember> members = {{"locations", list_json(network.locations, location_json)}};
  if (!network.adjacent.empty()) {
    members.push_back({"adjacent", list_json(network.adjacent, border_json)});
  }
  members.push_back({"skyline", skyline_json(network)});
  if (!network.tokens.empty()) {
    members.push_back({"tokens", list_json(network.tokens, location_id)});
  }
  members.push_back(
      {"dice", JsonValue::from_members({{"count", index_json(network.dice.count)},
                                        {"faces", list_json(network.dice.faces, sky_face_json)}})});
  return members;
}

}  // namespace parapet
