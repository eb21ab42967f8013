#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "viewer/overlay_colours.h"
#include "viewer/window/desk_window.h"
#include "viewer/window/panels/help_panel.h"
#include "viewer/window/panels/level_slider.h"
#include "viewer/window/panels/options_panel.h"
#include "viewer/window/panels/panel_colours.h"
#include "viewer/window/panels/ruling_panel.h"
#include "viewer/window/panels/title_panel.h"

// What is drawn round the stage of a board.

namespace parapet::viewer {
namespace {

using Open = PanelState::Open;

constexpr std::array<std::pair<const char*, const char*>, 6> kMouse{
    {{"Click", "pick a figure or a space"},
     {"Drag a figure", "move it; the ruling follows"},
     {"Drag the board", "turn it"},
     {"Right, middle or Shift drag", "move the view"},
     {"Wheel", "nearer, farther; scroll"},
     {"Double click", "turn about that place"}}};

std::string capitals(std::string text) {
  for (char& letter : text) {
    letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  }
  return text;
}

TitlePanel title_of(const Desk& desk) {
  TitlePanel panel{capitals(desk.mode().name), colours::kInk, {}, desk.position().name()};
  if (const Answered* answer = desk.answer()) {
    const Badge badge = badge_of(answer->shown);
    if (!badge.text.empty()) panel.badge = badge.text;
    panel.colour = colour_of(badge.tone);
    panel.sentence = answer->text.verdict;
  } else if (desk.fault()) {
    panel.sentence = "This cannot be asked.";
  } else {
    for (const Picked& picked : desk.picks()) panel.sentence += picked.word + ". ";
    const auto& prompts = desk.mode().prompts;
    if (desk.picks().size() < prompts.size()) panel.sentence += prompts[desk.picks().size()];
  }
  return panel;
}

std::vector<HelpRow> help_rows(const Desk& desk) {
  std::vector<HelpRow> rows;
  const auto modes = desk.position().modes();
  for (std::size_t n = 0; n < modes.size(); ++n) {
    const auto key = key_of_mode(n);
    if (key) rows.push_back({"Ask", {text_of(*key)}, modes[n].name});
  }
  for (const CommandEntry& entry : commands()) {
    std::vector<std::string> keys;
    for (const Key& key : entry.keys) keys.push_back(text_of(key));
    const bool goes_on =
        !rows.empty() && rows.back().words == entry.words && rows.back().group == entry.group;
    if (goes_on) {
      rows.back().keys.insert(rows.back().keys.end(), keys.begin(), keys.end());
    } else {
      rows.push_back({std::string(entry.group), keys, std::string(entry.words)});
    }
  }
  for (const auto& [hand, words] : kMouse) rows.push_back({"Mouse", {hand}, words});
  return rows;
}

}  // namespace

DeskButtons DeskWindow::buttons() const {
  DeskButtons all;
  const auto modes = desk_.position().modes();
  for (std::size_t n = 0; n < modes.size(); ++n) {
    const auto key = key_of_mode(n);
    all.modes.push_back(
        {key ? text_of(*key) : "", modes[n].name, AskIn{n}, n == desk_.mode_number(), false});
  }
  for (const Command command : {Command::undo, Command::redo, Command::options, Command::map_view,
                                Command::home, Command::save, Command::screenshot, Command::help}) {
    const CommandEntry& entry = entry_of(command);
    BarButton button{text_of(entry.keys.front()), std::string(entry.name), command, false, false};
    button.is_off = (command == Command::undo && !desk_.can_undo()) ||
                    (command == Command::redo && !desk_.can_redo());
    button.is_on = (command == Command::map_view && stage_ && stage_->is_map_view()) ||
                   (command == Command::options && panels_.open == Open::options) ||
                   (command == Command::help && panels_.open == Open::help);
    all.tools.push_back(std::move(button));
  }
  return all;
}

void DeskWindow::draw_panels() {
  const double unit = layout_.unit;
  panels_node_->removeChildren(0, panels_node_->getNumChildren());
  acts_.clear();
  draw_ruling_panel();
  Sheet sheet(*type_, unit);
  draw_title(sheet, layout_.title, title_of(desk_));
  const DeskButtons all = buttons();
  draw_bar(sheet, acts_, layout_.bar, all.modes);
  draw_levels(sheet, acts_, layout_.levels, {stage_->levels(), stage_->cut()});
  draw_column(sheet, acts_, layout_.tools, all.tools);
  panels_node_->addChild(sheet.node());
  if (panels_.open == Open::options) draw_options_panel();
  Sheet over(*type_, unit);
  if (panels_.open == Open::help) {
    acts_.add(layout_.window, Command::back);
    draw_help(over, layout_.window, "Keys and mouse", help_rows(desk_));
  }
  if (panels_.open == Open::name_pick) {
    draw_typed_line(over, layout_.stage,
                    {"Pick which figure or space?", panels_.typed,
                     "Enter picks it, Esc closes. Spaces: F7, E4@2"});
  }
  if (panels_.open == Open::name_place) {
    draw_typed_line(over, layout_.stage,
                    {"Put the picked figure on which space?", panels_.typed,
                     "Enter puts it there, Esc closes. Spaces: F7, E4@2"});
  }
  if (panels_.message) {
    PageRect room = layout_.stage;
    const bool is_typing = panels_.open == Open::name_pick || panels_.open == Open::name_place;
    if (is_typing) room.bottom += 104 * unit;
    draw_message(over, room, *panels_.message);
  }
  if (progress_) {
    draw_progress(over, layout_.stage, {"Drawing the board", desk_.position().name(), *progress_});
  }
  // What cuts off stays in force until something else is drawn, be it unseen; and where a window is
  // drawn off screen, it would cut off the whole of it.
  over.surfaces().fill_rect({0, 0, 1, 1}, with_alpha(panel::kBar, 0));
  panels_node_->addChild(over.node());
}

void DeskWindow::draw_ruling_panel() {
  const auto draw = [this](Sheet& sheet) {
    return draw_ruling(sheet, acts_, layout_.ruling,
                       {desk_, panels_.hinge, panels_.ruling_scrolled});
  };
  Sheet sheet(*type_, layout_.unit, layout_.ruling);
  RulingDrawn drawn = draw(sheet);
  const double most = std::max(0.0, drawn.height - layout_.ruling.height());
  double wanted = panels_.ruling_scrolled;
  if (std::exchange(panels_.shows_hinge, false)) {
    if (drawn.focus_bottom > wanted + layout_.ruling.height()) {
      wanted = drawn.focus_bottom - layout_.ruling.height() + 10 * layout_.unit;
    }
    wanted = std::min(wanted, std::max(0.0, drawn.focus_top - 10 * layout_.unit));
  }
  wanted = std::clamp(wanted, 0.0, most);
  if (wanted != panels_.ruling_scrolled) {
    panels_.ruling_scrolled = wanted;
    acts_.clear();
    Sheet again(*type_, layout_.unit, layout_.ruling);
    drawn = draw(again);
    draw_scroll_thumb(again, layout_.ruling, drawn.height, wanted);
    panels_node_->addChild(again.node());
    return;
  }
  draw_scroll_thumb(sheet, layout_.ruling, drawn.height, wanted);
  panels_node_->addChild(sheet.node());
}

void DeskWindow::draw_options_panel() {
  const CardRooms rooms = options_rooms(layout_.window, layout_.unit);
  Sheet card(*type_, layout_.unit);
  draw_options_card(card, acts_, layout_.window, rooms);
  panels_node_->addChild(card.node());
  const std::vector<OptionChoice> all = choices();
  const auto rows = [&](Sheet& sheet, Acts& acts) {
    return draw_options_list(sheet, acts, rooms.list,
                             {all, panels_.option_row, panels_.options_scrolled});
  };
  Sheet trial(*type_, layout_.unit, rooms.list);
  Acts unused;
  const ListDrawn drawn = rows(trial, unused);
  double& scrolled = panels_.options_scrolled;
  if (std::exchange(panels_.shows_option_row, false)) {
    scrolled = std::max(scrolled, drawn.row_bottom - rooms.list.height());
    scrolled = std::min(scrolled, drawn.row_top);
  }
  scrolled = std::clamp(scrolled, 0.0, std::max(0.0, drawn.height - rooms.list.height()));
  Sheet list(*type_, layout_.unit, rooms.list);
  rows(list, acts_);
  draw_scroll_thumb(list, rooms.list, drawn.height, scrolled);
  panels_node_->addChild(list.node());
}

// What is picked, as long as no ruling marks it on the board.
void DeskWindow::draw_pins() {
  pins_node_->removeChildren(0, pins_node_->getNumChildren());
  if (desk_.answer() != nullptr || desk_.held()) return;
  Sheet sheet(*type_, layout_.unit, layout_.stage);
  for (std::size_t n = 0; n < desk_.picks().size(); ++n) {
    const auto at = stage_->place_of(desk_.picks()[n].word);
    if (!at) continue;
    sheet.surfaces().fill_disc(*at, 13 * layout_.unit, colours::kWhite);
    sheet.surfaces().fill_disc(*at, 11.5 * layout_.unit, colours::kInk);
    sheet.text(std::to_string(n + 1), *at, 13 * layout_.unit, colours::kWhite, Face::bold,
               Align::centre);
  }
  pins_node_->addChild(sheet.node());
}

}  // namespace parapet::viewer
