#include "rules/prove/bricks/sightline_certificate.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "rules/prove/bricks/held_apart.h"

namespace parapet::prove {
namespace {

constexpr std::size_t kMostCorners = 40;

// Seen along the line every body is a flat sector round it, bounded by edges. So a slide that
// parts all pairs, if there is one, is one along an edge and then, ever so much less, to either
// side of it. For a line without length all pairs of edges are tried.
bool some_slide_parts(const std::vector<const HeldApart*>& pairs,
                      const std::vector<const std::vector<Point>*>& outlines, Vec along) {
  std::vector<Vec> slides{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const std::vector<Point>* corners : outlines) {
    for (const Point a : *corners) {
      for (const Point b : *corners) {
        if (a < b) slides.push_back(b - a);
      }
    }
  }
  for (std::size_t i = slides.size(); i-- > 0;) slides.push_back(-slides[i]);
  std::sort(slides.begin(), slides.end());
  slides.erase(std::unique(slides.begin(), slides.end()), slides.end());
  const auto parts = [&pairs](Vec v, Vec w) {
    return std::all_of(pairs.begin(), pairs.end(),
                       [&](const HeldApart* pair) { return pair->parted_by(v, w); });
  };
  return std::any_of(slides.begin(), slides.end(), [&](Vec v) {
    if (along != Vec{}) {
      const Vec aside = cross(along, v);
      return parts(v, aside) || parts(v, -aside);
    }
    return std::any_of(slides.begin(), slides.end(), [&](Vec w) { return parts(v, w); });
  });
}

// Whether the line comes to the box at all: by the box's own axes and those across the line.
bool comes_near(const Box& box, const Segment& segment) {
  const Vec along = segment.q - segment.p;
  for (const Vec unit : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}) {
    for (const Vec axis : {unit, cross(along, unit)}) {
      std::int64_t least = dot(axis, box.lo() - segment.p);
      std::int64_t most = least;
      for (int corner = 1; corner < 8; ++corner) {
        const Point at{(corner & 1) != 0 ? box.hi().x : box.lo().x,
                       (corner & 2) != 0 ? box.hi().y : box.lo().y,
                       (corner & 4) != 0 ? box.hi().z : box.lo().z};
        const std::int64_t place = dot(axis, at - segment.p);
        least = std::min(least, place);
        most = std::max(most, place);
      }
      const std::int64_t end = dot(axis, along);
      if (least > std::max<std::int64_t>(0, end) || most < std::min<std::int64_t>(0, end)) {
        return false;
      }
    }
  }
  return true;
}

Box bounds_of(const std::vector<Point>& corners) {
  Box bounds = Box::spanning(corners.front(), corners.front());
  for (const Point corner : corners) bounds = join(bounds, Box::spanning(corner, corner));
  return bounds;
}

}  // namespace

// One ruling on one line.
class SightlineChecker::Check {
 public:
  Check(const SightlineChecker& checker, const Segment& segment, const Sightline& line)
      : bodies_(checker.bodies_), outlines_(checker.outlines_), segment_(segment), line_(line) {
    for (const std::size_t body : checker.near(segment)) {
      pairs_.emplace(body, HeldApart(outlines_[body], segment));
    }
  }

  std::string fault() const {
    if (!names_bodies()) return "a body that is not there";
    if (std::string wrong = contacts(); !wrong.empty()) return wrong;
    if (std::string wrong = blockers(); !wrong.empty()) return wrong;
    return line_.clear ? clear() : blocked();
  }

  std::size_t met() const {
    return static_cast<std::size_t>(std::count_if(
        pairs_.begin(), pairs_.end(), [](const auto& at) { return at.second.touches_inside(); }));
  }

 private:
  bool names_bodies() const {
    const auto there = [this](std::uint32_t body) { return body < bodies_.size(); };
    const SightCertificate& certificate = line_.certificate;
    return std::all_of(line_.contacts.begin(), line_.contacts.end(),
                       [&](const SightContact& contact) { return there(contact.body); }) &&
           std::all_of(certificate.touched.begin(), certificate.touched.end(), there) &&
           (!certificate.crossed || there(*certificate.crossed));
  }

  // Nothing for a body that the line is far from.
  const HeldApart* pair(std::size_t body) const {
    const auto found = pairs_.find(body);
    return found == pairs_.end() ? nullptr : &found->second;
  }
  bool crosses(std::size_t body) const { return pair(body) != nullptr && pair(body)->crosses(); }
  bool touches_inside(std::size_t body) const {
    return pair(body) != nullptr && pair(body)->touches_inside();
  }

