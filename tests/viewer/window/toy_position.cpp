#include "tests/viewer/window/toy_position.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "rules/files/place_text.h"

namespace parapet::viewer {
namespace {

constexpr int kWallAt = 4;  // the wall is the west edge of this column

// clang-format off
const std::vector<std::string> kGround = {"+ + + + + + + + +",
                                          " . . . .|. . . . ",
                                          "+ + + + + + + + +",
                                          " . . . .|. . . . ",
                                          "+ + + + + + + + +",
                                          " . . . .|. . . . ",
                                          "+ + + + + + + + +",
                                          " . . . .|. . . . ",
                                          "+ + + + + + + + +",
                                          " . . . .|. . . . ",
                                          "+ + + + + + + + +"};
const std::vector<std::string> kRoof = {"          + + + +",
                                        "           . . . ",
                                        "          + + + +",
                                        "                 ",
                                        "                 ",
                                        "                 ",
                                        "                 ",
                                        "                 ",
                                        "                 ",
                                        "                 ",
                                        "                 "};
// clang-format on

Board make_board() {
  Tile tile{"tile", {}, std::nullopt, {}};
  tile.levels.push_back({"ground", Plan::read(kGround).value()});
  tile.levels.push_back({"roof", Plan::read(kRoof).value()});
  return Board::assemble({{tile}, {{"tile", 0, 0, 0, 0}}}).value();
}

const std::vector<Mode>& toy_modes() {
  static const std::vector<Mode> kModes{
      {"sight", "Sight", {"Who looks?", "At whom, or where?"}, 2, {}},
      {"reach", "Reach", {"Who moves?"}, 1, {"mp"}},
      {"push", "Push", {"Who pushes?", "Whom?", "Where to?"}, 2, {}}};
  return kModes;
}

Failure fault_of(const std::string& found, const std::string& expected) {
  return Failure(Fault{"wrong-value", "", "", found, expected, ""});
}

class ToyPosition : public Position, public std::enable_shared_from_this<ToyPosition> {
 public:
  ToyPosition(std::shared_ptr<const Board> ground, mayhem::Pieces pieces,
              std::vector<OptionChoice> options, std::vector<OptionChoice> numbers)
      : ground_(std::move(ground)),
        pieces_(std::make_shared<const mayhem::Pieces>(std::move(pieces))),
        options_(std::move(options)),
        numbers_(std::move(numbers)) {
    shown_ = shown_with(std::nullopt);
  }

  std::string name() const override { return "A toy board"; }
  const Shown& board() const override { return shown_; }
  std::span<const Mode> modes() const override { return toy_modes(); }
  std::span<const OptionChoice> options() const override { return options_; }
  std::span<const OptionChoice> numbers() const override { return numbers_; }

  Result<Answered> ask(const Mode& mode, const std::vector<std::string>& picks,
                       Detail detail) const override {
    if (mode.ask == "reach") return reach(picks.at(0));
    if (mode.ask == "push") {
      return told(picks.at(0) + " pushes " + picks.at(1) + ".", "PUSHED", Role::allowed, "P-1");
    }
    return sight(picks.at(0), picks.at(1), detail);
  }

  Result<std::shared_ptr<const Position>> with_option(const std::string& id,
                                                      const std::string& value) const override {
    auto options = options_;
    auto numbers = numbers_;
    for (auto* choices : {&options, &numbers}) {
      for (OptionChoice& choice : *choices) {
        if (choice.id == id) choice.now = value;
      }
    }
    return made(*pieces_, std::move(options), std::move(numbers));
  }

  Result<std::shared_ptr<const Position>> with_unit_at(const std::string& unit,
                                                       const std::string& space) const override {
    const auto at = space_from_letters(space);
    if (!at || !ground_->floor(*at)) return fault_of(space, "a space of the board");
    mayhem::Pieces pieces = *pieces_;
    for (mayhem::Unit& other : pieces.units) {
      if (other.id != unit && other.footprint.at == *at) {
        return fault_of(other.id + " on " + space, "a free space");
      }
      if (other.id == unit) other.footprint.at = *at;
    }
    return made(std::move(pieces), options_, numbers_);
  }

  std::string file() const override {
    std::string text = "toy board\n";
    for (const mayhem::Unit& unit : pieces_->units) {
      text += unit.id + " " + std::to_string(unit.footprint.at.x) + " " +
              std::to_string(unit.footprint.at.y) + "\n";
    }
    for (const OptionChoice& option : options_) text += option.id + " " + option.now + "\n";
    return text;
  }

