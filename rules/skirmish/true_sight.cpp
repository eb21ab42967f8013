#include "rules/skirmish/true_sight.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/realms/reasons.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/sight/figure.h"
#include "rules/realms/sight/unit_sight.h"
#include "rules/skirmish/sight_rules.h"

namespace parapet::skirmish {
namespace {

using realms::Unit;
using Units = std::span<const Unit>;

constexpr std::int64_t kBaseHeight = Length::plates(1).ticks();

// TLS-EYE-1.
Point eye_of(const realms::Figure& figure, SightRules::Eye where) {
  const Point lo = figure.body.lo();
  const Point hi = figure.body.hi();
  const Point top{(lo.x + hi.x) / 2, (lo.y + hi.y) / 2, hi.z};
  switch (where) {
    case SightRules::Eye::own:
      return figure.eye;
    case SightRules::Eye::top:
      return top;
    case SightRules::Eye::middle:
      return {top.x, top.y, (lo.z + hi.z) / 2};
  }
  return figure.eye;
}

// TLS-BODY-1. Of one no higher than its base all counts.
Box body_of(const realms::Figure& figure, bool base_counts) {
  const Box& body = figure.body;
  if (base_counts || body.hi().z - body.lo().z <= kBaseHeight) return body;
  return Box::spanning(body.lo() + Vec{0, 0, kBaseHeight}, body.hi());
}

struct Watch {
  const realms::Battlefield& field;
  Units units;
  std::optional<std::size_t> from;
  std::size_t to;
  SightRules rules;

  bool is_part_of(std::size_t unit, std::size_t figure) const {
    return realms::lowest_carrier(units, unit) == realms::lowest_carrier(units, figure);
  }

  // TLS-BLOCK-1.
  bool is_in_the_way(std::size_t unit) const {
    if (is_part_of(unit, to) || (from && is_part_of(unit, *from))) return false;
    const bool is_friend = from && units[unit].side == units[*from].side;
    return rules.figures == SightRules::Figures::block || !is_friend;
  }

  Result<std::vector<Body>> figures_in_the_way() const {
    std::vector<Body> bodies;
    if (rules.figures == SightRules::Figures::ignore) return bodies;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
      if (!is_in_the_way(unit)) continue;
      const auto figure = realms::figure_of(field, units, unit);
      if (!figure) return Failure(figure.error());
      bodies.push_back({figure->body, static_cast<std::uint32_t>(field.pieces().size() + unit)});
    }
    return bodies;
  }

  std::string name_of(std::uint32_t piece) const { return realms::piece_name(field, units, piece); }
};

// "73.4 %" of parts in a thousand.
std::string percent_text(int permille) {
  const std::string tenths = permille % 10 == 0 ? "" : "." + std::to_string(permille % 10);
  return std::to_string(permille / 10) + tenths + " %";
}

std::string share_text(const VisibleShare& share) {
  const int permille = share.permille();
  const bool is_exact = share.compare(Ratio::of(permille, 1000)) == std::strong_ordering::equal;
  if (permille == 0 && !is_exact) return "Less than 0.1 %";
  return (is_exact ? "" : "A little more than ") + percent_text(permille);
}

Reason seen_reason(const Watch& watch, const TrueSightRuling& ruling) {
  const std::string& id = watch.units[watch.to].id;
  const VisibleShare& area = ruling.seen.area;
  if (!ruling.sight) return {"TLS-SEE-1", "No part of " + id + " is seen.", {}};
  if (area.compare(Ratio(1)) == 0) return {"TLS-SEE-1", "All of " + id + " is seen.", {}};
  const Place at = ruling.seen.witness ? realms::place_of(*ruling.seen.witness) : Place();
  return {"TLS-SEE-1", share_text(area) + " of " + id + " is seen.", at};
}

void add_hiders(const Watch& watch, TrueSightRuling& ruling) {
  constexpr std::size_t kMost = 3;
  const auto& hiders = ruling.seen.hiders;
  for (std::size_t n = 0; n < hiders.size() && n < kMost; ++n) {
    const std::string name = watch.name_of(hiders[n].piece);
    const int hidden = hiders[n].left.hidden_permille();
    const std::string much = hidden == 0 ? "less than 0.1 %" : percent_text(hidden);
    ruling.because.push_back({"TLS-BLOCK-1", "By itself \"" + name + "\" hides " + much + ".",
                              realms::place_of_piece(name)});
  }
}

Reason cover_reason(const Watch& watch, const TrueSightRuling& ruling) {
  const auto order =
      (watch.rules.half_of_height ? ruling.seen.height : ruling.seen.area).compare(Ratio::of(1, 2));
  const std::string of_what = watch.rules.half_of_height ? " of its height" : "";
  std::string text = order < 0   ? "Less than half" + of_what + " is seen"
                     : order > 0 ? "More than half" + of_what + " is seen"
                                 : "Exactly half" + of_what + " is seen";
  text += ruling.cover ? ": it has cover." : ": it has no cover.";
  return {"TLS-COVER-1", std::move(text), {}};
}

// OPT-W6: nothing else is asked.
TrueSightRuling touching(TrueSightRuling ruling) {
  ruling.sight = true;
  ruling.because.push_back({"TLS-TOUCH-1", "They touch: they see each other, without cover.", {}});
  return ruling;
}

}  // namespace

Result<TrueSightRuling> rule_true_sight(const realms::Battlefield& field, const Scene& terrain,
                                        Units units, const Looker& from, std::size_t to,
                                        const Options& options) {
  const auto* looker = std::get_if<std::size_t>(&from);
  const Watch watch{field, units, looker == nullptr ? std::nullopt : std::optional(*looker), to,
                    SightRules::from(options)};
  const auto target = realms::figure_of(field, units, to);
  if (!target) return Failure(target.error());
  TrueSightRuling ruling;
  ruling.body = body_of(*target, watch.rules.base_counts);
  bool touch = false;
  if (looker != nullptr) {
    const auto figure = realms::figure_of(field, units, *looker);
    if (!figure) return Failure(figure.error());
    ruling.eye = eye_of(*figure, watch.rules.eye);
    touch = overlap(figure->body, target->body);
  } else {
    ruling.eye = std::get<Point>(from);
  }
  if (touch && watch.rules.touching_is_open) return touching(std::move(ruling));
  const auto figures = watch.figures_in_the_way();
  if (!figures) return Failure(figures.error());
  auto seen = visible_part(terrain, *figures, ruling.eye, ruling.body);
  if (!seen) return Failure(seen.error());
  ruling.seen = *std::move(seen);
  ruling.sight = ruling.seen.is_seen();
  const VisibleShare& counted = watch.rules.half_of_height ? ruling.seen.height : ruling.seen.area;
  const auto order = counted.compare(Ratio::of(1, 2));
  ruling.cover = ruling.sight && (order < 0 || (order == 0 && watch.rules.half_is_cover));
  ruling.because.push_back(seen_reason(watch, ruling));
  add_hiders(watch, ruling);
  if (ruling.sight) ruling.because.push_back(cover_reason(watch, ruling));
  return ruling;
}

}  // namespace parapet::skirmish
