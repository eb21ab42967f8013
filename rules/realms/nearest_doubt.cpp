#include "rules/realms/nearest_doubt.h"

#include <utility>

namespace parapet::realms {
namespace {

Ratio sum(const Ratio& a, const Ratio& b) {
  return Ratio::of(a.numerator() * b.denominator() + b.numerator() * a.denominator(),
                   a.denominator() * b.denominator());
}

}  // namespace

void NearestDoubt::add(std::int64_t ticks, const Ratio& pegs, const Ratio& peg, DoubtKind kind,
                       const std::optional<ScanEnd>& one, const std::optional<ScanEnd>& other) {
  if (!one && !other) return;
  Doubt doubt;
  const std::int64_t over = pegs.numerator() * peg.numerator();
  const std::int64_t under = pegs.denominator() * peg.denominator();
  const std::int64_t distance = ticks * under - over;
  doubt.margin = Ratio::of(distance < 0 ? -distance : distance, under);
  doubt.kind = kind;
  for (const auto& end : {one, other}) {
    if (!end) continue;
    doubt.error = sum(doubt.error, *stated_error(field_, end->piece));
    const bool is_new = doubt.ends.empty() || doubt.ends.back().at != end->at;
    if (is_new) doubt.ends.push_back(*end);
  }
  if (doubt.error < doubt.margin || (nearest_ && !(doubt.margin < nearest_->margin))) return;
  nearest_ = std::move(doubt);
}

}  // namespace parapet::realms
