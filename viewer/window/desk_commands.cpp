#include <algorithm>

#include "viewer/window/desk_window.h"
#include "viewer/window/view_keys.h"

// What keys and buttons have in common in the window of a board.

namespace parapet::viewer {
namespace {

using Open = PanelState::Open;

}  // namespace

void DeskWindow::perform(const Act& act) {
  is_changed_ = true;
  if (const auto* command = std::get_if<Command>(&act)) return perform(*command);
  if (desk_.held()) return;
  if (const auto* ask = std::get_if<AskIn>(&act)) {
    panels_.ruling_scrolled = 0;
    panels_.hinge.reset();
    desk_.choose_mode(ask->mode);
    desk_changed();
  } else if (const auto* hinge = std::get_if<TurnHinge>(&act)) {
    panels_.ruling_scrolled = 0;
    desk_.flip_hinge(hinge->number);
    if (panels_.hinge && desk_.turned()) follow_hinge(desk_.turned()->option);
    desk_changed();
  } else if (const auto* option = std::get_if<TurnOption>(&act)) {
    desk_.set_option(option->id, option->value);
    desk_changed();
  } else if (const auto* cut = std::get_if<CutAbove>(&act)) {
    stage_->cut_above(cut->level);
  }
}

void DeskWindow::perform(Command command) {
  if (perform_view(command)) return;
  switch (command) {
    case Command::name_pick:
    case Command::name_place:
      panels_.typed.clear();
      panels_.open = command == Command::name_pick ? Open::name_pick : Open::name_place;
      return;
    case Command::next_hinge:
      return move_hinge();
    case Command::turn_hinge:
      if (panels_.hinge) perform(Act(TurnHinge{*panels_.hinge}));
      return;
    case Command::scroll_up:
    case Command::scroll_down:
      panels_.ruling_scrolled += (command == Command::scroll_up ? -1 : 1) * 90 * layout_.unit;
      return;
    case Command::back:
      return go_back();
    case Command::number_less:
      return step_number(-1);
    case Command::number_more:
      return step_number(1);
    case Command::options:
      panels_.open = panels_.open == Open::options ? Open::nothing : Open::options;
      return;
    case Command::undo:
      return step_history(false);
    case Command::redo:
      return step_history(true);
    case Command::save:
      return save();
    case Command::screenshot:
      wants_picture_ = true;
      return;
    case Command::help:
      panels_.open = panels_.open == Open::help ? Open::nothing : Open::help;
      return;
    case Command::quit:
      return leave();
    default:
      return;
  }
}

// Returns whether it is a command of the view.
bool DeskWindow::perform_view(Command command) {
  if (command == Command::fit) {
    fit();
    return true;
  }
  if (!moves_view(command)) return false;
  move_view(*stage_, command);
  return true;
}

void DeskWindow::go_back() {
  if (panels_.open != Open::nothing) {
    panels_.open = Open::nothing;
  } else if (desk_.held()) {
    hand_ = Hand::nothing;
    is_held_elsewhere_ = false;
    desk_.put_back();
    desk_changed();
  } else if (!desk_.picks().empty()) {
    panels_.hinge.reset();
    panels_.ruling_scrolled = 0;
    desk_.drop_picks();
    desk_changed();
  } else {
    leave();
  }
}

void DeskWindow::leave() {
  if (desk_.is_saved() || panels_.is_warned || !setup_.save) {
    is_over_ = true;
    return;
  }
  panels_.is_warned = true;
  say("The board was changed. Ctrl+S saves it; once more leaves without.", true);
}

bool DeskWindow::may_close() {
  leave();
  return is_over_;
}

void DeskWindow::save() {
  if (!setup_.save) return say("Nobody told where to save this board.", true);
  if (const auto path = setup_.save(desk_.position().file())) {
    desk_.mark_saved();
    say("Saved to " + *path);
  } else {
    say(to_text(path.error()), true);
  }
}

void DeskWindow::step_history(bool forth) {
  const auto words = forth ? desk_.redo() : desk_.undo();
  if (!words) return say(forth ? "Nothing to do again." : "Nothing to undo.");
  say((forth ? "Done again: " : "Undone: ") + *words);
  desk_changed();
}

void DeskWindow::move_hinge() {
  const std::size_t rows = desk_.answer() != nullptr ? desk_.answer()->text.hangs_on.size() : 0;
  if (rows == 0) {
    panels_.hinge.reset();
    return say("The verdict hangs on no option.");
  }
  panels_.hinge = panels_.hinge && *panels_.hinge + 1 < rows ? *panels_.hinge + 1 : 0;
  panels_.shows_hinge = true;
}

// The keys act on the row of this option, wherever it is now: turned twice, all is as before.
void DeskWindow::follow_hinge(const std::string& option) {
  panels_.hinge.reset();
  if (desk_.answer() == nullptr) return;
  const auto& rows = desk_.answer()->text.hangs_on;
  for (std::size_t n = 0; n < rows.size(); ++n) {
    if (rows[n].option == option) panels_.hinge = n;
  }
  panels_.shows_hinge = panels_.hinge.has_value();
}

// The picks fill half of the stage, as far as the stage goes.
void DeskWindow::fit() {
  const auto spread = [this](PageRect& rect) {
    bool is_first = true;
    for (const Picked& picked : desk_.picks()) {
      const auto at = stage_->place_of(picked.word);
      if (!at) continue;
      if (is_first) rect = {at->x(), at->y(), at->x(), at->y()};
      is_first = false;
      rect.left = std::min(rect.left, at->x());
      rect.right = std::max(rect.right, at->x());
      rect.bottom = std::min(rect.bottom, at->y());
      rect.top = std::max(rect.top, at->y());
    }
    return !is_first;
  };
  stage_->home();
  PageRect picks;
  if (!spread(picks)) return;
  const osg::Vec2d middle((layout_.stage.left + layout_.stage.right) / 2,
                          (layout_.stage.bottom + layout_.stage.top) / 2);
  const auto centre = [&picks] {
    return osg::Vec2d((picks.left + picks.right) / 2, (picks.bottom + picks.top) / 2);
  };
  stage_->look_at(centre());
  if (spread(picks)) stage_->pan(middle - centre());
  for (int step = 0; step < 6; ++step) {
    if (!spread(picks) || picks.width() > layout_.stage.width() * 0.5 ||
        picks.height() > layout_.stage.height() * 0.5) {
      return;
    }
    stage_->zoom(1, middle);
  }
}

}  // namespace parapet::viewer
