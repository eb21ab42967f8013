#include "rules/files/realms/length_json.h"

#include <string>

#include "geometry/numbers/length.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/realms/limits.h"

namespace parapet {

Result<std::int64_t> read_length(const JsonCursor& at, LengthUnit unit) {
  const auto number = exact_number(at.value());
  if (!number) return Failure(at.wrong("a number of " + std::string(unit.name)));
  const Ratio most = Ratio::of(kMaxCoordinate, unit.ticks);
  if (*number > most || *number < Ratio::of(-kMaxCoordinate, unit.ticks)) {
    return Failure(at.fault("out-of-range", described(at.value()),
                            "at most " + std::to_string(kMaxCoordinate / unit.ticks) + " " +
                                std::string(unit.name) + " either way"));
  }
  // In lowest terms, n/d of t ticks is whole only if d divides t.
  if (unit.ticks % number->denominator() != 0) {
    return Failure(
        at.fault("too-fine", described(at.value()),
                 "a whole number of ticks of 0.1 mm" +
                     (unit.ticks == 1 ? std::string()
                                      : ", " + std::to_string(unit.ticks) + " to one of the " +
                                            std::string(unit.name))));
  }
  return number->numerator() * (unit.ticks / number->denominator());
}

JsonValue length_json(std::int64_t ticks, LengthUnit unit) {
  return number_json(Ratio::of(ticks, unit.ticks));
}

Result<std::array<std::int64_t, 3>> read_lengths(const JsonCursor& at,
                                                 const std::array<LengthUnit, 3>& units) {
  if (!at.value().is_list() || at.value().items().size() != 3) {
    return Failure(at.wrong("three numbers [" + std::string(units[0].name) + ", " +
                            std::string(units[1].name) + ", " + std::string(units[2].name) + "]"));
  }
  std::array<std::int64_t, 3> lengths{};
  for (std::size_t n = 0; n < lengths.size(); ++n) {
    const auto length = read_length(at.item(n), units[n]);
    if (!length) return Failure(length.error());
    lengths[n] = *length;
  }
  return lengths;
}

Result<Point> read_point_mm(const JsonCursor& at) {
  const auto read = read_lengths(at, {kMillimetres, kMillimetres, kMillimetres});
  if (!read) return Failure(read.error());
  return Point{(*read)[0], (*read)[1], (*read)[2]};
}

Result<Ratio> read_pegs(const JsonCursor& at, const Ratio& least, const Ratio& most) {
  const auto number = exact_number(at.value());
  const bool fits = number && *number >= least && *number <= most &&
                    number->numerator() <= kMaxPegTerm && number->numerator() >= -kMaxPegTerm &&
                    number->denominator() <= kMaxPegTerm;
  if (fits) return *number;
  return Failure(at.wrong("a number of pegs from " + write_json_line(number_json(least)) + " to " +
                          write_json_line(number_json(most)) + ", such as 10 or \"12/5\""));
}

}  // namespace parapet