  std::string contacts() const {
    std::vector<bool> listed(bodies_.size());
    for (const SightContact& contact : line_.contacts) {
      if (listed[contact.body]) return "a contact that is told twice";
      listed[contact.body] = true;
      if (contact.piece != bodies_[contact.body].piece) return "a contact with another piece";
      if (!touches_inside(contact.body)) return "a contact with a body that is not met";
      if (crosses(contact.body) != (contact.contact == Contact::crossing)) return "crossing or not";
      if (contact.leave < contact.enter) return "a stretch that ends before it begins";
      if (contact.enter < Ratio() || contact.leave > Ratio(1)) return "a stretch beyond the line";
      const HeldApart& met = *pair(contact.body);
      if (!met.holds(contact.enter) || !met.holds(contact.leave)) {
        return "a stretch that leaves its body";
      }
    }
    for (const auto& [body, pair] : pairs_) {
      if (!listed[body] && pair.touches_inside()) return "a contact is missing";
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
    for (const auto& [body, pair] : pairs_) {
      if (pair.crosses()) return "clear through a body";
      if (line_.policy == SightPolicy::closed && pair.touches_inside()) return "clear by a touch";
    }
    if (line_.policy == SightPolicy::open) return {};
    if (!line_.certificate.shift) {
      return line_.policy == SightPolicy::tube ? "" : "clear without a shift";
    }
    const Vec shift = *line_.certificate.shift;
    for (const auto& [body, pair] : pairs_) {
      if (pair.touches_inside() && !pair.parted_by(shift, {})) return "the shift does not free it";
    }
    return {};
  }

  std::string blocked() const {
    if (line_.certificate.shift) return "a shift that frees a blocked line";
    if (line_.certificate.crossed) {
      return crosses(*line_.certificate.crossed) ? "" : "the body is not crossed";
    }
    if (line_.policy == SightPolicy::open) return "blocked without a crossing";
    const std::vector<std::uint32_t>& touched = line_.certificate.touched;
    if (touched.empty()) return "blocked by nothing";
    for (const std::uint32_t body : touched) {
      if (!touches_inside(body)) return "blocked by what it does not touch";
    }
    if (line_.policy == SightPolicy::closed) return {};
    for (std::size_t left_out = 0; left_out <= touched.size(); ++left_out) {
      std::vector<const HeldApart*> pairs;
      std::vector<const std::vector<Point>*> outlines;
      for (std::size_t i = 0; i < touched.size(); ++i) {
        if (i == left_out) continue;
        pairs.push_back(pair(touched[i]));
        outlines.push_back(&outlines_[touched[i]]);
      }
      const bool parts = some_slide_parts(pairs, outlines, segment_.q - segment_.p);
      if (left_out == touched.size() && parts) return "a slide frees it";
      if (line_.policy == SightPolicy::tube) continue;
      if (left_out < touched.size() && !parts) return "a touched body too many";
    }
    return {};
  }

  const std::vector<Body>& bodies_;
  const std::vector<std::vector<Point>>& outlines_;
  const Segment& segment_;
  const Sightline& line_;
  std::map<std::size_t, HeldApart> pairs_;  // by body, of those that the line comes near
};

SightlineChecker::SightlineChecker(std::vector<Body> bodies) : bodies_(std::move(bodies)) {
  for (const Body& body : bodies_) {
    outlines_.push_back(outline(body.shape));
    bounds_.push_back(bounds_of(outlines_.back()));
  }
}

std::vector<std::size_t> SightlineChecker::near(const Segment& segment) const {
  std::vector<std::size_t> found;
  for (std::size_t body = 0; body < bodies_.size(); ++body) {
    if (comes_near(bounds_[body], segment)) found.push_back(body);
  }
  return found;
}

bool SightlineChecker::can_check(const Segment& segment) const {
  const std::vector<std::size_t> found = near(segment);
  return std::all_of(found.begin(), found.end(),
                     [this](std::size_t body) { return outlines_[body].size() <= kMostCorners; });
}

std::size_t SightlineChecker::met(const Segment& segment) const {
  return Check(*this, segment, {}).met();
}

std::string SightlineChecker::fault_of(const Segment& segment, const Sightline& line) const {
  return Check(*this, segment, line).fault();
}

}  // namespace parapet::prove
