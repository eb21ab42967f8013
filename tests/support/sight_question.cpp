#include "tests/support/sight_question.h"

#include <stdexcept>

#include "tests/support/board_generator.h"

namespace parapet::testing {

mayhem::SightRuling ruling(const std::vector<Rows>& levels, Space from, Space to,
                           const Chosen& chosen) {
  Options options;
  for (const auto& [id, value] : chosen) {
    const Result<void> done = options.set(id, value);
    if (!done) throw std::logic_error(parapet::to_text(done.error()));
  }
  const Board printed = assembled(map_of_plans(levels));
  const Board board = options.is("L14", "porch-open") ? printed.with_porches_open() : printed;
  return mayhem::rule_sight(board, from, to, mayhem::SightRules::from(options));
}

bool seen(const std::vector<Rows>& levels, Space from, Space to, const Chosen& chosen) {
  return ruling(levels, from, to, chosen).sight;
}

Rows open_ground(int width, int height) {
  std::string dots = "+";
  std::string spaces = " ";
  for (int x = 0; x < width; ++x) {
    dots += " +";
    spaces += ". ";
  }
  Rows rows{dots};
  for (int y = 0; y < height; ++y) {
    rows.push_back(spaces);
    rows.push_back(dots);
  }
  return rows;
}

}  // namespace parapet::testing
