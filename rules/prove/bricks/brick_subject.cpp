#include "rules/prove/bricks/brick_subject.h"

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/place_json.h"
#include "rules/prove/bricks/brick_answers.h"
#include "rules/prove/bricks/brick_evidence.h"
#include "rules/prove/bricks/brick_questions.h"
#include "rules/prove/bricks/field_moves.h"
#include "rules/prove/random_source.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/sight/figure.h"

namespace parapet::prove {
namespace {

// What all that is made later works on.
struct Ground {
  RealmsBoard board;
  BrickReferee referee;
};
using SharedGround = std::shared_ptr<const Ground>;

Move move_of(const SharedGround& ground, std::string how,
             std::function<Result<RealmsBoard>(const RealmsBoard&)> make) {
  return {std::move(how),
          [ground, make = std::move(make)]() -> Result<MovedBoard> {
            const auto made = make(ground->board);
            if (!made) return Failure(made.error());
            auto session = ground->referee(*made);
            if (!session) return Failure(session.error());
            return MovedBoard{*std::move(session),
                              [](const JsonValue& question) { return question; }, answer_by_name,
                              answer_by_name};
          },
          {}};
}

Move move_of(const SharedGround& ground, std::string how, const PointMove& move) {
  return move_of(ground, std::move(how),
                 [move](const RealmsBoard& board) { return moved(board, move); });
}

std::vector<Move> moves_of(const SharedGround& ground, std::uint64_t seed) {
  std::vector<Move> moves;
  moves.push_back(move_of(ground, "turned by 90 degrees", {0, -1, 0, 1, 0, 0}));
  moves.push_back(move_of(ground, "turned by 180 degrees", {-1, 0, 0, 0, -1, 0}));
  moves.push_back(move_of(ground, "turned by 270 degrees", {0, 1, 0, -1, 0, 0}));
  moves.push_back(move_of(ground, "mirrored east to west", {-1, 0, 0, 0, 1, 0}));
  moves.push_back(
      move_of(ground, "shifted by 2 1/2 studs east and 3 1/2 studs south", {1, 0, 5, 0, 1, 7}));
  moves.push_back(move_of(ground, "with its pieces, spaces and units in another order",
                          [seed](const RealmsBoard& board) {
                            RandomSource random(seed);
                            return shuffled(board, random);
                          }));
  moves.push_back(move_of(ground, "with every block cut in two", cut_in_two));
  return moves;
}

// The eyes of figures of ten pegs on all spaces, and of the units.
std::vector<JsonValue> eyes_of(const RealmsBoard& board) {
  std::vector<JsonValue> eyes;
  const auto add = [&](std::span<const realms::Unit> units, std::size_t unit) {
    const auto figure = realms::figure_of(board.field, units, unit);
    if (figure) eyes.push_back(point_json(figure->eye));
  };
  for (const realms::SpaceId space : board.field.spaces()) {
    realms::Unit figure;
    figure.id = "figure";
    figure.at = space;
    add({&figure, 1}, 0);
  }
  const auto& units = board.file.units.units;
  for (std::size_t unit = 0; unit < units.size(); ++unit) add(units, unit);
  return eyes;
}

// What is reached by a large unit is told by its north-west spaces, which are others once the board
// is turned, and on uneven ground at other heights.
bool starts_with_large_unit(const RealmsBoard& board, const JsonValue& question) {
  const JsonValue* ask = question.find("ask");
  const JsonValue* from = question.find("from");
  if (ask->text() != "reach" || from == nullptr || !from->is_text()) return false;
  const auto& units = board.file.units.units;
  const auto unit = realms::unit_index(units, from->text());
  return unit && units[*unit].size != std::array{1, 1};
}

std::vector<JsonValue> figures_of(const RealmsBoard& board) {
  std::vector<JsonValue> figures;
  for (const realms::SpaceId space : board.field.spaces()) {
    figures.push_back(JsonValue::from_text(board.field.name_of(space)));
  }
  for (const realms::Unit& unit : board.file.units.units) {
    figures.push_back(JsonValue::from_text(unit.id));
  }
  return figures;
}

std::vector<std::vector<JsonMember>> policies() {
  std::vector<std::vector<JsonMember>> keys;
  for (const char* policy : {"hair", "open", "closed", "tube"}) {
    keys.push_back({{"policy", JsonValue::from_text(policy)}});
  }
  return keys;
}

std::vector<OptionIndex> options_of_bricks() {
  std::vector<OptionIndex> options;
  for (OptionIndex option = 0; option < kOptionCount; ++option) {
    const char group = option_specs()[option].id.front();
    if (group == 'K' || group == 'W') options.push_back(option);
  }
  return options;
}

}  // namespace

Result<Subject> brick_subject(const RealmsBoard& board, const BrickReferee& referee,
                              const Effort& effort) {
  auto session = referee(board);
  if (!session) return Failure(session.error());
  const SharedGround ground = std::make_shared<const Ground>(Ground{board, referee});

  Subject subject;
  subject.effort = effort;
  subject.session = *std::move(session);
  subject.again = [ground] { return ground->referee(ground->board); };
  subject.written = [ground]() -> SessionOf {
    const auto read = read_realms_file(write_realms_file(ground->board.file, ground->board.field),
                                       "the board as written", ground->board.sources);
    if (!read) return Failure(read.error());
    return ground->referee(*read);
  };
  if (board.file.game == Game::realms) {
    subject.ends = eyes_of(board);
    subject.sight_keys = policies();
  } else {
    subject.no_ends = "by these rules an eye looks at a body, which need not be the same both ways";
    subject.no_evidence = "there is no checker for these rules";
  }
  subject.figures = figures_of(board);
  RandomSource random(effort.seed);
  subject.questions = brick_questions(board, *subject.session, effort.questions, random);
  for (const JsonValue& question : subject.questions) {
    if (can_be_moved_by_name(question) && !starts_with_large_unit(board, question)) {
      subject.movable.push_back(question);
    }
  }
  subject.moves = moves_of(ground, effort.seed);
  subject.options = options_of_bricks();
  subject.evidence_fault = brick_evidence_fault(board.field);
  return subject;
}

}  // namespace parapet::prove
