#include "viewer/window/desk.h"

#include <algorithm>
#include <utility>

namespace parapet::viewer {
namespace {

const OptionChoice* find_choice(std::span<const OptionChoice> choices, const std::string& id) {
  for (const OptionChoice& choice : choices) {
    if (choice.id == id) return &choice;
  }
  return nullptr;
}

}  // namespace

Desk::Desk(std::shared_ptr<const Position> start) : history_(std::move(start)) { ask(); }

void Desk::choose_mode(std::size_t mode) {
  if (held_ || mode >= position().modes().size()) return;
  mode_ = mode;
  begin();
  if (!picks_.empty() && !picks_.front().is_unit) picks_.clear();
  if (picks_.size() > 1) picks_.resize(1);
  ask();
}

void Desk::pick(const Picked& what) {
  if (held_) return;
  begin();
  const bool is_taken_back = !picks_.empty() && picks_.back() == what && !answer_;
  if (is_taken_back) {
    picks_.pop_back();
  } else {
    if (picks_.size() >= mode().prompts.size()) picks_.clear();
    picks_.push_back(what);
  }
  ask();
}

void Desk::drop_picks() {
  begin();
  picks_.clear();
  ask();
}

void Desk::set_option(const std::string& id, const std::string& value) {
  if (held_) return;
  const OptionChoice* option = find_choice(position().options(), id);
  const OptionChoice* choice = option != nullptr ? option : find_choice(position().numbers(), id);
  if (choice == nullptr || choice->now == value) return;
  std::optional<Turned> turned;
  if (answer_ && option != nullptr) turned = Turned{id, option->now, value, answer_->text.verdict};
  change(id + " = " + value, position().with_option(id, value));
  if (answer_ && !refusal_) turned_ = turned;
}

void Desk::flip_hinge(std::size_t number) {
  if (!answer_ || number >= answer_->text.hangs_on.size()) return;
  const RulingText::Hinge hinge = answer_->text.hangs_on[number];
  set_option(hinge.option, hinge.other);
}

void Desk::put(const std::string& unit, const std::string& space) {
  if (held_) return;
  change(unit + " to " + space, position().with_unit_at(unit, space));
}

std::optional<std::string> Desk::undo() {
  if (held_) return std::nullopt;
  auto words = history_.undo();
  begin();
  ask();
  return words;
}

std::optional<std::string> Desk::redo() {
  if (held_) return std::nullopt;
  auto words = history_.redo();
  begin();
  ask();
  return words;
}

void Desk::lift(const std::string& unit, const std::string& from) {
  if (held_) return;
  held_ = Held{unit, from, from, true};
  picks_before_ = picks_;
  begin();
  const Picked as_pick{unit, true};
  const bool is_picked = std::find(picks_.begin(), picks_.end(), as_pick) != picks_.end();
  if (!is_picked && picks_.size() < mode().least) picks_.push_back(as_pick);
  ask(Detail::quick);
}

void Desk::hold_over(const std::optional<std::string>& space) {
  if (!held_ || held_->space == space) return;
  begin();
  held_->space = space;
  held_->may_stand = space == held_->from;
  held_position_.reset();
  if (space && !held_->may_stand) {
    if (auto there = history_.now()->with_unit_at(held_->unit, *space)) {
      held_position_ = std::move(*there);
      held_->may_stand = true;
    } else {
      refusal_ = there.error();
    }
  }
  ask(Detail::quick);
}

void Desk::let_go() {
  if (!held_) return;
  if (!held_->may_stand) {
    const std::optional<Fault> why_not = refusal_;
    put_back();
    refusal_ = why_not;
    return;
  }
  if (held_position_) history_.add(held_->unit + " to " + *held_->space, held_position_);
  held_position_.reset();
  held_.reset();
  ask();
}

void Desk::put_back() {
  if (!held_) return;
  begin();
  held_.reset();
  held_position_.reset();
  picks_ = picks_before_;
  ask();
}

void Desk::begin() {
  turned_.reset();
  refusal_.reset();
}

void Desk::ask(Detail detail) {
  answer_.reset();
  fault_.reset();
  if (picks_.size() < mode().least) return;
  std::vector<std::string> words;
  for (const Picked& picked : picks_) words.push_back(picked.word);
  if (auto answered = position().ask(mode(), words, detail)) {
    answer_ = std::make_shared<const Answered>(std::move(*answered));
  } else {
    fault_ = answered.error();
  }
}

void Desk::change(const std::string& words, Result<std::shared_ptr<const Position>> next) {
  begin();
  if (!next) {
    refusal_ = next.error();
    return;
  }
  history_.add(words, std::move(*next));
  ask();
}

}  // namespace parapet::viewer
