#include "scans/read/read_vtt.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostBytes = std::size_t{1} << 28;
constexpr std::size_t kMostValues = 4'000'000;
constexpr int kDeepest = 16;
constexpr double kFarthest = 1e6;  // squares

// Keeps what counts: no more than so many values, no deeper than so, and not the picture.
struct Sieve {
  std::size_t values = 0;
  bool skips_next = false;
  bool too_much = false;

  bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::key) {
      skips_next = parsed == "image" || parsed == "lights";
      return true;
    }
    const bool begins =
        event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start;
    if (begins || event == Json::parse_event_t::value) ++values;
    if (values > kMostValues || depth > kDeepest) {
      too_much = true;
      return false;
    }
    if (event == Json::parse_event_t::value || begins) {
      const bool skips = skips_next;
      skips_next = false;
      return !skips;
    }
    return true;
  }
};

std::optional<double> number_in(const Json& object, const char* key) {
  if (!object.is_object()) return std::nullopt;
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number()) return std::nullopt;
  const double number = found->get<double>();
  if (!(std::abs(number) <= kFarthest)) return std::nullopt;
  return number;
}

std::optional<std::array<double, 2>> place_in(const Json& object) {
  const auto x = number_in(object, "x");
  const auto y = number_in(object, "y");
  if (!x || !y) return std::nullopt;
  return std::array<double, 2>{*x, *y};
}

// Reads walls into a map, and stops at the first fault.
class MapReader {
 public:
  explicit MapReader(const std::string& path) : path_(path) {}

  std::optional<Fault> read(const Json& root) {
    if (const auto resolution = root.find("resolution"); resolution != root.end()) {
      if (const auto size = resolution->find("map_size"); size != resolution->end()) {
        const auto sides = place_in(*size);
        if (!sides || (*sides)[0] < 0 || (*sides)[1] < 0) {
          return wrong("/resolution/map_size", "x and y, in squares");
        }
        map_.width = (*sides)[0];
        map_.height = (*sides)[1];
      }
      if (const auto origin = resolution->find("map_origin"); origin != resolution->end()) {
        const auto place = place_in(*origin);
        if (!place) return wrong("/resolution/map_origin", "x and y, in squares");
        origin_ = *place;
      }
    }
    for (const char* key : {"line_of_sight", "objects_line_of_sight"}) {
      if (auto fault = read_lines(root, key)) return fault;
    }
    return read_portals(root);
  }

  WallMap take() { return std::move(map_); }

 private:
  Fault wrong(const std::string& place, const std::string& expected) const {
    return bad_scan(path_, place, "something else", expected).value();
  }

  void add(const std::array<double, 2>& from, const std::array<double, 2>& to, bool opens,
           bool closed) {
    if (from == to) return;
    WallMap::Wall wall;
    wall.from = {from[0] - origin_[0], from[1] - origin_[1]};
    wall.to = {to[0] - origin_[0], to[1] - origin_[1]};
    wall.opens = opens;
    wall.closed = closed;
    map_.walls.push_back(wall);
  }

  std::optional<Fault> read_lines(const Json& root, const std::string& key) {
    const auto lines = root.find(key);
    if (lines == root.end() || lines->is_null()) return std::nullopt;
    if (!lines->is_array()) return wrong("/" + key, "a list of lines");
    for (std::size_t i = 0; i < lines->size(); ++i) {
      const std::string place = "/" + key + "/" + std::to_string(i);
      const Json& line = (*lines)[i];
      if (!line.is_array()) return wrong(place, "a list of points");
      std::optional<std::array<double, 2>> last;
      for (std::size_t n = 0; n < line.size(); ++n) {
        const auto point = place_in(line[n]);
        if (!point) return wrong(place + "/" + std::to_string(n), "a point with x and y");
        if (last) add(*last, *point, false, true);
        last = point;
      }
    }
    return std::nullopt;
  }

  std::optional<Fault> read_portals(const Json& root) {
    const auto portals = root.find("portals");
    if (portals == root.end() || portals->is_null()) return std::nullopt;
    if (!portals->is_array()) return wrong("/portals", "a list of portals");
    for (std::size_t i = 0; i < portals->size(); ++i) {
      const std::string place = "/portals/" + std::to_string(i);
      const Json& portal = (*portals)[i];
      if (!portal.is_object()) return wrong(place, "a portal");
      const auto bounds = portal.find("bounds");
      const bool two = bounds != portal.end() && bounds->is_array() && bounds->size() == 2;
      const auto from = two ? place_in((*bounds)[0]) : std::nullopt;
      const auto to = two ? place_in((*bounds)[1]) : std::nullopt;
      if (!from || !to) return wrong(place + "/bounds", "two points with x and y");
      const auto closed = portal.find("closed");
      add(*from, *to, true, closed == portal.end() || !closed->is_boolean() || closed->get<bool>());
    }
    return std::nullopt;
  }

  const std::string& path_;
  WallMap map_;
  std::array<double, 2> origin_{};
};

}  // namespace

bool is_vtt(std::string_view bytes) {
  const std::string_view start = without_mark(bytes).substr(0, 4096);
  const std::size_t brace = start.find_first_not_of(" \t\r\n");
  if (brace == std::string_view::npos || start[brace] != '{') return false;
  for (const std::string_view key :
       {"\"pixels_per_grid\"", "\"line_of_sight\"", "\"map_size\"", "\"portals\""}) {
    if (start.find(key) != std::string_view::npos) return true;
  }
  return false;
}

Result<Scan> read_vtt(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  if (bytes.size() > kMostBytes) {
    return over_limit(path, {}, counted(bytes.size(), "byte"),
                      "at most " + std::to_string(kMostBytes));
  }
  Sieve sieve;
  Json root;
  bytes = without_mark(bytes);
  try {
    root = Json::parse(bytes.begin(), bytes.end(), std::ref(sieve));
  } catch (const Json::parse_error& error) {
    return bad_scan(path, "byte " + std::to_string(error.byte), "no JSON",
                    "a map of Universal VTT");
  } catch (const Json::exception&) {
    return bad_scan(path, {}, "a number beyond all measure", "a map of Universal VTT");
  }
  if (sieve.too_much) {
    return over_limit(
        path, {}, "more values, or values within values",
        "at most " + std::to_string(kMostValues) + ", " + std::to_string(kDeepest) + " deep");
  }
  Scan scan;
  scan.format = "Universal VTT";
  if (root.is_object() && root.contains("levels") && root["levels"].is_array() &&
      !root["levels"].empty() && !root.contains("line_of_sight")) {
    const std::size_t levels = root["levels"].size();
    Json first = root["levels"][0];
    if (first.is_object() && !first.contains("resolution") && root.contains("resolution")) {
      first["resolution"] = root["resolution"];
    }
    if (levels > 1) {
      scan.notes.push_back("It has " + std::to_string(levels) +
                           " levels; the first was read. Export a file for each of them.");
    }
    root = std::move(first);
  }
  if (!root.is_object()) return bad_scan(path, {}, "no object", "a map of Universal VTT");
  MapReader reader(path);
  if (auto fault = reader.read(root)) return Failure(*std::move(fault));
  WallMap map = reader.take();
  if (map.walls.empty()) {
    return bad_scan(path, "/line_of_sight", "no wall",
                    "walls: a map without any is only a picture");
  }
  if (map.walls.size() > limits.most_faces) {
    return over_limit(path, {}, counted(map.walls.size(), "wall"),
                      "at most " + std::to_string(limits.most_faces));
  }
  scan.shape = std::move(map);
  return scan;
}

}  // namespace parapet::scans
