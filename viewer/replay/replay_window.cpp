#include "viewer/replay/replay_window.h"

#include <utility>

#include "rules/files/whole_file.h"
#include "viewer/window/file_names.h"
#include "viewer/window/panels/help_panel.h"
#include "viewer/window/shell.h"
#include "viewer/window/view_keys.h"

namespace parapet::viewer {
namespace {

constexpr int kWidth = 1280;
constexpr int kHeight = 800;

std::vector<HelpRow> help_rows() {
  std::vector<HelpRow> rows;
  const auto add = [&rows](std::string_view group, const std::vector<Key>& keys,
                           std::string_view words) {
    HelpRow row{std::string(group), {}, std::string(words)};
    for (const Key& key : keys) row.keys.push_back(key.code == ' ' ? "Space" : text_of(key));
    rows.push_back(std::move(row));
  };
  for (const ReplayEntry& entry : replay_commands()) add(entry.group, entry.keys, entry.words);
  rows.insert(rows.begin() + 7, {"Replay", {"Drag"}, "the track: to any moment"});
  rows.push_back({"View", {"Drag"}, "turn the board; with Shift or another button move it"});
  rows.push_back({"View", {"Wheel"}, "nearer, farther"});
  rows.push_back({"View", {"Double click"}, "turn about what is there"});
  for (const CommandEntry& entry : commands()) {
    if (moves_view(entry.command)) add("View", entry.keys, entry.words);
  }
  return rows;
}

}  // namespace

Result<std::unique_ptr<ReplayWindow>> ReplayWindow::make(Replay replay) {
  auto type = Type::load();
  if (!type) return Failure(type.error());
  return std::unique_ptr<ReplayWindow>(new ReplayWindow(std::move(replay), *std::move(type)));
}

ReplayWindow::ReplayWindow(Replay replay, std::shared_ptr<Type> type)
    : replay_(std::move(replay)),
      type_(std::move(type)),
      player_(replay_.length, replay_.marks),
      layout_(lay_out_replay(kWidth, kHeight)),
      stage_(std::make_unique<Stage>(layout_.stage)),
      node_(new osg::Group),
      panels_(new osg::Group) {
  node_->addChild(stage_->node());
  node_->addChild(panels_);
}

void ReplayWindow::resize(int width, int height) {
  layout_ = lay_out_replay(width, height);
  stage_->resize(layout_.stage);
  is_changed_ = true;
}

void ReplayWindow::take(const Input& input) {
  switch (input.kind) {
    case Input::Kind::press:
      return press(input);
    case Input::Kind::double_press:
      if (input.button == Button::left && layout_.stage.holds(input.at)) {
        return stage_->look_at(input.at);
      }
      return press(input);
    case Input::Kind::drag:
    case Input::Kind::hover:
      return move(input);
    case Input::Kind::release:
      hand_ = Hand::nothing;
      return;
    case Input::Kind::wheel:
      if (layout_.stage.holds(input.at)) stage_->zoom(input.steps, input.at);
      return;
    case Input::Kind::key:
      return press_key(input);
  }
}

void ReplayWindow::press(const Input& input) {
  is_changed_ = true;
  message_.reset();
  held_at_ = input.at;
  if (shows_help_) {
    shows_help_ = false;
  } else if (layout_.track.holds(input.at) && input.button == Button::left) {
    hand_ = Hand::track;
    player_.scrub(share_at(layout_, input.at.x()));
  } else if (const ReplayCommand* command = spots_.at(input.at)) {
    if (input.button == Button::left) perform(ReplayCommand(*command));
  } else if (layout_.stage.holds(input.at)) {
    hand_ = input.button == Button::left && !input.shift ? Hand::orbit : Hand::pan;
  }
}

void ReplayWindow::move(const Input& input) {
  switch (hand_) {
    case Hand::nothing:
      cursor_ = spots_.at(input.at) != nullptr || layout_.track.holds(input.at) ? Cursor::hand
                                                                                : Cursor::arrow;
      break;
    case Hand::orbit:
      stage_->orbit(input.at - held_at_);
      break;
    case Hand::pan:
      stage_->pan(input.at - held_at_);
      break;
    case Hand::track:
      player_.scrub(share_at(layout_, input.at.x()));
      is_changed_ = true;
      break;
  }
  held_at_ = input.at;
}

void ReplayWindow::press_key(const Input& input) {
  is_changed_ = true;
  message_.reset();
  if (const auto command = replay_command_for(input.key)) return perform(*command);
  shows_help_ = false;
  const auto command = command_for(input.key);
  if (command && moves_view(*command)) move_view(*stage_, *command);
}

void ReplayWindow::perform(ReplayCommand command) {
  if (command != ReplayCommand::help && command != ReplayCommand::back) shows_help_ = false;
  switch (command) {
    case ReplayCommand::toggle:
      return player_.toggle();
    case ReplayCommand::step_back:
      return player_.step_back();
    case ReplayCommand::step_forward:
      return player_.step_forward();
    case ReplayCommand::slower:
      return player_.slower();
    case ReplayCommand::faster:
      return player_.faster();
    case ReplayCommand::to_start:
      return player_.scrub(0);
    case ReplayCommand::to_end:
      return player_.scrub(1);
    case ReplayCommand::screenshot:
      wants_picture_ = true;
      return;
    case ReplayCommand::help:
      shows_help_ = !shows_help_;
      return;
    case ReplayCommand::back:
      is_over_ = !std::exchange(shows_help_, false);
      return;
    case ReplayCommand::quit:
      is_over_ = true;
      return;
  }
}

// Time that went by while it stood still does not count.
bool ReplayWindow::update(double seconds, Surface& surface) {
  if (player_.is_playing() && was_playing_) player_.pass(seconds - last_);
  was_playing_ = player_.is_playing();
  last_ = seconds;
  if (shown_at_ != player_.now()) show_now();
  if (is_changed_) draw();
  if (wants_picture_) take_picture(surface);
  surface.set_cursor(cursor_);
  return std::exchange(is_changed_, false) || stage_->wants_frame();
}

void ReplayWindow::show_now() {
  shown_at_ = player_.now();
  is_changed_ = true;
  // What goes on changing is drawn at once, as if the board were turned.
  if (player_.is_playing() || hand_ == Hand::track) stage_->orbit({0, 0});
  if (const auto shown = stage_->show(replay_.at(player_.now())); !shown) {
    failure_ = shown.error();
    is_over_ = true;
  }
}

void ReplayWindow::draw() {
  panels_->removeChildren(0, panels_->getNumChildren());
  spots_.clear();
  Sheet sheet(*type_, layout_.unit);
  draw_replay_title(sheet, layout_, replay_.title);
  draw_replay_bar(sheet, spots_, layout_, player_);
  if (message_) draw_message(sheet, layout_.stage, *message_);
  panels_->addChild(sheet.node());
  if (!shows_help_) return;
  Sheet over(*type_, layout_.unit);
  draw_help(over, layout_.window, "Replay", help_rows());
  panels_->addChild(over.node());
}

void ReplayWindow::take_picture(Surface& surface) {
  wants_picture_ = false;
  stage_->settle();
  const std::string name = free_picture_name(replay_.picture);
  const auto written = surface.picture().and_then(
      [&name](const std::string& bytes) { return write_whole_file(name, bytes); });
  message_ = written ? Message{"Picture saved to " + name}
                     : Message{to_text(written.error()), /*is_warning=*/true};
  draw();
  is_changed_ = true;
}

Result<void> run_replay_window(Replay replay) {
  auto shell = Shell::on_display(replay.title.name, kWidth, kHeight);
  if (!shell) return Failure(shell.error());
  auto window = ReplayWindow::make(std::move(replay));
  if (!window) return Failure(window.error());
  (*shell)->show(**window);
  (*shell)->run();
  (*shell)->hide();
  if ((*window)->failure()) return Failure(*(*window)->failure());
  return {};
}

}  // namespace parapet::viewer
