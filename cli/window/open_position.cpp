#include "cli/window/open_position.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "cli/mayhem/ruling_picture.h"
#include "cli/realms/brick_board.h"
#include "cli/told_ruling.h"
#include "cli/window/game_options.h"
#include "cli/window/mode_question.h"
#include "cli/window/moved_unit.h"
#include "cli/window/window_numbers.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/realms/units_json.h"

namespace parapet::cli {
namespace {

using viewer::OptionChoice;

const Options& options_of(const OpenBoard& board) {
  return board.realms != nullptr ? board.realms->state().options : board.mayhem->state().options;
}

std::vector<OptionChoice> option_choices(const OpenBoard& board) {
  std::vector<OptionChoice> choices;
  for (const OptionIndex option : game_options(board.game())) {
    const OptionSpec& spec = option_specs()[option];
    OptionChoice choice{std::string(spec.id), std::string(spec.question), {}, {}};
    for (std::size_t n = 0; n < spec.value_count(); ++n) choice.values.emplace_back(spec.values[n]);
    choice.now = options_of(board).value(option);
    // A value of the board's own: "eye:1/3".
    if (std::find(choice.values.begin(), choice.values.end(), choice.now) == choice.values.end()) {
      choice.values.push_back(choice.now);
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

// All that moves as it is written, to be read again under other options.
std::vector<JsonMember> written_pieces(const OpenBoard& board) {
  if (board.realms != nullptr) {
    const ask::RealmsState& state = board.realms->state();
    return {{"units", units_json(*state.units_written, state.field())}};
  }
  const mayhem::Pieces& pieces = *board.mayhem->state().pieces;
  return {{"units", units_json(pieces.units)},
          {"vehicles", vehicles_json(pieces.vehicles)},
          {"markers", markers_json(pieces.markers)},
          {"devices", devices_json(pieces.devices)}};
}

bool has_same_pieces(const OpenBoard& a, const OpenBoard& b) {
  if (a.realms != nullptr) {
    return a.realms->state().units_written == b.realms->state().units_written;
  }
  return a.mayhem->state().pieces == b.mayhem->state().pieces;
}

// What a question needs to be about `now` when it is asked of the board as it was opened.
std::vector<JsonMember> changes(const OpenBoard& opened, const OpenBoard& now) {
  std::vector<JsonMember> members;
  std::vector<JsonMember> options;
  for (OptionIndex option = 0; option < option_specs().size(); ++option) {
    const std::string value = options_of(now).value(option);
    if (value == options_of(opened).value(option)) continue;
    options.push_back({std::string(option_specs()[option].id), JsonValue::from_text(value)});
  }
  if (!options.empty()) {
    members.push_back({"options", JsonValue::from_members(std::move(options))});
  }
  if (has_same_pieces(opened, now)) return members;
  const std::vector<JsonMember> before = written_pieces(opened);
  std::vector<JsonMember> pieces = written_pieces(now);
  for (std::size_t list = 0; list < pieces.size(); ++list) {
    if (!(pieces[list] == before[list])) members.push_back(std::move(pieces[list]));
  }
  return members;
}

Failure wrong_choice(const std::string& id, const std::string& value, std::string expected) {
  return Failure(
      {"wrong-option", "", id, "\"" + value.substr(0, 80) + "\"", std::move(expected), ""});
}

class OpenPosition final : public viewer::Position {
 public:
  OpenPosition(std::shared_ptr<const OpenBoard> opened, OpenBoard board,
               std::vector<OptionChoice> numbers)
      : opened_(std::move(opened)),
        board_(std::move(board)),
        modes_(viewer_modes(board_.game())),
        options_(option_choices(board_)),
        numbers_(std::move(numbers)) {}

  std::string name() const override { return board_.name(); }
  std::span<const viewer::Mode> modes() const override { return modes_; }
  std::span<const OptionChoice> options() const override { return options_; }
  std::span<const OptionChoice> numbers() const override { return numbers_; }
  std::string file() const override { return write_json_pretty(board_.json()); }

  const viewer::Shown& board() const override {
    std::call_once(once_shown_, [this] {
      shown_ = board_.realms != nullptr ? shown_board(board_.realms->state(), board_.ground)
                                        : shown_board(board_.mayhem->state());
    });
    return shown_;
  }

  Result<viewer::Answered> ask(const viewer::Mode& mode, const std::vector<std::string>& picks,
                               viewer::Detail detail) const override {
    const WindowMode* row = find_mode(board_.game(), mode.name);
    if (row == nullptr) {
      return Failure({"unknown-word", "", mode.name, "no mode of this game",
                      "a mode such as " + modes_.front().name, ""});
    }
    const auto asked = mode_question(board_, *row, picks, numbers_);
    if (!asked) return Failure(in_picks(board_, *row, asked.error()));
    const auto ruled = detail == viewer::Detail::quick
                           ? board_.session->rule_at_once(asked->question)
                           : board_.session->rule(asked->question, ask::HingeDetail::verdicts);
    if (!ruled) return Failure(in_picks(board_, *row, ruled.error()));
    const auto told = told_ruling(board_, asked->question, *ruled);
    if (!told) return Failure(told.error());
    viewer::RulingText text = (*told)->words();
    for (const OptionChoice& number : asked->numbers) text.details += number_words(number) + "\n";
    viewer::Shown shown = (*told)->shown_on_board();
    auto* bricks = std::get_if<viewer::BrickPicture>(&shown.picture);
    if (row->draw != nullptr && bricks != nullptr) row->draw(board_, picks, ruled->answer, *bricks);
    return viewer::Answered{std::move(text), std::move(shown), line_of(asked->question)};
  }

  Result<std::shared_ptr<const Position>> with_option(const std::string& id,
                                                      const std::string& value) const override {
    const auto is_it = [&id](const OptionChoice& choice) { return choice.id == id; };
    const auto number = std::find_if(numbers_.begin(), numbers_.end(), is_it);
    if (number != numbers_.end()) {
      return with_number(static_cast<std::size_t>(number - numbers_.begin()), value);
    }
    if (std::none_of(options_.begin(), options_.end(), is_it)) {
      return wrong_choice(id, value, "an option that this game reads");
    }
    std::vector<JsonMember> members = written_pieces(board_);
    members.push_back({"options", JsonValue::from_members({{id, JsonValue::from_text(value)}})});
    auto changed = changed_board(board_, JsonValue::from_members(std::move(members)));
    if (!changed) {
      Fault fault = changed.error();
      fault.file.clear();
      return Failure(std::move(fault));
    }
    return std::make_shared<const OpenPosition>(opened_, *std::move(changed), numbers_);
  }

  Result<std::shared_ptr<const Position>> with_unit_at(const std::string& unit,
                                                       const std::string& space) const override {
    auto moved = board_with_unit_at(board_, unit, space);
    if (!moved) return Failure(moved.error());
    return std::make_shared<const OpenPosition>(opened_, *std::move(moved), numbers_);
  }

 private:
  Result<std::shared_ptr<const Position>> with_number(std::size_t which,
                                                      const std::string& value) const {
    std::vector<OptionChoice> numbers = numbers_;
    OptionChoice& number = numbers[which];
    if (std::find(number.values.begin(), number.values.end(), value) == number.values.end()) {
      return wrong_choice(number.id, value,
                          "a value from " + number.values.front() + " to " + number.values.back());
    }
    number.now = value;
    return std::make_shared<const OpenPosition>(opened_, board_, std::move(numbers));
  }

  std::string line_of(const JsonValue& question) const {
    std::vector<JsonMember> members = question.members();
    for (JsonMember& change : changes(*opened_, board_)) members.push_back(std::move(change));
    return write_json_line(JsonValue::from_members(std::move(members)));
  }

  std::shared_ptr<const OpenBoard> opened_;
  OpenBoard board_;
  std::vector<viewer::Mode> modes_;
  std::vector<OptionChoice> options_;
  std::vector<OptionChoice> numbers_;
  mutable std::once_flag once_shown_;
  mutable viewer::Shown shown_;
};

}  // namespace

std::shared_ptr<const viewer::Position> open_position(OpenBoard board) {
  if (board.realms != nullptr && board.ground == nullptr) {
    board.ground = std::make_shared<const BrickGround>(board.realms->state().field());
  }
  const auto opened = std::make_shared<const OpenBoard>(board);
  std::vector<OptionChoice> numbers = window_numbers(board);
  return std::make_shared<const OpenPosition>(opened, std::move(board), std::move(numbers));
}

}  // namespace parapet::cli
