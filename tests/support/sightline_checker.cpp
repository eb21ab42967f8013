#include "tests/support/sightline_checker.h"

#include <algorithm>

#include "tests/support/sightline_oracle.h"

namespace parapet::testing {
namespace {

// Is there a slide that parts all pairs? Gaps between them are bounded by edges of the bodies, seen
// along the line; so it is enough to slide along one of those or an axis, and then, ever so much
// less, along another.
bool some_slide_parts(const std::vector<HeldApart>& pairs,
                      const std::vector<std::vector<Point>>& outlines) {
  std::vector<Vec> slides{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const std::vector<Point>& corners : outlines) {
    for (const Point a : corners) {
      for (const Point b : corners) {
        if (a < b) slides.push_back(b - a);
      }
    }
  }
  for (std::size_t i = slides.size(); i-- > 0;) slides.push_back(-slides[i]);
  std::sort(slides.begin(), slides.end());
  slides.erase(std::unique(slides.begin(), slides.end()), slides.end());
  for (const Vec v : slides) {
    for (const Vec w : slides) {
      const bool parts = std::all_of(pairs.begin(), pairs.end(),
                                     [&](const HeldApart& pair) { return pair.parted_by(v, w); });
      if (parts) return true;
    }
  }
  return false;
}

class Checker {
 public:
  Checker(const std::vector<Body>& bodies, const Segment& segment, const Sightline& line)
      : bodies_(bodies), segment_(segment), line_(line) {
    for (const Body& body : bodies) {
      outlines_.push_back(outline(body.shape));
      pairs_.emplace_back(outlines_.back(), segment);
    }
  }

  std::string fault() const {
    if (std::string wrong = contacts(); !wrong.empty()) return wrong;
    if (std::string wrong = blockers(); !wrong.empty()) return wrong;
    return line_.clear ? clear() : blocked();
  }

 private:
  // The place p + t (q - p), times the denominator of t, lies in the body: all corners' hull.
  bool holds_place(std::size_t body, const Ratio& t) const {
    const std::int64_t scale = t.denominator();
    const Vec along = segment_.q - segment_.p;
    const auto place = [&](std::int64_t p, std::int64_t d) {
      return p * scale + d * t.numerator();
    };
    const Point point{place(segment_.p.x, along.x), place(segment_.p.y, along.y),
                      place(segment_.p.z, along.z)};
    std::vector<Point> corners = outlines_[body];
    for (Point& corner : corners) {
      corner = {corner.x * scale, corner.y * scale, corner.z * scale};
    }
    return HeldApart(corners, {point, point}).meets();
  }

  std::string contacts() const {
    std::vector<bool> listed(bodies_.size());
    for (const SightContact& contact : line_.contacts) {
      listed[contact.body] = true;
      const HeldApart& pair = pairs_[contact.body];
      if (contact.piece != bodies_[contact.body].piece) return "a contact with another piece";
      if (!pair.touches_inside()) return "a contact with a body that is not met";
      if (pair.crosses() != (contact.contact == Contact::crossing)) return "crossing or not";
      if (contact.leave < contact.enter) return "a stretch that ends before it begins";
      if (!holds_place(contact.body, contact.enter) || !holds_place(contact.body, contact.leave)) {
        return "a stretch that leaves its body";
      }
    }
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
      if (!listed[i] && pairs_[i].touches_inside()) return "a contact is missing";
    }
    const auto later = [](const SightContact& a, const SightContact& b) {
      return b.enter < a.enter;
    };
    const auto& all = line_.contacts;
    if (std::adjacent_find(all.begin(), all.end(), later) != all.end()) return "out of order";
    return {};
  }

  std::string blockers() const {
    if (line_.clear != line_.blockers.empty())
      return "blockers of a clear line, or none of another";
    // By closed whatever is met blocks; else what is crossed, if anything is.
    for (const SightContact& contact : line_.contacts) {
      const bool blocks = !line_.clear && (line_.policy == SightPolicy::closed ||
                                           contact.contact == Contact::crossing);
      const auto covers = [&](const SightBlocker& blocker) {
        return blocker.piece == contact.piece && blocker.enter <= contact.enter &&
               contact.leave <= blocker.leave;
      };
      if (blocks && std::none_of(line_.blockers.begin(), line_.blockers.end(), covers)) {
        return "a blocker is missing";
      }
    }
    for (const SightBlocker& blocker : line_.blockers) {
      const auto starts = [&](const SightContact& contact) {
        return contact.piece == blocker.piece && contact.enter == blocker.enter;
      };
      const auto ends = [&](const SightContact& contact) {
        return contact.piece == blocker.piece && contact.leave == blocker.leave;
      };
      if (std::none_of(line_.contacts.begin(), line_.contacts.end(), starts) ||
          std::none_of(line_.contacts.begin(), line_.contacts.end(), ends)) {
        return "a blocker where no body begins or ends";
      }
    }
    return {};
  }

  std::string clear() const {
    for (const HeldApart& pair : pairs_) {
      if (pair.crosses()) return "clear through a body";
      if (line_.policy == SightPolicy::closed && pair.touches_inside()) return "clear by a touch";
    }
    if (line_.policy == SightPolicy::open) return {};
    if (!line_.certificate.shift) {
      return line_.policy == SightPolicy::tube ? "" : "clear without a shift";
    }
    const Vec shift = *line_.certificate.shift;
    for (const HeldApart& pair : pairs_) {
      if (pair.touches_inside() && !pair.parted_by(shift, {})) return "the shift does not free it";
    }
    return {};
  }

  std::string blocked() const {
    if (line_.certificate.shift) return "a shift that frees a blocked line";
    if (line_.certificate.crossed) {
      return pairs_[*line_.certificate.crossed].crosses() ? "" : "the body is not crossed";
    }
    if (line_.policy == SightPolicy::open) return "blocked without a crossing";
    const std::vector<std::uint32_t>& touched = line_.certificate.touched;
    if (touched.empty()) return "blocked by nothing";
    for (const std::uint32_t body : touched) {
      if (!pairs_[body].touches_inside()) return "blocked by what it does not touch";
    }
    if (line_.policy == SightPolicy::closed) return {};
    for (std::size_t left_out = 0; left_out <= touched.size(); ++left_out) {
      std::vector<HeldApart> pairs;
      std::vector<std::vector<Point>> outlines;
      for (std::size_t i = 0; i < touched.size(); ++i) {
        if (i == left_out) continue;
        pairs.push_back(pairs_[touched[i]]);
        outlines.push_back(outlines_[touched[i]]);
      }
      const bool parts = some_slide_parts(pairs, outlines);
      if (left_out == touched.size() && parts) return "a slide frees it";
      if (line_.policy == SightPolicy::tube) continue;
      if (left_out < touched.size() && !parts) return "a touched body too many";
    }
    return {};
  }

  const std::vector<Body>& bodies_;
  const Segment& segment_;
  const Sightline& line_;
  std::vector<std::vector<Point>> outlines_;
  std::vector<HeldApart> pairs_;
};

}  // namespace

std::string fault_of(const std::vector<Body>& bodies, const Segment& segment,
                     const Sightline& line) {
  return Checker(bodies, segment, line).fault();
}

}  // namespace parapet::testing
