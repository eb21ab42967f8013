#include "rules/files/mayhem/space_reader.h"

#include "geometry/tiles/board.h"
#include "rules/files/json/json_write.h"
#include "rules/files/place_text.h"

namespace parapet {
namespace {

std::string range(const char* name, int most) {
  return std::string(name) + " 0 to " + std::to_string(most);
}

Result<Space> read_numbers(const JsonCursor& at, int level) {
  constexpr int kFarOff = 1'000'000;  // no board reaches there; keeps the numbers small
  Space space{0, 0, level};
  int* const numbers[] = {&space.x, &space.y, &space.level};
  for (std::size_t n = 0; n < at.value().items().size(); ++n) {
    const auto number = at.item(n).integer(-kFarOff, kFarOff);
    if (!number) return Failure(number.error());
    *numbers[n] = *number;
  }
  return space;
}

}  // namespace

bool Extent::holds(Space space) const {
  return space.x >= 0 && space.y >= 0 && space.x < width && space.y < height && space.level >= 1 &&
         space.level <= Board::kMaxLevels;
}

Fault off_board(const JsonCursor& at, const Extent& extent) {
  return at.fault("off-board", described(at.value()),
                  "a space of " + std::string(extent.whose) + ": A1 to " +
                      to_letters(Space{extent.width - 1, extent.height - 1, 1}) + " (" +
                      range("x", extent.width - 1) + ", " + range("y", extent.height - 1) +
                      "), level 1 to " + std::to_string(Board::kMaxLevels));
}

Result<Space> read_space(const JsonCursor& at, const Extent& extent,
                         std::optional<int> level_unless_written) {
  const std::size_t count = at.value().items().size();
  const bool is_numbers = count == 3 || (count == 2 && level_unless_written);
  if (is_numbers) {
    const auto space = read_numbers(at, level_unless_written.value_or(1));
    if (space && !extent.holds(*space)) return Failure(off_board(at, extent));
    return space;
  }
  std::optional<Space> space;
  if (at.value().is_text()) space = space_from_letters(at.value().text());
  if (!space) {
    const char* numbers = level_unless_written ? "[x, y] or [x, y, level]" : "[x, y, level]";
    return Failure(at.wrong(std::string("a place such as \"F7\", \"F7@2\" or ") + numbers));
  }
  if (!extent.holds(*space)) return Failure(off_board(at, extent));
  return *space;
}

}  // namespace parapet
