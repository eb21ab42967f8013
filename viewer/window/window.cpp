#include "viewer/window/window.h"

#include <utility>

#include "viewer/window/desk_window.h"
#include "viewer/window/display.h"
#include "viewer/window/opening_window.h"
#include "viewer/window/shell.h"

namespace parapet::viewer {
namespace {

Result<std::unique_ptr<Shell>> open_shell(const WindowSetup& setup) {
  const std::string title = setup.title.empty() ? "Parapet" : setup.title;
  return Shell::on_display(title, setup.width, setup.height);
}

Result<void> run_desk(Shell& shell, std::shared_ptr<const Position> position,
                      const WindowSetup& setup) {
  auto desk = DeskWindow::make(std::move(position), {setup.picture, setup.save, setup.mode});
  if (!desk) return Failure(desk.error());
  shell.show(**desk);
  shell.run();
  shell.hide();
  if ((*desk)->failure()) return Failure(*(*desk)->failure());
  return {};
}

}  // namespace

Result<void> run_window(std::shared_ptr<const Position> position, const WindowSetup& setup) {
  const QuietGraphics quiet;
  auto shell = open_shell(setup);
  if (!shell) return Failure(shell.error());
  return run_desk(**shell, std::move(position), setup);
}

Result<void> run_window(const OpenPosition& open, const WindowSetup& setup) {
  const QuietGraphics quiet;
  auto shell = open_shell(setup);
  if (!shell) return Failure(shell.error());
  auto type = Type::load();
  if (!type) return Failure(type.error());
  OpeningWindow opening(open, "Opening the board", *type);
  (*shell)->show(opening);
  (*shell)->run();
  (*shell)->hide();
  if ((*shell)->is_closed()) return {};
  auto position = opening.take_position();
  if (!position) return Failure(position.error());
  return run_desk(**shell, std::move(*position), setup);
}

}  // namespace parapet::viewer
