#include "rules/ask/collapse/structure_question.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_map>
#include <utility>

#include "geometry/numbers/length.h"
#include "physics/collapse/selection.h"
#include "rules/ask/read_id.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/length_json.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kTableWords[] = {"loose", "studs"};
constexpr std::string_view kWays[] = {"pieces", "sphere", "post"};
constexpr std::string_view kSphereKeys[] = {"at_mm", "radius_mm"};
constexpr int kMostSeconds = 86'400;
constexpr std::size_t kMostIds = 1'000'000;

Result<physics::Table> read_table(const JsonCursor& at) {
  const auto word = at.one_of(kTableWords);
  if (!word) return Failure(word.error());
  return *word == 0 ? physics::Table::loose : physics::Table::studded;
}

struct Ball {
  Point centre;
  std::int64_t radius = 0;
};

Result<Ball> read_ball(const JsonCursor& at) {
  ObjectReader reader(at, kSphereKeys);
  Ball ball;
  ball.centre = reader.required("at_mm", read_point_mm);
  ball.radius = reader.required("radius_mm", [](const JsonCursor& radius) -> Result<std::int64_t> {
    const auto read = read_length(radius, kMillimetres);
    if (read && *read < 0) return Failure(radius.wrong("a length of 0 or more"));
    return read;
  });
  return reader.finish(ball);
}

}  // namespace

physics::Progress StructureQuestion::limited(physics::Progress progress) const {
  if (!seconds) return progress;
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::seconds(*seconds);
  return [progress = std::move(progress), end](const char* what, auto share) {
    return Clock::now() < end && progress(what, share);
  };
}

Result<StructureQuestion> read_structure_question(const JsonCursor& question) {
  ObjectReader reader(question);
  StructureQuestion asked;
  asked.table = reader.unless_null("table", read_table, asked.table);
  asked.seconds = reader.unless_null("seconds", read_integer(0, kMostSeconds));
  return reader.finish(asked);
}

Result<std::vector<std::uint32_t>> read_pieces(const JsonCursor& question,
                                               const physics::Structure& structure) {
  const auto at = question.member("pieces");
  if (!at || at->value().is_null()) return std::vector<std::uint32_t>{};
  std::unordered_map<std::string_view, std::uint32_t> number_of;
  for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
    number_of.emplace(structure.pieces[piece].id, piece);
  }
  std::vector<bool> named(structure.pieces.size(), false);
  auto read =
      read_list(*at, kMostIds, "pieces", [&](const JsonCursor& id) -> Result<std::uint32_t> {
        if (!id.value().is_text()) return Failure(id.wrong("the id of a piece"));
        const auto found = number_of.find(id.value().text());
        if (found == number_of.end()) {
          return Failure(unknown_id(id, "a piece", ids_of(structure.pieces)));
        }
        if (named[found->second]) {
          return Failure(id.fault("duplicate-id",
                                  "\"" + std::string(id.value().text()) + "\" again",
                                  "each piece once"));
        }
        named[found->second] = true;
        return found->second;
      });
  if (read) std::sort(read->begin(), read->end());
  return read;
}

Result<std::optional<std::vector<std::uint32_t>>> read_removed(
    const JsonCursor& question, const physics::Structure& structure) {
  std::optional<std::string_view> way;
  for (const std::string_view key : kWays) {
    const auto member = question.member(key);
    if (!member || member->value().is_null()) continue;
    if (way) {
      return Failure(member->fault(
          "wrong-value", "\"" + std::string(key) + "\" beside \"" + std::string(*way) + "\"",
          "one of pieces, sphere and post"));
    }
    way = key;
  }
  if (!way) return Failure(missing_key(question, "pieces"));
  if (*way == "post") return std::nullopt;
  if (*way == "pieces") {
    auto pieces = read_pieces(question, structure);
    if (!pieces) return Failure(pieces.error());
    return *std::move(pieces);
  }
  const auto ball = read_ball(*question.member("sphere"));
  if (!ball) return Failure(ball.error());
  return physics::pieces_in_ball(structure, ball->centre, ball->radius);
}

}  // namespace parapet::ask
