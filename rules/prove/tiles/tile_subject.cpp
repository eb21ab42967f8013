#include "rules/prove/tiles/tile_subject.h"

#include <memory>
#include <string>
#include <utility>

#include "rules/files/place_json.h"
#include "rules/mayhem/board_variants.h"
#include "rules/mayhem/sight/sight_table.h"
#include "rules/prove/question_json.h"
#include "rules/prove/random_source.h"
#include "rules/prove/tiles/map_moves.h"
#include "rules/prove/tiles/piece_moves.h"
#include "rules/prove/tiles/sight_certificate.h"
#include "rules/prove/tiles/tile_answers.h"
#include "rules/prove/tiles/tile_questions.h"

namespace parapet::prove {
namespace {

// What all that is made later works on.
struct Ground {
  MayhemFile file;
  std::shared_ptr<const mayhem::BoardVariants> boards;
  TileReferee referee;

  const Board& board() const { return boards->board(file.options); }
};
using SharedGround = std::shared_ptr<const Ground>;

Result<MovedBoard> moved_board(const SharedGround& ground, MovedMap moved, mayhem::Pieces pieces) {
  MayhemFile file = ground->file;
  file.map = std::move(moved.map);
  file.pieces = std::move(pieces);
  auto session = ground->referee(file);
  if (!session) return Failure(session.error());
  MovedBoard board;
  board.session = *std::move(session);
  const PlaceMove move = moved.move;
  board.question = [move](const JsonValue& question) { return moved_question(question, move); };
  board.expected = [move, ground](const JsonValue& question, const JsonValue& answer) {
    return moved_answer(question, answer, ground->file.pieces, move);
  };
  board.found = [](const JsonValue& question, const JsonValue& answer) {
    return moved_answer(question, answer, {}, PlaceMove{});
  };
  return board;
}

// The whole board with all that stands on it.
Move move_of(const SharedGround& ground, std::string how,
             std::function<MovedMap(const TileMap&)> make) {
  return {std::move(how),
          [ground, make = std::move(make)] {
            MovedMap map = make(ground->file.map);
            mayhem::Pieces pieces = moved(ground->file.pieces, map.move);
            return moved_board(ground, std::move(map), std::move(pieces));
          },
          {}};
}

std::vector<Move> moves_of(const SharedGround& ground, std::uint64_t seed) {
  std::vector<Move> moves;
  for (int turns = 1; turns <= 3; ++turns) {
    moves.push_back(move_of(ground, "turned by " + std::to_string(90 * turns) + " degrees",
                            [turns](const TileMap& map) { return turned(map, turns); }));
  }
  moves.push_back(move_of(ground, "mirrored east to west", mirrored));
  moves.push_back(move_of(ground, "shifted by 2 east and 3 south",
                          [](const TileMap& map) { return shifted(map, 2, 3); }));
  const Board& board = ground->board();
  if (board.width() + 2 > Board::kMaxSide || board.height() + 3 > Board::kMaxSide) {
    moves.back().why_not = "there is no room on the largest board";
  }
  moves.push_back({"with its tiles and pieces in another order",
                   [ground, seed] {
                     RandomSource random(seed);
                     MovedMap map = shuffled(ground->file.map, random);
                     return moved_board(ground, std::move(map),
                                        shuffled(ground->file.pieces, random));
                   },
                   {}});
  moves.push_back(move_of(ground, "with every tile cut in two", cut_in_two));
  for (const auto& [option, value] :
       {std::pair("L9", "per-tile"), std::pair("G5", "one-tile"), std::pair("A5", "cardboard")}) {
    if (!ground->file.options.is(option, value)) continue;
    moves.back().why_not = std::string("option ") + option + " looks at which tile a space is on";
  }
  return moves;
}

// Tables are made in one go, which nothing can stop.
std::string no_table(const Ground& ground) {
  constexpr std::size_t kMostSpaces = 8'192;
  constexpr std::size_t kMostSpacesPairByPair = 1'024;
  const bool fast = mayhem::has_fast_sight_table(mayhem::SightRules::from(ground.file.options));
  const std::size_t most = fast ? kMostSpaces : kMostSpacesPairByPair;
  if (ground.board().spaces().size() <= most) return {};
  return "a table of more than " + std::to_string(most) + " spaces takes long under these options";
}

// The checker reads the board as it is printed.
std::string no_evidence(const Options& options) {
  for (const std::string_view id : {"L14", "M2", "M3", "M4"}) {
    const OptionIndex option = option_index(id);
    if (options.value(option) != option_specs()[option].values.front()) {
      return "with option " + std::string(id) + " the board is read otherwise than it is printed";
    }
  }
  return {};
}

std::function<std::optional<std::string>(const ask::Ruled&)> evidence_fault(
    const SharedGround& ground) {
  const auto plain = std::make_shared<const PlainBoard>(ground->file.map);
  const auto rules = mayhem::SightRules::from(ground->file.options);
  return [plain, rules](const ask::Ruled& ruled) -> std::optional<std::string> {
    const auto* ruling = ruled.answer.evidence.as<mayhem::SightRuling>();
    if (ruling == nullptr || ruling->lines.empty()) return "there is none";
    if (ruling->sight != says(ruled.answer, "sight")) return "it is of another verdict";
    const Space from = ruling->lines.front().from_space;
    const Space to = ruling->lines.front().to_space;
    return fault_of(*plain, from, to, rules, *ruling);
  };
}

std::vector<OptionIndex> options_of_tiles() {
  std::vector<OptionIndex> options;
  for (OptionIndex option = 0; option < kOptionCount; ++option) {
    const char group = option_specs()[option].id.front();
    if (group != 'K' && group != 'W') options.push_back(option);
  }
  return options;
}

}  // namespace

Result<Subject> tile_subject(const MayhemFile& file, const TileReferee& referee,
                             const Effort& effort) {
  auto boards = mayhem::BoardVariants::assemble(file.map);
  if (!boards) return Failure(boards.error());
  auto session = referee(file);
  if (!session) return Failure(session.error());
  const SharedGround ground =
      std::make_shared<const Ground>(Ground{file, *std::move(boards), referee});

  Subject subject;
  subject.effort = effort;
  subject.session = *std::move(session);
  subject.again = [ground] { return ground->referee(ground->file); };
  subject.written = [ground]() -> SessionOf {
    const auto read = read_mayhem_file(write_mayhem_file(ground->file), "the board as written");
    if (!read) return Failure(read.error());
    return ground->referee(*read);
  };
  for (const Space space : ground->board().spaces()) subject.ends.push_back(space_json(space));
  subject.figures = subject.ends;
  subject.sight_keys = {{}};
  RandomSource random(effort.seed);
  subject.questions =
      tile_questions(file, ground->board(), *subject.session, effort.questions, random);
  for (const JsonValue& question : subject.questions) {
    if (can_be_moved(question)) subject.movable.push_back(question);
  }
  subject.moves = moves_of(ground, effort.seed);
  subject.options = options_of_tiles();
  subject.no_evidence = no_evidence(file.options);
  subject.evidence_fault = evidence_fault(ground);
  subject.no_table = no_table(*ground);
  subject.table = [ground] {
    const auto table = std::make_shared<const mayhem::SightTable>(
        mayhem::make_sight_table(ground->board(), mayhem::SightRules::from(ground->file.options)));
    return [table](std::size_t from, std::size_t to) { return table->sees(from, to); };
  };
  return subject;
}

}  // namespace parapet::prove
