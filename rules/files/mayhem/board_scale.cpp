#include "rules/files/mayhem/board_scale.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "geometry/numbers/length.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"

namespace parapet {
namespace {

constexpr std::array<std::string_view, 3> kScaleKeys = {"space_mm", "storey_mm", "plate_mm"};
constexpr std::int64_t kTicksPerMm = Length::millimetres(1).ticks();

// REQUIRES: a length that read_length_mm gave.
std::int64_t ticks_of(const Ratio& mm) { return mm.numerator() * kTicksPerMm / mm.denominator(); }

std::string mm_text(std::int64_t ticks) {
  return write_json_line(number_json(Ratio::of(ticks, kTicksPerMm))) + " mm";
}

// How many ticks a space or storey may have, so many of which lie side by side.
Result<Ratio> read_repeated(const JsonCursor& at, int times, const char* what) {
  auto length = read_length_mm(at);
  const std::int64_t most = kMaxCoordinate / times;
  if (length && ticks_of(*length) > most) {
    return Failure(at.wrong("at most " + mm_text(most) + ": this board has " +
                            std::to_string(times) + " " + what + " in a row, and may end at " +
                            mm_text(kMaxCoordinate)));
  }
  return length;
}

}  // namespace

Result<Ratio> read_length_mm(const JsonCursor& at) {
  auto length = at.number();
  if (!length) return length;
  if (*length <= Ratio() || *length > Ratio::of(kMaxCoordinate, kTicksPerMm)) {
    return Failure(at.wrong("a length above 0 and up to " + mm_text(kMaxCoordinate)));
  }
  if (kTicksPerMm % length->denominator() != 0) {
    return Failure(at.wrong("a length in whole ticks of 0.1 mm"));
  }
  return length;
}

Result<BoardScale> read_scale(const JsonCursor& at, const Board& board) {
  ObjectReader reader(at, kScaleKeys);
  BoardScale scale;
  const int side = std::max(board.width(), board.height());
  scale.space_mm = reader.optional(
      "space_mm", [&](const JsonCursor& space) { return read_repeated(space, side, "spaces"); },
      scale.space_mm);
  scale.storey_mm = reader.optional(
      "storey_mm",
      [&](const JsonCursor& storey) { return read_repeated(storey, board.levels(), "storeys"); },
      scale.storey_mm);
  scale.plate_mm = reader.optional("plate_mm", read_length_mm, scale.plate_mm);
  if (!reader.failed() && scale.plate_mm >= scale.storey_mm) {
    reader.fail(at.wrong("a plate_mm below the storey_mm"));
  }
  return reader.finish(scale);
}

JsonValue scale_json(const BoardScale& scale) {
  return JsonValue::from_members({{"space_mm", number_json(scale.space_mm)},
                                  {"storey_mm", number_json(scale.storey_mm)},
                                  {"plate_mm", number_json(scale.plate_mm)}});
}

}  // namespace parapet
