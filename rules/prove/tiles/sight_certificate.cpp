#include "rules/prove/tiles/sight_certificate.h"

#include <cstdint>
#include <vector>

#include "geometry/numbers/wide.h"
#include "rules/prove/tiles/line_certificate.h"

namespace parapet::prove {
namespace {

using mayhem::Blocker;
using mayhem::SightLine;
using mayhem::SightRules;
using mayhem::SightRuling;

// A dot of the one space and a dot of the other.
struct DotPair {
  Dot from;
  Dot to;

  int length_squared() const {
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    return dx * dx + dy * dy;
  }
};

// The lines that are due, by from (y, x), then to (y, x): all sixteen pairs of dots measured.
std::vector<DotPair> due_pairs(Space from, Space to, bool any_dots) {
  std::vector<DotPair> pairs;
  for (int n = 0; n < 16; ++n) {
    const DotPair pair{{from.x + n / 4 % 2, from.y + n / 8, from.level},
                       {to.x + n % 2, to.y + n / 2 % 2, to.level}};
    const int least = pairs.empty() ? 0 : pairs.front().length_squared();
    if (!any_dots && !pairs.empty() && pair.length_squared() > least) continue;
    if (!any_dots && pair.length_squared() < least) pairs.clear();
    pairs.push_back(pair);
  }
  return pairs;
}

// In order: no t first, then by t.
bool in_order(const std::vector<Blocker>& blockers) {
  for (std::size_t n = 1; n < blockers.size(); ++n) {
    const auto& before = blockers[n - 1].t;
    const auto& after = blockers[n].t;
    if (!before) continue;
    if (!after) return false;
    if (Wide{before->numerator()} * after->denominator() >
        Wide{after->numerator()} * before->denominator()) {
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
  const std::vector<DotPair> expected = due_pairs(from, to, rules.any_dots);
  if (expected.size() != ruling.lines.size()) return "wrong number of lines";
  bool any_clear = false;
  for (std::size_t n = 0; n < expected.size(); ++n) {
    const SightLine& line = ruling.lines[n];
    const DotPair& pair = expected[n];
    if (line.from_space != from || line.to_space != to || line.from != pair.from ||
        line.to != pair.to) {
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

}  // namespace parapet::prove
