#include "rules/realms/reasons.h"

#include <cstdint>
#include <utility>

namespace parapet::realms {

std::string number_text(const Ratio& number) {
  const std::int64_t under = number.denominator();
  if (under == 1) return std::to_string(number.numerator());
  const bool negative = number.numerator() < 0;
  const std::int64_t size = negative ? -number.numerator() : number.numerator();
  std::string text = negative ? "-" : "";
  constexpr std::int64_t kDecimals = 1000;
  if (kDecimals % under == 0) {
    std::string decimals = std::to_string(size % under * (kDecimals / under) + kDecimals).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return text + std::to_string(size / under) + "." + decimals;
  }
  if (size > under) text += std::to_string(size / under) + " ";
  return text + std::to_string(size % under) + "/" + std::to_string(under);
}

std::string pegs_text(const Ratio& pegs) {
  return number_text(pegs) + (pegs == Ratio(1) ? " peg" : " pegs");
}

Place place_of(const Battlefield& field, SpaceId space) { return NamedSpace{field.name_of(space)}; }

Place place_of(Point point) { return point; }

Place place_of_piece(std::string id) { return NamedPiece{std::move(id)}; }

}  // namespace parapet::realms
