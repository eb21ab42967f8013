#include "rules/ask/skyline/rail_answer.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/ask/skyline/surd_text.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/realms/length_json.h"

namespace parapet::ask {
namespace {

using skyline::Network;
using skyline::RailMeasures;

// Tenths of a millimetre are ticks.
JsonValue mm_json(Wide ticks) {
  return length_json(static_cast<std::int64_t>(ticks), kMillimetres);
}

std::string mm_text(Wide ticks) {
  const auto whole = static_cast<std::int64_t>(ticks / 10);
  const auto tenth = static_cast<std::int64_t>(ticks % 10);
  std::string text = std::to_string(whole);
  if (tenth != 0) text += "." + std::to_string(tenth);
  return text + " mm";
}

Point nearest_tick(const ExactPoint& at) {
  return {static_cast<std::int64_t>(rounded(at.x)), static_cast<std::int64_t>(rounded(at.y)),
          static_cast<std::int64_t>(rounded(at.z))};
}

JsonValue place_json(Point at) {
  return JsonValue::from_list({mm_json(at.x), mm_json(at.y), mm_json(at.z)});
}

// The ends of a rail, in the order in which it was asked for.
std::pair<std::string, std::string> ends_of(const Network& network, const MeasuredRail& rail) {
  const skyline::Rail& arc = network.rails[rail.rail];
  std::string from = network.stops[arc.from].id;
  std::string to = network.stops[arc.to].id;
  if (rail.turned) std::swap(from, to);
  return {from, to};
}

std::string contact_word(Contact contact) {
  switch (contact) {
    case Contact::apart:
      return "clear";
    case Contact::touching:
      return "touches";
    case Contact::crossing:
      return "through";
  }
  return "";
}

void add_slope(std::vector<JsonMember>& own, const RailMeasures& measures) {
  if (!measures.steepest) {  // it has no length
    for (const char* key : {"slope_percent", "slope"}) own.push_back({key, JsonValue()});
    own.push_back({"plumb", JsonValue::from_bool(false)});
    own.push_back({"steepest_mm", JsonValue()});
    return;
  }
  const Segment& piece = measures.pieces[*measures.steepest];
  const skyline::Slope slope = skyline::slope_of(piece);
  const bool is_plumb = slope.is_plumb();
  own.push_back({"slope_percent", is_plumb ? JsonValue() : mm_json(slope.tenths_of_per_cent())});
  own.push_back(
      {"slope", is_plumb ? JsonValue() : JsonValue::from_text(root_text(slope.squared()))});
  own.push_back({"plumb", JsonValue::from_bool(is_plumb)});
  own.push_back({"steepest_mm", JsonValue::from_list({place_json(piece.p), place_json(piece.q)})});
}

const std::string& piece_id(const SkyTerrain& terrain, std::uint32_t body) {
  return terrain.pieces[terrain.scene.body(body).piece].id;
}

void add_clearance(std::vector<JsonMember>& own, const RailMeasures& measures,
                   const SkyTerrain& terrain) {
  const auto& found = measures.clearance;
  if (!found) {
    for (const char* key : {"clearance_mm", "clearance", "contact", "terrain", "at_mm", "to_mm"}) {
      own.push_back({key, JsonValue()});
    }
    return;
  }
  own.push_back({"clearance_mm", mm_json(rounded_root(found->squared))});
  own.push_back({"clearance", JsonValue::from_text(distance_text_mm(found->squared))});
  own.push_back({"contact", JsonValue::from_text(contact_word(found->contact))});
  own.push_back({"terrain", JsonValue::from_text(piece_id(terrain, found->body))});
  own.push_back({"at_mm", place_json(nearest_tick(found->at))});
  own.push_back({"to_mm", place_json(nearest_tick(found->to))});
}

void add_room(std::vector<JsonMember>& own, const RailMeasures& measures,
              const SkyTerrain& terrain) {
  const auto& found = measures.room_below;
  if (!found) {
    for (const char* key : {"room_below_mm", "room_below", "room_terrain", "room_at_mm"}) {
      own.push_back({key, JsonValue()});
    }
    return;
  }
  constexpr Wide kTicksOfMm = 10;
  const WideRatio& height = found->height;
  own.push_back({"room_below_mm", mm_json(rounded(height))});
  own.push_back({"room_below", JsonValue::from_text(to_string(WideRatio::of(
                                   height.numerator(), height.denominator() * kTicksOfMm)))});
  own.push_back({"room_terrain", JsonValue::from_text(piece_id(terrain, found->body))});
  own.push_back({"room_at_mm", place_json(nearest_tick(found->at))});
}

std::vector<JsonMember> rail_members(const Network& network, const SkyTerrain& terrain,
                                     const MeasuredRail& rail, const std::optional<Ratio>& limit) {
  const auto [from, to] = ends_of(network, rail);
  const RailMeasures& measures = rail.measures;
  std::vector<JsonMember> own = {{"from", JsonValue::from_text(from)},
                                 {"to", JsonValue::from_text(to)},
                                 {"length_mm", mm_json(measures.length.rounded())},
                                 {"length", JsonValue::from_text(sum_text_mm(measures.length))}};
  add_slope(own, measures);
  add_clearance(own, measures, terrain);
  add_room(own, measures, terrain);
  if (limit) own.push_back({"keeps_clear", JsonValue::from_bool(keeps_clear(measures, *limit))});
  return own;
}

std::string name_of(const Network& network, const MeasuredRail& rail) {
  const auto [from, to] = ends_of(network, rail);
  return "The rail from " + from + " to " + to;
}

void explain_clearance(Answer& answer, const std::string& name, const RailMeasures& measures,
                       const SkyTerrain& terrain, const std::optional<Ratio>& limit) {
  const auto& found = measures.clearance;
  if (!found) return;
  const std::string& piece = piece_id(terrain, found->body);
  std::string text;
  switch (found->contact) {
    case Contact::crossing:
      text = name + " passes through " + piece + ".";
      break;
    case Contact::touching:
      text = name + " touches " + piece + ".";
      break;
    case Contact::apart:
      text = name + " comes nearest to " + piece + ", by " + mm_text(rounded_root(found->squared)) +
             ".";
      break;
  }
  if (limit) {
    text += keeps_clear(measures, *limit) ? " That is as far as asked for."
                                          : " That is nearer than asked for.";
  }
  answer.because.push_back({"RAIL-3", std::move(text), nearest_tick(found->at)});
}

// By how much it was decided, and whether a scan can tell.
void add_margin(Answer& answer, const RailMeasures& measures, const SkyTerrain& terrain,
                const Ratio& limit) {
  const auto& found = measures.clearance;
  if (!found) return;
  answer.margin = difference_text(found->squared, limit);
  const realms::Piece& piece = terrain.pieces[terrain.scene.body(found->body).piece];
  if (!piece.scan || !piece.scan->error) return;
  const Ratio& error = *piece.scan->error;
  // limit - error <= distance <= limit + error
  const Wide under = Wide{limit.denominator()} * error.denominator();
  const Wide middle = Wide{limit.numerator()} * error.denominator();
  const Wide aside = Wide{error.numerator()} * limit.denominator();
  const auto squared = [under](Wide up) { return WideRatio::of(up * up, under * under); };
  const bool is_below = middle - aside > 0 && found->squared < squared(middle - aside);
  if (is_below || found->squared > squared(middle + aside)) return;
  constexpr std::int64_t kTicksOfMm = 10;
  const auto in_mm = [](const Ratio& ticks) {
    return Ratio::of(ticks.numerator(), ticks.denominator() * kTicksOfMm);
  };
  const WideRatio square_mm = WideRatio::of(found->squared.numerator(),
                                            found->squared.denominator() * kTicksOfMm * kTicksOfMm);
  answer.too_close = TooClose{
      difference_text(square_mm, in_mm(limit)), to_string(in_mm(error)),
      "Measure at the table how far the rail is from " + piece.id + " where it is nearest."};
}

}  // namespace

bool keeps_clear(const RailMeasures& measures, const Ratio& limit) {
  if (!measures.clearance) return true;
  return measures.clearance->contact != Contact::crossing &&
         compare_distance(measures.clearance->squared, limit) >= 0;
}

Answer rail_answer(const Network& network, const SkyTerrain& terrain, MeasuredRail rail,
                   const std::optional<Ratio>& limit) {
  const RailMeasures& measures = rail.measures;
  const std::string name = name_of(network, rail);
  Answer answer;
  answer.own = rail_members(network, terrain, rail, limit);
  const std::size_t pieces = measures.pieces.size();
  answer.because.push_back({"RAIL-1",
                            name + " is " + mm_text(measures.length.rounded()) + " long, in " +
                                std::to_string(pieces) + " straight " +
                                (pieces == 1 ? "piece." : "pieces."),
                            {}});
  if (measures.steepest) {
    const Segment& steepest = measures.pieces[*measures.steepest];
    const skyline::Slope slope = skyline::slope_of(steepest);
    std::string text = "Its steepest piece is plumb.";
    if (!slope.is_plumb()) {
      text = mm_text(slope.tenths_of_per_cent());
      text = "Its steepest piece climbs " + text.substr(0, text.size() - 3) + " per cent.";
      if (slope.rise == 0) text = "It is level all along.";
    }
    answer.because.push_back({"RAIL-2", std::move(text), steepest.p});
  }
  explain_clearance(answer, name, measures, terrain, limit);
  if (const auto& room = measures.room_below) {
    answer.because.push_back({"RAIL-4",
                              "Straight below it " + piece_id(terrain, room->body) +
                                  " comes nearest, by " + mm_text(rounded(room->height)) + ".",
                              nearest_tick(room->at)});
  }
  if (limit) add_margin(answer, measures, terrain, *limit);
  answer.evidence = Evidence::of(MeasuredRails{{std::move(rail)}, limit});
  return answer;
}

Answer rails_answer(const Network& network, const SkyTerrain& terrain,
                    std::vector<MeasuredRail> rails, const std::vector<std::size_t>& unplaced,
                    const std::optional<Ratio>& limit) {
  Answer answer;
  answer.own.push_back({"rails", list_json(rails, [&](const MeasuredRail& rail) {
                          return JsonValue::from_members(
                              rail_members(network, terrain, rail, limit));
                        })});
  answer.own.push_back({"unplaced", list_json(unplaced, [&](std::size_t rail) {
                          const skyline::Rail& arc = network.rails[rail];
                          return JsonValue::from_list(
                              {JsonValue::from_text(network.stops[arc.from].id),
                               JsonValue::from_text(network.stops[arc.to].id)});
                        })});
  if (limit) {
    const bool all = std::all_of(rails.begin(), rails.end(), [&](const MeasuredRail& rail) {
      return keeps_clear(rail.measures, *limit);
    });
    answer.own.push_back({"keep_clear", JsonValue::from_bool(all)});
  }
  // The one that comes nearest decides.
  const MeasuredRail* nearest = nullptr;
  for (const MeasuredRail& rail : rails) {
    const auto& found = rail.measures.clearance;
    if (!found) continue;
    const auto* least = nearest == nullptr ? nullptr : &*nearest->measures.clearance;
    const bool is_nearer = least == nullptr || found->squared < least->squared ||
                           (found->squared == least->squared && found->contact > least->contact);
    if (is_nearer) nearest = &rail;
  }
  if (nearest != nullptr) {
    explain_clearance(answer, name_of(network, *nearest), nearest->measures, terrain, limit);
    if (limit) add_margin(answer, nearest->measures, terrain, *limit);
  }
  if (!unplaced.empty()) {
    answer.because.push_back(
        {"RAIL-1",
         std::to_string(unplaced.size()) +
             " rails are not measured, for the board says no place of a space of theirs.",
         {}});
  }
  answer.evidence = Evidence::of(MeasuredRails{std::move(rails), limit});
  return answer;
}

}  // namespace parapet::ask
