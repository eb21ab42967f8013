#include "viewer/evidence.h"

#include <algorithm>

#include "rules/mayhem/sight/sight_reasons.h"

namespace parapet::viewer {
namespace {

using mayhem::BlockerKind;
using mayhem::SightLine;

// Where on its line a place is, in the plan; edges by their middle.
std::optional<double> parameter_of(const Place& place, const SightLine& line) {
  double x = 0;
  double y = 0;
  if (const auto* dot = std::get_if<Dot>(&place)) {
    x = dot->x;
    y = dot->y;
  } else if (const auto* edge = std::get_if<Edge>(&place)) {
    x = edge->x + (edge->axis == EdgeAxis::horizontal ? 0.5 : 0);
    y = edge->y + (edge->axis == EdgeAxis::vertical ? 0.5 : 0);
  } else {
    return std::nullopt;
  }
  const double dx = line.to.x - line.from.x;
  const double dy = line.to.y - line.from.y;
  const double squared_length = dx * dx + dy * dy;
  if (squared_length == 0) return std::nullopt;
  return ((x - line.from.x) * dx + (y - line.from.y) * dy) / squared_length;
}

// A corner that is touched comes before a wall that is run along.
const mayhem::NotedPlace* close_call_of(const SightLine& line) {
  for (const auto wanted : {mayhem::LineNote::touches_corner, mayhem::LineNote::runs_along_wall}) {
    for (const mayhem::NotedPlace& noted : line.notes) {
      if (noted.note == wanted) return &noted;
    }
  }
  return nullptr;
}

std::string without_article(const std::string& text) {
  return text.starts_with("the ") ? text.substr(4) : text;
}

}  // namespace

int Evidence::lowest_level() const { return std::min(line->from.level, line->to.level); }
int Evidence::highest_level() const { return std::max(line->from.level, line->to.level); }

std::optional<Evidence> read_evidence(const SightPicture& sight) {
  const std::vector<SightLine>& lines = sight.ruling.lines;
  if (lines.empty()) return std::nullopt;
  Evidence evidence;
  evidence.sight = &sight;
  evidence.line = sight.line && *sight.line < lines.size() ? &lines[*sight.line]
                                                           : &mayhem::best_line(sight.ruling);
  if (evidence.line->clear) {
    evidence.close_call = close_call_of(*evidence.line);
    if (evidence.close_call != nullptr) {
      evidence.decided_at = parameter_of(evidence.close_call->at, *evidence.line);
    }
    return evidence;
  }
  if (evidence.line->blocked_by.empty()) return evidence;
  evidence.decisive = &evidence.line->blocked_by.front();
  if (evidence.decisive->t) {
    evidence.decided_at = static_cast<double>(evidence.decisive->t->numerator()) /
                          static_cast<double>(evidence.decisive->t->denominator());
  }
  return evidence;
}

std::string name_of(BlockerKind kind) {
  switch (kind) {
    case BlockerKind::wall:
      return "wall";
    case BlockerKind::opening:
      return "opening";
    case BlockerKind::plate:
      return "floor plate";
    case BlockerKind::plateau:
      return "plateau";
    case BlockerKind::wall_face:
      return "wall face";
    case BlockerKind::inside_outside:
      break;
  }
  return "inside / outside";
}

std::string name_of(const Place& place) {
  struct Namer {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(const NamedSpace& space) const { return space.name; }
    std::string operator()(const NamedPiece& piece) const { return piece.id; }
    std::string operator()(Point) const { return ""; }
    std::string operator()(Space space) const { return to_letters(space); }
    std::string operator()(Dot dot) const { return without_article(to_letters(dot)); }
    std::string operator()(Edge edge) const { return without_article(to_letters(edge)); }
    std::string operator()(Plate plate) const { return "floor of " + to_letters(plate.over); }
  };
  return std::visit(Namer{}, place);
}

std::string end_name(const std::string& label, Space space) {
  return label.empty() ? to_letters(space) : label + " (" + to_letters(space) + ")";
}

std::string verdict_sentence(const Evidence& evidence) {
  const std::string from = end_name(evidence.sight->from_label, evidence.line->from_space);
  const std::string to = end_name(evidence.sight->to_label, evidence.line->to_space);
  if (evidence.sight->ruling.sight) return from + " sees " + to;
  std::string text = from + " does not see " + to;
  if (evidence.decisive == nullptr) return text;
  text += ": " + name_of(evidence.decisive->kind);
  const std::string place = name_of(evidence.decisive->at);
  return place.empty() ? text : text + ", " + place;
}

std::vector<std::string> decision_note(const Evidence& evidence) {
  if (evidence.close_call != nullptr) {
    const bool corner = evidence.close_call->note == mayhem::LineNote::touches_corner;
    return {corner ? "passes the wall's end" : "runs along the wall",
            name_of(evidence.close_call->at)};
  }
  if (evidence.decisive == nullptr) return {};
  std::vector<std::string> note{name_of(evidence.decisive->kind)};
  if (const std::string place = name_of(evidence.decisive->at); !place.empty()) {
    note.push_back(place);
  }
  if (evidence.decisive->t) {
    const Ratio& t = *evidence.decisive->t;
    std::string text = "t = " + std::to_string(t.numerator());
    if (t.denominator() != 1) text += "/" + std::to_string(t.denominator());
    note.push_back(text);
  }
  return note;
}

}  // namespace parapet::viewer
