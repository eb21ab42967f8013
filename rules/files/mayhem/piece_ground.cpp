#include "rules/files/mayhem/piece_ground.h"

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/place_text.h"

namespace parapet {
namespace {

Fault no_floor(const JsonCursor& at, Space space) {
  return at.fault("no-floor", described(at.value()) + ", and no floor at " + to_letters(space),
                  "a space with floor");
}

}  // namespace

Result<std::string> read_piece_id(const JsonCursor& at) {
  auto id = read_name(at);
  if (id && reads_as_place(*id)) {
    return Failure(at.fault("id-reads-as-place", described(at.value()) + ", which reads as a place",
                            "an id that no place is called by"));
  }
  return id;
}

Result<Space> read_standing(const JsonCursor& at, const PieceGround& ground) {
  auto space = ground.places.read(at);
  if (space && !ground.board.floor(*space)) return Failure(no_floor(at, *space));
  return space;
}

Result<FootprintSize> read_size(const JsonCursor& at) {
  if (at.value().items().size() != 2) return Failure(at.wrong("[width, height] in spaces"));
  const auto width = at.item(0).integer(1, kMaxFootprintSide);
  if (!width) return Failure(width.error());
  const auto height = at.item(1).integer(1, kMaxFootprintSide);
  if (!height) return Failure(height.error());
  return FootprintSize{*width, *height};
}

JsonValue size_json(const mayhem::Footprint& footprint) {
  return JsonValue::from_list(
      {JsonValue::from_integer(footprint.width), JsonValue::from_integer(footprint.height)});
}

Result<void> check_footprint(const JsonCursor& at, const mayhem::Footprint& footprint,
                             const PieceGround& ground) {
  const Space last = footprint.south_east();
  const Extent& extent = ground.places.extent();
  if (!extent.holds(last)) {
    Fault fault = off_board(at, extent);
    fault.found += ", and a piece that reaches from there to " + to_letters(last);
    return Failure(std::move(fault));
  }
  const bool one_is_enough = ground.options.is("G3", "overhang");
  const auto has_floor = [&](Space space) { return ground.board.floor(space); };
  const auto gap = mayhem::first_space(footprint, [&](Space space) { return !has_floor(space); });
  const bool any_floor = mayhem::first_space(footprint, has_floor).has_value();
  if (gap && !(one_is_enough && any_floor)) return Failure(no_floor(at, *gap));
  return {};
}

}  // namespace parapet
