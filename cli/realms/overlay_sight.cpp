#include <algorithm>

#include "cli/realms/realms_overlay.h"
#include "cli/realms/surd_text.h"
#include "rules/ask/realms/places.h"
#include "rules/files/json/json_number.h"
#include "rules/files/realms/length_json.h"
#include "rules/realms/sight/figure.h"
#include "rules/realms/sight/unit_sight.h"

namespace parapet::cli {
namespace {

using viewer::BrickOverlay;
using viewer::Role;

std::string piece_label(const BrickBoard& board, std::size_t piece) {
  const auto pieces = board.state().field().pieces();
  return piece < pieces.size() ? pieces[piece].id : std::string("a figure");
}

std::string way_words(const Ratio& share) {
  return "at about " + rounded_text(as_double(share)) + " of the way";
}

// What a clear line touches and passes; the first is named.
void tell_touches(const realms::UnitSightRuling& ruling, const BrickBoard& board,
                  BrickOverlay& overlay) {
  constexpr std::size_t kMost = 6;
  const std::size_t terrain = board.state().field().pieces().size();
  std::size_t count = 0;
  for (const SightContact& contact : ruling.evidence.contacts) {
    if (contact.contact != Contact::touching || contact.piece >= terrain) continue;
    if (count == kMost) break;
    BrickOverlay::Mark mark{
        between(ruling.line.p, ruling.line.q, as_double(contact.enter)), {}, {}};
    if (count++ == 0) {
      mark.label = {"touches " + piece_label(board, contact.piece), way_words(contact.enter)};
    }
    overlay.glows.push_back({contact.piece, false, ""});
    overlay.marks.push_back(std::move(mark));
  }
  if (count > 0) overlay.legend.push_back({Role::zone, "touched, and passed"});
}

void draw_sight(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  judge(overlay, told.yes("sight"), "CLEAR", "BLOCKED");
  const auto* ruling = told.answer.evidence.as<realms::UnitSightRuling>();
  if (ruling == nullptr) return;
  const Point p = ruling->line.p;
  const Point q = ruling->line.q;
  BrickOverlay::Ray ray{to_picture(p), to_picture(q), ruling->sight, std::nullopt, false};
  const auto& blockers = ruling->evidence.blockers;
  const std::size_t terrain = board.state().field().pieces().size();
  for (std::size_t n = 0; n < blockers.size(); ++n) {
    const SightBlocker& blocker = blockers[n];
    if (blocker.piece < terrain) overlay.glows.push_back({blocker.piece, n == 0, ""});
    if (n > 0) continue;
    ray.decided_at = as_double(blocker.enter);
    overlay.marks.push_back({between(p, q, *ray.decided_at),
                             std::nullopt,
                             {piece_label(board, blocker.piece), way_words(blocker.enter)}});
  }
  if (!blockers.empty()) overlay.legend.push_back({Role::zone, "in the way"});
  if (ruling->sight) tell_touches(*ruling, board, overlay);
  overlay.rays.push_back(ray);
  overlay.notes.push_back({ray.from, {told.name("from")}});
  overlay.notes.push_back({ray.to, {told.name("to")}});
}

using Units = std::vector<realms::Unit>;

// The unit that is meant by an end; of an empty space a figure that stands in for one. Nothing for
// a point.
std::optional<std::size_t> figure_at(const RealmsTold& told, std::string_view key, Units& units) {
  if (const auto unit = told.unit(key)) return unit;
  const auto space = told.space(key);
  if (!space) return std::nullopt;
  realms::Unit figure;
  figure.id = "figure on " + to_name(told.state, *space);
  figure.at = *space;
  units.push_back(std::move(figure));
  return units.size() - 1;
}

// The points that are looked at: the nine of a figure, or the one that is asked.
std::vector<Point> samples_of(const RealmsTold& told, std::optional<std::size_t> unit,
                              const Units& units) {
  if (unit) {
    const auto figure = realms::figure_of(told.state.field(), units, *unit);
    if (!figure) return {};
    return {figure->samples.begin(), figure->samples.end()};
  }
  const JsonValue* value = told.question.find("to");
  const auto point = value == nullptr ? Result<Point>(Failure(Fault{}))
                                      : read_point_mm(JsonCursor(*value, "question"));
  return point ? std::vector<Point>{*point} : std::vector<Point>();
}

std::optional<Point> eye_of(const RealmsTold& told, std::optional<std::size_t> unit,
                            const Units& units) {
  if (unit) {
    const auto figure = realms::figure_of(told.state.field(), units, *unit);
    return figure ? std::optional(figure->eye) : std::nullopt;
  }
  const JsonValue* value = told.question.find("from");
  if (value == nullptr) return std::nullopt;
  const auto point = read_point_mm(JsonCursor(*value, "question"));
  return point ? std::optional(*point) : std::nullopt;
}

SightPolicy policy_of(const RealmsTold& told) {
  const std::string word = told.word("policy");
  if (word == "open") return SightPolicy::open;
  if (word == "closed") return SightPolicy::closed;
  return word == "tube" ? SightPolicy::tube : SightPolicy::hair;
}

void draw_exposure(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto visible = told.pegs("visible").value_or(Ratio());
  const bool is_point = told.question.find("to") != nullptr && told.question.find("to")->is_list();
  const std::int64_t seen = 9 / visible.denominator() * visible.numerator();
  judge(overlay, visible != Ratio(), is_point ? "SEEN" : std::to_string(seen) + " OF 9 SEEN",
        "UNSEEN");
  Units units(told.state.units().begin(), told.state.units().end());
  const auto from = figure_at(told, "from", units);
  const auto to = figure_at(told, "to", units);
  const auto eye = eye_of(told, from, units);
  if (!eye) return;
  // Lines between points: the two ends themselves must not stand in the way of them (OPT-K22).
  Units others;
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (n != from && n != to) others.push_back(units[n]);
  }
  for (const Point& sample : samples_of(told, to, units)) {
    const auto sees = realms::unit_sees(board.state().field(), told.state.terrain, others, *eye,
                                        sample, policy_of(told), told.state.options);
    const bool good = sees && *sees;
    overlay.rays.push_back({to_picture(*eye), to_picture(sample), good, std::nullopt, true});
    overlay.marks.push_back({to_picture(sample), good, {}});
  }
  overlay.notes.push_back({to_picture(*eye), {told.name("from")}});
  overlay.notes.push_back(
      {overlay.marks.empty() ? to_picture(*eye) : overlay.marks.back().at, {told.name("to")}});
  explain(overlay, Role::allowed, "points seen");
  explain(overlay, Role::danger, "points not seen");
}

// An arrow from place to place, in the air.
void point_at(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay, bool good) {
  const auto from = told.space("from");
  const auto to = told.space("to");
  const Role role = good ? Role::allowed : Role::danger;
  tint(overlay, board, from, Role::focus);
  tint(overlay, board, to, role);
  if (!from || !to || *from == *to) return;
  overlay.ways.push_back({{{board.middle(*from), "", false}, {board.middle(*to), "", true}}, role});
}

void draw_attack(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  judge(overlay, told.yes("legal"), "LEGAL", "NOT LEGAL");
  point_at(told, board, overlay, told.yes("legal"));
}

void draw_neighbour(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  judge(overlay, told.yes("neighbouring"), told.yes("adjacent") ? "ADJACENT" : "NEIGHBOURING",
        "FAR");
  point_at(told, board, overlay, told.yes("neighbouring"));
}

// Every surface at the place, the one that is meant marked.
void draw_elevation(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto pegs = told.pegs("pegs");
  overlay.badge = pegs ? number_text(*pegs) : "NOTHING";
  viewer::BrickPoint at;
  if (const auto space = told.space("at")) {
    at = board.middle(*space);
    tint(overlay, board, space, Role::focus);
  } else if (const JsonValue* value = told.question.find("at");
             value != nullptr && items_of(value).size() == 2) {
    const auto x = exact_number(items_of(value)[0]);
    const auto y = exact_number(items_of(value)[1]);
    if (x && y) at = {as_double(*x) * 10, as_double(*y) * 10, 0};
    if (pegs) at.z = board.ticks(*pegs);
  }
  for (const JsonValue& surface : items_of(told.own("surfaces"))) {
    const auto height = exact_number(surface);
    if (!height) continue;
    const viewer::BrickPoint there{at.x, at.y, board.ticks(*height)};
    if (pegs && *height == *pegs) {
      overlay.marks.push_back({there, std::nullopt, {pegs_text(*height)}});
    } else {
      overlay.marks.push_back({there, true, {}});
      overlay.notes.push_back({there, {pegs_text(*height)}});
    }
  }
}

constexpr RealmsDrawing kDrawings[] = {
    {"sight", draw_sight},         {"exposure", draw_exposure},   {"attack", draw_attack},
    {"neighbour", draw_neighbour}, {"elevation", draw_elevation},
};

}  // namespace

std::span<const RealmsDrawing> realms_sight_drawings() { return kDrawings; }

void tint(BrickOverlay& overlay, const BrickBoard& board,
          const std::optional<realms::SpaceId>& space, Role role) {
  if (space) overlay.tints.push_back({board.index_of(*space), role});
}

void explain(BrickOverlay& overlay, Role role, std::string text) {
  const auto same = [&](const viewer::LegendEntry& entry) {
    return entry.role == role && entry.text == text;
  };
  if (std::none_of(overlay.legend.begin(), overlay.legend.end(), same)) {
    overlay.legend.push_back({role, std::move(text)});
  }
}

void judge(BrickOverlay& overlay, bool good, const std::string& yes, const std::string& no) {
  overlay.badge = good ? yes : no;
  overlay.tone = good ? Role::allowed : Role::danger;
}

}  // namespace parapet::cli
