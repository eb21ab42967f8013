#include "tests/rules/files/skybridge/sample_land.h"

#include <stdexcept>

namespace parapet::test {

std::string land_text() {
  return R"({
  "territories": [{"id": "a", "name": "Near end"}, {"id": "b"}, {"id": "c"}, {"id": "d"},
                  {"id": "e"}, {"id": "f"}, {"id": "g"}, {"id": "h"}, {"id": "i"}],
  "drakhe_head": 4,
  "fortifications": [{"id": "gate", "territory": 2, "points": 3},
                     {"id": "keep", "territory": 6, "points": 2}],
  "segments": [{"number": 2, "points": 1, "cost": {"stone": 2}},
               {"number": 1, "points": 1, "cost": {"wood": 1}},
               {"number": 3, "points": 2}, {"number": 4, "points": 2},
               {"number": 5, "points": 3}, {"number": 6, "points": 3},
               {"number": 7, "points": 4, "drakhe": false}]
})";
}

std::string changed(const std::string& from, const std::string& to) {
  std::string text = land_text();
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::invalid_argument("the land has no " + from);
  return text.replace(at, from.size(), to);
}

}  // namespace parapet::test
