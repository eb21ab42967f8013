#include "rules/ask/mayhem/explode_question.h"

#include <array>
#include <memory>
#include <utility>

#include "rules/ask/mayhem/explosion_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/mayhem/area/explosion.h"

namespace parapet::ask {
namespace {

// Explosions look along one Level only, so that of the options of sight these are all.
constexpr std::string_view kExplodeOptions[] = {"L1",  "L2",  "L3",  "L4", "L5", "L6",
                                                "L13", "L14", "L15", "R3", "A1", "A2",
                                                "A5",  "M1",  "M2",  "M3", "M4"};

constexpr std::size_t kMostWork = 500'000;  // spaces and pieces that one answer may list

// Of a marker that is placed, unless the hits say it: a size that every board knows.
constexpr std::string_view kSizePlaced = "large";
constexpr int kDamagePlaced = 1;

// Where a marker was written: in the question, if that brings its own.
JsonCursor place_of_marker(const JsonCursor& question, std::size_t index) {
  const auto markers = question.member("markers");
  return markers ? markers->item(index) : question;
}

Result<void> check_size(const JsonCursor& question, const mayhem::Pieces& pieces,
                        std::size_t index) {
  const std::string& size = pieces.markers[index].size;
  if (mayhem::explosion_size(pieces, size)) return {};
  return Failure(place_of_marker(question, index)
                     .fault("missing-size", "a " + size + " explosion, and no radius known for it",
                            "a board that says how far it reaches, such as \"explosions\": {\"" +
                                size + "\": {\"radius\": 1, \"dice\": \"WWWW\"}}"));
}

Result<std::size_t> read_marker_index(const JsonCursor& at, const mayhem::Pieces& pieces) {
  const int last = static_cast<int>(pieces.markers.size()) - 1;
  if (last < 0) return Failure(at.wrong("no index: there are no markers"));
  const auto index = at.integer(0, last);
  if (!index) return Failure(index.error());
  const auto marker = static_cast<std::size_t>(*index);
  if (pieces.markers[marker].kind != mayhem::MarkerKind::explosion) {
    return Failure(at.fault("no-explosion", "marker " + std::to_string(*index) + ", which is none",
                            "the index of an explosion marker"));
  }
  return marker;
}

// Which markers go off, in order.
Result<std::vector<std::size_t>> read_order(const JsonCursor& question,
                                            const mayhem::Pieces& pieces) {
  std::vector<std::size_t> order;
  const auto only = question.member("only");
  if (!only || only->value().is_null()) {
    for (std::size_t n = 0; n < pieces.markers.size(); ++n) {
      if (pieces.markers[n].kind == mayhem::MarkerKind::explosion) order.push_back(n);
    }
    return order;
  }
  if (auto checked = only->check_list(kMaxPieces, "markers"); !checked) {
    return Failure(checked.error());
  }
  std::vector<unsigned char> taken(pieces.markers.size(), 0);
  for (std::size_t n = 0; n < only->value().items().size(); ++n) {
    const auto index = read_marker_index(only->item(n), pieces);
    if (!index) return Failure(index.error());
    if (taken[*index] != 0) return Failure(only->item(n).wrong("each marker once"));
    taken[*index] = 1;
    order.push_back(*index);
  }
  return order;
}

Result<mayhem::RolledHits> read_rolled(const JsonCursor& at, const MayhemState& state) {
  constexpr std::array<std::string_view, 4> kKeys = {"at", "hits", "size", "damage"};
  ObjectReader reader(at, kKeys);
  mayhem::RolledHits rolled;
  rolled.at = reader.required(
      "at", [&](const JsonCursor& place) { return read_space_or_piece(place, state); });
  rolled.hits = reader.required("hits", read_integer(0, kMaxAmount));
  rolled.size = reader.unless_null("size", read_size_name, std::string(kSizePlaced));
  rolled.damage = reader.unless_null("damage", read_integer(0, kMaxAmount), kDamagePlaced);
  if (!reader.failed() && !state.board().print(rolled.at).explosive) {
    reader.fail(at.required("at")->fault("not-explosive",
                                         to_letters(rolled.at) + ", which is no explosive space",
                                         "an explosive space"));
  }
  return reader.finish(std::move(rolled));
}

Result<mayhem::ExplodeQuestion> read_keys(const JsonCursor& question, const MayhemState& state) {
  mayhem::ExplodeQuestion explode;
  auto order = read_order(question, *state.pieces);
  if (!order) return Failure(order.error());
  explode.order = *std::move(order);
  for (const std::size_t index : explode.order) {
    if (auto known = check_size(question, *state.pieces, index); !known) {
      return Failure(known.error());
    }
  }
  if (const auto rolled = question.member("rolled"); rolled && !rolled->value().is_null()) {
    auto read = read_list(*rolled, kMaxPieces, "rolls",
                          [&](const JsonCursor& at) { return read_rolled(at, state); });
    if (!read) return Failure(read.error());
    explode.rolled = *std::move(read);
  }
  if (state.pieces->markers.size() + explode.rolled.size() > kMaxPieces &&
      !explode.rolled.empty()) {
    return Failure(question.required("rolled")->fault(
        "limit", "hits that could make more than " + std::to_string(kMaxPieces) + " markers",
        "at most that many"));
  }
  if (mayhem::explosion_work(state.board(), *state.pieces, explode.order, kMostWork) >= kMostWork) {
    return Failure(question.fault(
        "limit",
        "explosions that cover more than " + std::to_string(kMostWork) + " spaces and pieces",
        "fewer at a time, by the key \"only\""));
  }
  return explode;
}

Reason explosive_reason(mayhem::Placing placing, Space space) {
  switch (placing) {
    case mayhem::Placing::not_explosive:
      return {"AOM-EXP-3", "This is no explosive space: hits place no marker.", space};
    case mayhem::Placing::too_few_hits:
      return {"AOM-EXP-3", "It takes 2 Hits to place a marker on an explosive space.", space};
    case mayhem::Placing::marked:
      return {"AOM-EXP-2", "There is a marker already: one for each explosive space.", space};
    case mayhem::Placing::placed:
      return {"AOM-EXP-3", "2 Hits place a marker, which goes off at the next Refresh.", space};
  }
  return {};
}

}  // namespace

Result<Asked> read_explosive(const JsonCursor& question, const MayhemState& state) {
  const auto at = question.required("at");
  if (!at) return Failure(at.error());
  const auto stand = read_stand(*at, state);
  if (!stand) return Failure(stand.error());
  const auto hits_at = question.required("hits");
  if (!hits_at) return Failure(hits_at.error());
  const auto hits = hits_at->integer(0, kMaxAmount);
  if (!hits) return Failure(hits.error());
  mayhem::Marker marker{
      mayhem::MarkerKind::explosion, {}, {}, stand->main, kDamagePlaced, std::string(kSizePlaced),
      mayhem::EventTrigger::near};
  if (const auto size_at = question.member("size"); size_at && !size_at->value().is_null()) {
    auto size = read_size_name(*size_at);
    if (!size) return Failure(size.error());
    marker.size = *std::move(size);
  }
  if (const auto damage_at = question.member("damage");
      damage_at && !damage_at->value().is_null()) {
    const auto damage = damage_at->integer(0, kMaxAmount);
    if (!damage) return Failure(damage.error());
    marker.damage = *damage;
  }
  const auto answer = [space = stand->main, hits = *hits, marker = std::move(marker),
                       &state](const Options& options) {
    const Board& board = state.boards->ground(options);
    const mayhem::Placing placing = mayhem::place_marker(board, *state.pieces, space, hits);
    const bool is_placed = placing == mayhem::Placing::placed;
    Answer result;
    result.own.push_back({"places_marker", JsonValue::from_bool(is_placed)});
    if (is_placed && state.pieces->markers.size() < kMaxPieces) {
      mayhem::Pieces after = *state.pieces;
      after.markers.push_back(marker);
      result.own.push_back(
          {"after", mayhem_file_json(state.file_after(state.boards->map(), std::move(after)))});
    }
    result.because.push_back(explosive_reason(placing, space));
    return result;
  };
  return Asked{answer, {}, {}};
}

Result<Asked> read_explode(const JsonCursor& question, const MayhemState& state) {
  auto explode = read_keys(question, state);
  if (!explode) return Failure(explode.error());
  const auto answer = [explode = *std::move(explode), json = std::make_shared<ExplosionJson>(),
                       &state](const Options& options) {
    const auto boards = mayhem::AreaBoards::from(*state.boards, options);
    mayhem::ExplodeRuling ruling = mayhem::rule_explode(boards, *state.pieces, explode, options);
    Answer result;
    result.own.push_back({"explosions", json->explosions(ruling.explosions)});
    result.own.push_back({"placed", placed_json(ruling)});
    mayhem::Pieces after = *state.pieces;
    after.markers = std::move(ruling.markers);
    result.own.push_back(
        {"after", mayhem_file_json(state.file_after(state.boards->map(), std::move(after)))});
    result.because = std::move(ruling.because);
    return result;
  };
  return Asked{answer, kExplodeOptions, {}};
}

}  // namespace parapet::ask
