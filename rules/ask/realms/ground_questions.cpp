#include <utility>

#include "rules/ask/realms/board_check.h"
#include "rules/ask/realms/places.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/space_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/place_json.h"
#include "rules/files/realms/length_json.h"
#include "rules/realms/neighbours.h"

// elevation, neighbour and check of game realms.

namespace parapet::ask {
namespace {

constexpr std::string_view kElevationKeys[] = {"at"};
constexpr std::string_view kNeighbourKeys[] = {"from", "to", "offset"};
constexpr std::string_view kNeighbourOptions[] = {"K14", "K18"};

// What is told of a place: its heights from low to high, and which of them it is, if there are any.
Answer elevation_answer(const RealmsState& state, std::span<const realms::Surface> surfaces,
                        std::size_t level, const std::string& name, Place at) {
  std::vector<JsonValue> heights;
  for (const realms::Surface& surface : surfaces) {
    heights.push_back(height_json(state.field(), surface.height));
  }
  const JsonValue mm =
      surfaces.empty() ? JsonValue() : length_json(surfaces[level].height, kMillimetres);
  std::string text = "There is nothing to stand on at " + name + ".";
  if (!surfaces.empty()) {
    text = "The surface at " + name + " is " + write_json_line(mm) + " mm up";
    text += surfaces.size() == 1 ? std::string(".")
                                 : ", number " + std::to_string(level) + " from below of " +
                                       std::to_string(surfaces.size()) + ", counted from 0.";
  }
  Answer answer;
  answer.own = {{"pegs", surfaces.empty() ? JsonValue() : heights[level]},
                {"mm", mm},
                {"surfaces", JsonValue::from_list(std::move(heights))}};
  answer.because.push_back({"COR-UP-2", std::move(text), std::move(at)});
  return answer;
}

// Of a place beside the spaces the highest surface counts.
Result<Asked> read_elevation_of_point(const JsonCursor& at, const RealmsState& state) {
  const auto east = read_length(at.item(0), kMillimetres);
  if (!east) return Failure(east.error());
  const auto south = read_length(at.item(1), kMillimetres);
  if (!south) return Failure(south.error());
  const auto answer = [east = *east, south = *south, &state](const Options&) {
    const auto surfaces = state.field().surfaces_at({east, south});
    const std::size_t highest = surfaces.empty() ? 0 : surfaces.size() - 1;
    const Point place{east, south, surfaces.empty() ? 0 : surfaces[highest].height};
    const std::string name = write_json_line(
        JsonValue::from_list({length_json(east, kMillimetres), length_json(south, kMillimetres)}));
    return elevation_answer(state, surfaces, highest, name, place);
  };
  return Asked{answer, {}, {}};
}

Result<Asked> read_elevation(const JsonCursor& question, const RealmsState& state) {
  const auto at = question.required("at");
  if (!at) return Failure(at.error());
  if (at->value().is_list()) {
    if (at->value().items().size() == 2) return read_elevation_of_point(*at, state);
    return Failure(at->wrong("a space, or a place [east, south] in millimetres"));
  }
  const auto space = read_realms_space(*at, state);
  if (!space) return Failure(space.error());
  const auto answer = [space = *space, &state](const Options&) {
    const std::string name = state.field().name_of(space);
    return elevation_answer(state, state.field().surfaces(space.spot), space.level, name,
                            NamedSpace{name});
  };
  return Asked{answer, {}, {}};
}

Answer neighbour_answer(realms::NeighbourRuling ruling) {
  Answer answer;
  answer.own = {{"neighbouring", JsonValue::from_bool(ruling.near.neighbouring)},
                {"adjacent", JsonValue::from_bool(ruling.near.adjacent)}};
  answer.because = std::move(ruling.because);
  return answer;
}

// [pegs east, pegs south] from one centre to the other.
Result<Asked> read_offset(const JsonCursor& offset) {
  constexpr std::int64_t kMostPegs = 1'000;
  constexpr std::int64_t kMostUnder = 1'000;
  if (!offset.value().is_list() || offset.value().items().size() != 2) {
    return Failure(offset.wrong("[pegs east, pegs south]"));
  }
  Ratio pegs[2];
  for (std::size_t n = 0; n < 2; ++n) {
    const auto read = read_pegs(offset.item(n), Ratio(-kMostPegs), Ratio(kMostPegs));
    if (!read) return Failure(read.error());
    if (read->denominator() > kMostUnder) {
      return Failure(offset.item(n).wrong("a number of pegs with a denominator of at most " +
                                          std::to_string(kMostUnder)));
    }
    pegs[n] = *read;
  }
  const auto answer = [east = pegs[0], south = pegs[1]](const Options&) {
    return neighbour_answer(realms::rule_neighbour(east, south));
  };
  return Asked{answer, {}, {}};
}

// The unit on which the place is; nothing on the ground.
std::optional<std::string> carrier_at(const RealmsPlace& place, const RealmsState& state) {
  const auto* unit = std::get_if<std::size_t>(&place);
  return unit == nullptr ? std::nullopt : state.units()[*unit].on;
}

Result<Asked> read_neighbour(const JsonCursor& question, const RealmsState& state) {
  if (const auto offset = question.member("offset")) return read_offset(*offset);
  const auto from_at = question.required("from");
  if (!from_at) return Failure(from_at.error());
  const auto to_at = question.required("to");
  if (!to_at) return Failure(to_at.error());
  const auto from = read_realms_place(*from_at, state);
  if (!from) return Failure(from.error());
  const auto to = read_realms_place(*to_at, state);
  if (!to) return Failure(to.error());
  const auto answer = [from = *from, to = *to, &state](const Options& options) {
    const bool on_different_carriers = carrier_at(from, state) != carrier_at(to, state);
    return neighbour_answer(realms::rule_neighbour(
        state.field(), space_of(from, state), space_of(to, state), on_different_carriers, options));
  };
  return Asked{answer, kNeighbourOptions, {}};
}

Result<Asked> read_check(const JsonCursor&, const RealmsState& state) {
  const auto answer = [&state](const Options& options) {
    std::vector<JsonValue> warnings;
    for (const BoardNote& note : check_board(*state.board, state.units(), options)) {
      warnings.push_back(JsonValue::from_members(
          {{"code", JsonValue::from_text(note.code)}, {"text", JsonValue::from_text(note.text)}}));
    }
    return Answer{{{"warnings", JsonValue::from_list(std::move(warnings))}}, {}, {}};
  };
  return Asked{answer, {}, {}};
}

constexpr RealmsQuestion kQuestions[] = {{"elevation", kElevationKeys, read_elevation},
                                         {"neighbour", kNeighbourKeys, read_neighbour},
                                         {"check", {}, read_check}};

}  // namespace

std::span<const RealmsQuestion> realms_ground_questions() { return kQuestions; }

}  // namespace parapet::ask
