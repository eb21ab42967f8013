#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/ruling_text.h"
#include "viewer/shown.h"

namespace parapet::viewer {

// What a window asks of those who know the rules. It decides nothing itself.

// One kind of question about what is picked, one thing after the other.
struct Mode {
  std::string ask;                   // the question of formats.md: "sight"
  std::string name;                  // "Sight"
  std::vector<std::string> prompts;  // one for each pick: "Who looks?", "At whom, or where?"
  std::size_t least = 2;             // so many picks are enough; the rest are asked for
  std::vector<std::string> numbers;  // ids of those of Position::numbers() that it is asked with
};

// Something to choose: an option of the rulebook, or a number that modes ask with.
struct OptionChoice {
  std::string id;        // "L2"; "mp"
  std::string question;  // what the rulebook leaves open; "Movement points"
  std::vector<std::string> values;
  std::string now;
};

// How much of an answer is worked out.
enum class Detail {
  whole,
  quick,  // without what it hangs on: for what is asked at every move of a hand
};

// The answer to a question.
struct Answered {
  RulingText text;
  Shown shown;           // the board with what the ruling shows
  std::string question;  // as a line of JSON, to be asked again
};

// A board with its units and options at one moment. Immutable: a change is another position, so
// undo is keeping the old one.
class Position {
 public:
  virtual ~Position() = default;

  virtual std::string name() const = 0;    // of the board
  virtual const Shown& board() const = 0;  // without a ruling: BoardPicture or BrickPicture
  virtual std::span<const Mode> modes() const = 0;
  virtual std::span<const OptionChoice> options() const = 0;  // those that this game reads
  // What is not picked on the board: movement points, dice. Each has a value to begin with.
  virtual std::span<const OptionChoice> numbers() const = 0;

  // `picks` are ids of units and names of spaces ("F7@2"). Errors: those of the question.
  virtual Result<Answered> ask(const Mode& mode, const std::vector<std::string>& picks,
                               Detail detail) const = 0;

  // Of an option or a number. Errors: an id or a value that there is not.
  virtual Result<std::shared_ptr<const Position>> with_option(const std::string& id,
                                                              const std::string& value) const = 0;
  // A unit put elsewhere, without asking whether it may go there. Errors: where it cannot stand.
  virtual Result<std::shared_ptr<const Position>> with_unit_at(const std::string& unit,
                                                               const std::string& space) const = 0;

  virtual std::string file() const = 0;  // the board as a file, with its options and units
};

}  // namespace parapet::viewer
