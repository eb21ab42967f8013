#include "geometry/numbers/wide.h"

#include <algorithm>

namespace parapet {

std::string to_string(Wide value) {
  // The magnitude of the least number does not fit Wide, so it is taken without a sign.
  const bool negative = value < 0;
  UnsignedWide rest = static_cast<UnsignedWide>(value);
  if (negative) rest = UnsignedWide{0} - rest;

  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(rest % 10)));
    rest /= 10;
  } while (rest != 0);
  if (negative) digits.push_back('-');
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace parapet