 private:
  Result<std::shared_ptr<const Position>> made(mayhem::Pieces pieces,
                                               std::vector<OptionChoice> options,
                                               std::vector<OptionChoice> numbers) const {
    return std::make_shared<const ToyPosition>(ground_, std::move(pieces), std::move(options),
                                               std::move(numbers));
  }

  Shown shown_with(std::optional<Overlay> overlay) const {
    BoardPicture picture;
    picture.board = ground_.get();
    picture.pieces = pieces_.get();
    picture.title = name();
    picture.overlay = std::move(overlay);
    return {picture,
            std::make_shared<
                std::pair<std::shared_ptr<const Board>, std::shared_ptr<const mayhem::Pieces>>>(
                ground_, pieces_)};
  }

  const mayhem::Unit* find_unit(const std::string& word) const {
    for (const mayhem::Unit& unit : pieces_->units) {
      if (unit.id == word) return &unit;
    }
    return nullptr;
  }

  std::optional<Space> space_of(const std::string& word) const {
    const mayhem::Unit* unit = find_unit(word);
    return unit != nullptr ? std::optional(unit->footprint.at) : space_from_letters(word);
  }

  Answered told(const std::string& verdict, const std::string& badge, Role tone,
                const std::string& rule) const {
    Answered answered;
    answered.text.verdict = verdict;
    answered.text.because = {{"It is so because the toy says so.", rule}};
    answered.text.board = "0123456789abcdef";
    Overlay overlay;
    overlay.badge = badge;
    overlay.tone = tone;
    answered.shown = shown_with(overlay);
    answered.question = "{}";
    return answered;
  }

  Result<Answered> sight(const std::string& from, const std::string& to, Detail detail) const {
    const auto a = space_of(from);
    const auto b = space_of(to);
    if (!a || !b) return fault_of(from + " or " + to, "units or spaces");
    const bool crosses = (a->x < kWallAt) != (b->x < kWallAt);
    const bool sees = !crosses || options_[0].now == "clear";
    Answered answered =
        told(from + (sees ? " sees " : " does not see ") + to + ".", sees ? "CLEAR" : "BLOCKED",
             sees ? Role::allowed : Role::danger, "TOY-SIGHT-1");
    if (crosses && detail == Detail::whole) {
      answered.text.hangs_on = {{"W1", options_[0].now, sees ? "block" : "clear",
                                 sees ? "it would be blocked" : "it would be clear",
                                 options_[0].question}};
    }
    return answered;
  }

  Result<Answered> reach(const std::string& mover) const {
    const mayhem::Unit* unit = find_unit(mover);
    if (unit == nullptr) return fault_of(mover, "a unit");
    const Space at = unit->footprint.at;
    const int most = std::atoi(numbers_[0].now.c_str());
    Overlay overlay;
    for (int y = 0; y < 5; ++y) {
      for (int x = 0; x < 8; ++x) {
        if (std::abs(x - at.x) + std::abs(y - at.y) <= most) {
          overlay.tints.push_back({{x, y, 1}, Role::allowed});
        }
      }
    }
    const std::string count = std::to_string(overlay.tints.size());
    Answered answered = told(mover + " reaches " + count + " spaces.", count, Role::allowed, "R-1");
    overlay.badge = count;
    answered.shown = shown_with(overlay);
    return answered;
  }

  std::shared_ptr<const Board> ground_;
  std::shared_ptr<const mayhem::Pieces> pieces_;
  std::vector<OptionChoice> options_;
  std::vector<OptionChoice> numbers_;
  Shown shown_;
};

mayhem::Unit unit(const std::string& id, const std::string& side, Space at) {
  mayhem::Unit made;
  made.id = id;
  made.side = side;
  made.footprint.at = at;
  return made;
}

}  // namespace

std::shared_ptr<const Position> toy_position() {
  mayhem::Pieces pieces;
  pieces.units = {unit("archer", "red", {1, 2, 1}), unit("guard", "red", {3, 1, 1}),
                  unit("runner", "blue", {6, 2, 1})};
  std::vector<OptionChoice> options{
      {"W1",
       "Does the wall of the toy board block sight, as walls do elsewhere?",
       {"block", "clear"},
       "block"},
      {"W2", "May anyone walk on the roof?", {"no", "yes", "only at night"}, "no"}};
  std::vector<OptionChoice> numbers{{"mp", "Movement points", {"1", "2", "3"}, "2"}};
  return std::make_shared<const ToyPosition>(std::make_shared<const Board>(make_board()),
                                             std::move(pieces), std::move(options),
                                             std::move(numbers));
}

}  // namespace parapet::viewer
