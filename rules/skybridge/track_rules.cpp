#include "rules/skybridge/track_rules.h"

namespace parapet::skybridge {

TrackRules TrackRules::from(const Options& options) {
  TrackRules rules;
  rules.unlimited_free_rebels = options.is("B1", "unlimited");
  rules.tokens_complete = options.is("B2", "tokens");
  rules.one_garrison_in_all = options.is("B3", "one-in-all");
  return rules;
}

}  // namespace parapet::skybridge
