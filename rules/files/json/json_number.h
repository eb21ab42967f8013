#pragma once

#include <optional>

#include "geometry/numbers/ratio.h"
#include "rules/files/json/json_value.h"

namespace parapet {

// The number that a value says, from its digits: an integer, a decimal, an exponent (3.2, 1.5e-2),
// or a string of a fraction or decimal ("12/5", "0.8"); formats.md, intro.
//   (1) exact, or nothing: never rounded
//   (2) nothing if the value says no number, or one whose lowest terms do not fit 64 bits
std::optional<Ratio> exact_number(const JsonValue& value);

// The number as a file writes it: 3 or 25.4 where that is exact, else "12/5" as a string.
//   (1) exact_number(number_json(r)) == r
JsonValue number_json(const Ratio& number);

// The number as an answer writes it: always the string "num/den".
JsonValue fraction_json(const Ratio& number);

}  // namespace parapet
