#include "rules/mayhem/moving/dash.h"

#include "rules/mayhem/moving/crossing.h"

namespace parapet::mayhem {

DashRuling rule_dash(std::optional<int> cost, bool may_end, Space to, const Options& options) {
  const bool legal = cost && may_end && (*cost == kPlainCost || options.is("M8", "any-step"));
  return {
      legal,
      {"AOM-MOV-9",
       legal ? "A Dash makes one step and costs no MP." : "A Dash may not make this step.", to}};
}

}  // namespace parapet::mayhem
