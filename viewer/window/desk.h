#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "viewer/window/history.h"
#include "viewer/window/position.h"

namespace parapet::viewer {

// What was clicked on.
struct Picked {
  std::string word;  // id of a unit, or name of a space
  bool is_unit = false;

  bool operator==(const Picked&) const = default;
};

// The verdict before an option was turned, to be held against the one after.
struct Turned {
  std::string option;
  std::string from;
  std::string to;
  std::string verdict;  // with `from`
};

// A unit that is held over the board.
struct Held {
  std::string unit;
  std::string from;                  // the space that it was lifted from
  std::optional<std::string> space;  // below it; nothing: it is not over the board
  bool may_stand = false;            // it can be let go there
};

// A board with what was asked about it so far: the mode, what is picked, the ruling. It knows no
// window. A value: a copy is a state to come back to.
class Desk {
 public:
  // The position has at least one mode.
  explicit Desk(std::shared_ptr<const Position> start);

  // While a unit is held: the position with it where it is.
  const Position& position() const { return *(held_position_ ? held_position_ : history_.now()); }
  const Mode& mode() const { return position().modes()[mode_]; }
  std::size_t mode_number() const { return mode_; }
  const std::vector<Picked>& picks() const { return picks_; }

  // Of the picks in this mode: an answer, or why there is none, or neither while picks are missing.
  const Answered* answer() const { return answer_.get(); }
  const std::optional<Fault>& fault() const { return fault_; }
  // Why the last change could not be made; nothing if it could.
  const std::optional<Fault>& refusal() const { return refusal_; }
  const Shown& shown() const { return answer_ ? answer_->shown : position().board(); }
  const std::optional<Turned>& turned() const { return turned_; }
  const std::optional<Held>& held() const { return held_; }

  // Picks start over when there is one for each prompt, so does a mode that takes no further one. A
  // unit that was picked first is the first pick of the next mode too.
  void choose_mode(std::size_t mode);
  void pick(const Picked& what);
  void drop_picks();

  // Changes of the board: each can be undone at once.
  void set_option(const std::string& id, const std::string& value);
  void flip_hinge(std::size_t number);  // of the answer's
  void put(const std::string& unit, const std::string& space);
  std::optional<std::string> undo();  // what was undone
  std::optional<std::string> redo();
  bool can_undo() const { return history_.can_undo(); }
  bool can_redo() const { return history_.can_redo(); }
  void mark_saved() { history_.mark_saved(); }
  bool is_saved() const { return history_.is_saved(); }

  // A unit in the hand. It is asked about as if it stood where it is held: as the next pick, if it
  // is not among them and one is missing. Let go where it cannot stand, it is put back.
  void lift(const std::string& unit, const std::string& from);
  void hold_over(const std::optional<std::string>& space);
  void let_go();
  void put_back();

 private:
  void begin();  // something new: what was said of the last act is past
  void ask(Detail detail = Detail::whole);
  void change(const std::string& words, Result<std::shared_ptr<const Position>> next);

  History history_;
  std::size_t mode_ = 0;
  std::vector<Picked> picks_;
  std::shared_ptr<const Answered> answer_;
  std::optional<Fault> fault_;
  std::optional<Fault> refusal_;
  std::optional<Turned> turned_;
  std::optional<Held> held_;
  std::shared_ptr<const Position> held_position_;
  std::vector<Picked> picks_before_;  // a unit was lifted
};

}  // namespace parapet::viewer
