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
constexpr std::size_t kMostStages = 1'000;

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

// Reads lists of ids, in which no piece may come twice.
class PieceReader {
 public:
  explicit PieceReader(const physics::Structure& structure)
      : structure_(structure), named_(structure.pieces.size(), false) {
    for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
      const std::string_view id = structure.pieces[piece].id;
      numbers_[id].push_back(piece);
      const auto slash = id.rfind('/');
      if (slash != std::string_view::npos) groups_[id.substr(0, slash)].push_back(piece);
    }
  }

  Result<std::vector<std::uint32_t>> read(const JsonCursor& at) {
    if (auto checked = at.check_list(kMostIds, "pieces"); !checked) return Failure(checked.error());
    std::vector<std::uint32_t> pieces;
    for (std::size_t n = 0; n < at.value().items().size(); ++n) {
      const JsonCursor id = at.item(n);
      const auto meant = meant_by(id);
      if (!meant) return Failure(meant.error());
      for (const std::uint32_t piece : *meant) {
        if (named_[piece]) {
          return Failure(id.fault("duplicate-id", "\"" + structure_.pieces[piece].id + "\" again",
                                  "each piece once"));
        }
        named_[piece] = true;
        pieces.push_back(piece);
      }
    }
    std::sort(pieces.begin(), pieces.end());
    return pieces;
  }

 private:
  Result<std::vector<std::uint32_t>> meant_by(const JsonCursor& id) const {
    if (!id.value().is_text()) return Failure(id.wrong("the id of a piece"));
    for (const auto* ids : {&numbers_, &groups_}) {
      const auto found = ids->find(id.value().text());
      if (found != ids->end()) return found->second;
    }
    return Failure(unknown_id(id, "a piece", ids_of(structure_.pieces)));
  }

  using Numbers = std::unordered_map<std::string_view, std::vector<std::uint32_t>>;

  const physics::Structure& structure_;
  Numbers numbers_;
  Numbers groups_;  // by what stands in front of the last "/"
  std::vector<bool> named_;
};

}  // namespace

physics::Progress StructureQuestion::limited(physics::Progress progress) const {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::seconds(seconds);
  return [progress = std::move(progress), end](const char* what, auto share) {
    return Clock::now() < end && progress(what, share);
  };
}

Result<StructureQuestion> read_structure_question(const JsonCursor& question) {
  ObjectReader reader(question);
  StructureQuestion asked;
  asked.table = reader.unless_null("table", read_table, asked.table);
  asked.seconds = reader.unless_null("seconds", read_integer(0, kMostSeconds), asked.seconds);
  return reader.finish(asked);
}

Result<std::vector<std::uint32_t>> read_pieces(const JsonCursor& question,
                                               const physics::Structure& structure) {
  const auto at = question.member("pieces");
  if (!at || at->value().is_null()) return std::vector<std::uint32_t>{};
  return PieceReader(structure).read(*at);
}

Result<std::vector<std::vector<std::uint32_t>>> read_stages(const JsonCursor& question,
                                                            const physics::Structure& structure) {
  using Stages = std::vector<std::vector<std::uint32_t>>;
  const auto at = question.member("stages");
  if (!at || at->value().is_null()) return Stages{};
  PieceReader reader(structure);
  return read_list(*at, kMostStages, "stages",
                   [&](const JsonCursor& stage) { return reader.read(stage); });
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
