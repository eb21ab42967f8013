#include "rules/ask/mayhem/range_bands.h"

#include <algorithm>
#include <array>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"

namespace parapet::ask {
namespace {

using Reaches = std::array<std::optional<int>, 3>;

// [red, yellow, white], null = unused; null in its place: not asked.
Result<std::optional<Reaches>> read_reaches(const JsonCursor& at) {
  if (at.value().is_null()) return std::optional<Reaches>();
  if (!at.value().is_list() || at.value().items().size() != 3) {
    return Failure(at.wrong("three reaches in spaces: [red, yellow, white], null = unused"));
  }
  Reaches reaches;
  for (std::size_t n = 0; n < 3; ++n) {
    const JsonCursor item = at.item(n);
    if (item.value().is_null()) continue;
    const auto reach = item.integer(0, kMostSpaces);
    if (!reach) return Failure(reach.error());
    reaches[n] = *reach;
  }
  return std::optional<Reaches>(reaches);
}

// "RYW" in any order.
Result<std::array<mayhem::Band, 3>> read_order(const JsonCursor& at) {
  const auto text = at.text();
  if (!text) return Failure(text.error());
  std::string sorted = *text;
  std::sort(sorted.begin(), sorted.end());
  if (sorted != "RWY") return Failure(at.wrong("the letters R, Y and W in some order"));
  std::array<mayhem::Band, 3> order{};
  for (std::size_t n = 0; n < 3; ++n) {
    order[n] = (*text)[n] == 'R'   ? mayhem::Band::red
               : (*text)[n] == 'Y' ? mayhem::Band::yellow
                                   : mayhem::Band::white;
  }
  return order;
}

}  // namespace

std::optional<mayhem::RangeBands> read_bands(ObjectReader& reader) {
  const auto reach = reader.optional("bands", read_reaches, {});
  const auto order = reader.optional("bands_order", read_order);
  const auto shift = reader.optional("range_shift", read_integer(-kMostSpaces, kMostSpaces));
  if (!reach) {
    for (const std::string_view key : {"bands_order", "range_shift"}) {
      if (!reader.failed() && reader.cursor().member(key)) {
        reader.fail(missing_key(reader.cursor(), "bands"));
      }
    }
    return std::nullopt;
  }
  mayhem::RangeBands bands;
  bands.reach = *reach;
  if (order) bands.order = *order;
  bands.shift = shift.value_or(0);
  return bands;
}

}  // namespace parapet::ask
