#include "tests/support/certificate_checker.h"

#include <algorithm>
#include <cstdint>

#include "tests/support/line_certificate.h"
#include "tests/support/sight_oracle.h"

namespace parapet::testing {
namespace {

using mayhem::Blocker;
using mayhem::SightLine;
using mayhem::SightRules;
using mayhem::SightRuling;

// In order: no t first, then by t.
bool in_order(const std::vector<Blocker>& blockers) {
  for (std::size_t n = 1; n < blockers.size(); ++n) {
    const auto& before = blockers[n - 1].t;
    const auto& after = blockers[n].t;
    if (!before) continue;
    if (!after) return false;
    if (before->numerator() * after->denominator() > after->numerator() * before->denominator()) {
      return false;
    }
  }
  return true;
}

std::string fault_of_line(const PlainBoard& board, const SightRules& rules, const SightLine& line) {
  const LineCertificate certificate(board, rules, line);
  const int x2 = 2 * line.to.x;
  const int y2 = 2 * line.to.y;
  const bool guard =
      board.obstacle_dot(x2, y2, line.to.level) || board.cover_dot(x2, y2, line.to.level);
  if (line.guarded != guard) return "guarded against the print of the dot";
  if (line.clear != line.blocked_by.empty()) return "blockers of a clear line, or none";
  if (!in_order(line.blocked_by)) return "blockers out of order";
  for (const Blocker& blocker : line.blocked_by) {
    const std::string wrong = certificate.fault_of(blocker);
    if (!wrong.empty()) return wrong;
  }
  for (const mayhem::NotedPlace& note : line.notes) {
    if (!certificate.is_true(note)) return "a note that is not true";
  }
  return line.clear ? certificate.fault_of_clear_line() : std::string{};
}

}  // namespace

std::string fault_of(const PlainBoard& board, Space from, Space to, const SightRules& rules,
                     const SightRuling& ruling) {
  const auto expected = rules.any_dots ? SightOracle::all_pairs(from.x, from.y, to.x, to.y)
                                       : SightOracle::closest_pairs(from.x, from.y, to.x, to.y);
  if (expected.size() != ruling.lines.size()) return "wrong number of lines";
  bool any_clear = false;
  for (std::size_t n = 0; n < expected.size(); ++n) {
    const SightLine& line = ruling.lines[n];
    const SightOracle::Line& pair = expected[n];
    if (line.from_space != from || line.to_space != to ||
        line.from != Dot{pair.from_x, pair.from_y, from.level} ||
        line.to != Dot{pair.to_x, pair.to_y, to.level}) {
      return "line " + std::to_string(n) + ": not the pair of dots that is due";
    }
    const std::string wrong = fault_of_line(board, rules, line);
    if (!wrong.empty()) return "line " + std::to_string(n) + ": " + wrong;
    any_clear = any_clear || line.clear;
  }
  if (ruling.sight != any_clear) return "sight without a clear line, or none with one";
  if (ruling.because.empty()) return "no reasons";
  return {};
}

}  // namespace parapet::testing
