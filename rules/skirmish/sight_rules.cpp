#include "rules/skirmish/sight_rules.h"

namespace parapet::skirmish {

SightRules SightRules::from(const Options& options) {
  SightRules rules;
  if (options.is("W1", "top")) rules.eye = Eye::top;
  if (options.is("W1", "middle")) rules.eye = Eye::middle;
  rules.half_of_height = options.is("W2", "height");
  rules.half_is_cover = options.is("W3", "cover");
  if (options.is("W4", "foes")) rules.figures = Figures::foes;
  if (options.is("W4", "none")) rules.figures = Figures::ignore;
  rules.base_counts = options.is("W5", "counts");
  rules.touching_is_open = options.is("W6", "open");
  return rules;
}

}  // namespace parapet::skirmish
