#include "rules/skybridge/bridge.h"

namespace parapet::skybridge {

std::vector<int> finished_segments(int completed) {
  std::vector<int> numbers;
  for (int number = 1; number <= completed; ++number) numbers.push_back(number);
  return numbers;
}

std::vector<int> gaps(int completed) {
  std::vector<int> numbers;
  for (int number = completed + 1; number <= kSegments; ++number) numbers.push_back(number);
  return numbers;
}

}  // namespace parapet::skybridge
