#include <algorithm>
#include <cctype>

#include "viewer/window/desk_window.h"
#include "viewer/window/shown_units.h"

// What the keys do in the window of a board.

namespace parapet::viewer {
namespace {

using Open = PanelState::Open;

constexpr std::size_t kMostTyped = 60;

template <class Change>
std::string changed(std::string text, Change change) {
  for (char& letter : text) letter = static_cast<char>(change(static_cast<unsigned char>(letter)));
  return text;
}

}  // namespace

void DeskWindow::press_key(const Input& input) {
  is_changed_ = true;
  panels_.message.reset();
  const auto command = command_for(input.key);
  if (command != Command::quit && command != Command::back) panels_.is_warned = false;
  if (panels_.open == Open::name_pick || panels_.open == Open::name_place) return type_key(input);
  if (panels_.open == Open::options && press_options_key(input.key)) return;
  const bool keeps_help =
      command == Command::help || command == Command::back || command == Command::screenshot;
  if (panels_.open == Open::help && !keeps_help) panels_.open = Open::nothing;
  if (command) return perform(*command);
  if (const auto mode = mode_for(input.key)) perform(Act(AskIn{*mode}));
}

void DeskWindow::type_key(const Input& input) {
  if (input.key.code == Key::escape) {
    panels_.open = Open::nothing;
  } else if (input.key.code == Key::enter) {
    take_name();
  } else if (input.key.code == Key::backspace) {
    if (!panels_.typed.empty()) panels_.typed.pop_back();
  } else if (input.typed != 0 && panels_.typed.size() < kMostTyped) {
    panels_.typed += input.typed;
  }
}

// Returns whether the key means something there.
bool DeskWindow::press_options_key(const Key& key) {
  const std::size_t rows = choices().size();
  const auto go = [&](int by) {
    const int row = static_cast<int>(panels_.option_row) + by;
    panels_.option_row =
        static_cast<std::size_t>(std::clamp(row, 0, std::max(0, static_cast<int>(rows) - 1)));
    panels_.shows_option_row = true;
  };
  switch (key.code) {
    case Key::up:
      go(-1);
      return true;
    case Key::down:
      go(1);
      return true;
    case Key::page_up:
      go(-4);
      return true;
    case Key::page_down:
      go(4);
      return true;
    case Key::left:
      step_option(-1);
      return true;
    case Key::right:
    case Key::enter:
      step_option(1);
      return true;
    default:
      return false;
  }
}

void DeskWindow::take_name() {
  const auto upper = [](unsigned char letter) { return std::toupper(letter); };
  const auto lower = [](unsigned char letter) { return std::tolower(letter); };
  const bool is_pick = panels_.open == Open::name_pick;
  for (const std::string& word :
       {panels_.typed, changed(panels_.typed, upper), changed(panels_.typed, lower)}) {
    const bool is_unit = has_unit(desk_.position().board(), word);
    if (!is_unit && !stage_->place_of(word)) continue;
    if (!is_pick && is_unit) continue;
    panels_.open = Open::nothing;
    if (is_pick) {
      desk_.pick({word, is_unit});
    } else {
      const auto unit = std::find_if(desk_.picks().begin(), desk_.picks().end(),
                                     [](const Picked& picked) { return picked.is_unit; });
      if (unit == desk_.picks().end()) return say("Pick a figure first.", true);
      desk_.put(std::string(unit->word), word);
    }
    return desk_changed();
  }
  say("Nothing on this board is called " + panels_.typed + ".", true);
}

std::vector<OptionChoice> DeskWindow::choices() const {
  std::vector<OptionChoice> choices;
  for (const std::string& id : desk_.mode().numbers) {
    for (const OptionChoice& number : desk_.position().numbers()) {
      if (number.id == id) choices.push_back(number);
    }
  }
  for (const OptionChoice& option : desk_.position().options()) choices.push_back(option);
  return choices;
}

void DeskWindow::step_option(int by) {
  const auto all = choices();
  if (panels_.option_row < all.size()) turn_choice(all[panels_.option_row], by);
}

void DeskWindow::step_number(int by) {
  if (desk_.mode().numbers.empty()) return say("This is asked without a number.");
  turn_choice(choices().front(), by);
}

// To the next value, or the one before; at the end it stays.
void DeskWindow::turn_choice(const OptionChoice& choice, int by) {
  const auto now = std::find(choice.values.begin(), choice.values.end(), choice.now);
  const auto next = now - choice.values.begin() + by;
  if (next < 0 || next >= static_cast<std::ptrdiff_t>(choice.values.size())) return;
  perform(Act(TurnOption{choice.id, choice.values[static_cast<std::size_t>(next)]}));
}

}  // namespace parapet::viewer
