#include "rules/files/facing_json.h"

#include <string>

namespace parapet {
namespace {

constexpr const char* kFour = "one of N, E, S or W";

std::optional<Facing> written_facing(const JsonCursor& at) {
  return facing_from_text(at.value().text());
}

}  // namespace

Result<Facing> read_facing(const JsonCursor& at, const Options& options) {
  const bool eight = options.is("F2", "eight");
  const std::optional<Facing> facing = written_facing(at);
  if (!facing) {
    return Failure(at.wrong(eight ? "one of N, NE, E, SE, S, SW, W or NW" : kFour));
  }
  if (is_slanting(*facing) && !eight) {
    return Failure(at.wrong(std::string(kFour) + ": the others only with option F2 `eight`"));
  }
  return *facing;
}

Result<Heading> read_heading(const JsonCursor& at) {
  const std::optional<Facing> facing = written_facing(at);
  if (!facing || is_slanting(*facing)) return Failure(at.wrong(kFour));
  return static_cast<Heading>(static_cast<int>(*facing) / 2);  // both run clockwise from north
}

JsonValue facing_json(Facing facing) { return JsonValue::from_text(std::string(to_text(facing))); }

JsonValue heading_json(Heading heading) {
  return facing_json(static_cast<Facing>(2 * static_cast<int>(heading)));
}

}  // namespace parapet
