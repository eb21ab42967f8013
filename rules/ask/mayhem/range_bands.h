#pragma once

#include <optional>

#include "rules/files/json/object_reader.h"
#include "rules/mayhem/attack/attack.h"

namespace parapet::ask {

constexpr int kMostSpaces = 1000;  // of a band

// The keys `bands`, `bands_order` and `range_shift` of an attack (formats.md, questions). Nothing
// if there are no bands; the other two are errors then.
std::optional<mayhem::RangeBands> read_bands(ObjectReader& reader);

}  // namespace parapet::ask
