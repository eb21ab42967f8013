#include <iomanip>
#include <iostream>

#include "cli/mayhem/ruling_picture.h"
#include "cli/open_board.h"
#include "cli/realms/brick_board.h"
#include "cli/realms/show_board.h"
#include "cli/skybridge/show_track.h"
#include "cli/skybridge/skybridge_tables.h"
#include "cli/skyline/show_network.h"
#include "cli/skyline/skyline_told.h"
#include "cli/verbs.h"
#include "geometry/tiles/board_plan.h"

namespace parapet::cli {
namespace {

// Column letters over the spaces of a plan, wide names downwards.
void print_columns(std::ostream& out, int width) {
  std::vector<std::string> names;
  std::size_t longest = 0;
  for (int x = 0; x < width; ++x) {
    const std::string place = to_letters(Space{x, 0, 1});
    names.push_back(place.substr(0, place.size() - 1));
    longest = std::max(longest, names.back().size());
  }
  for (std::size_t line = 0; line < longest; ++line) {
    out << "    ";
    for (const std::string& name : names) {
      out << ' ' << (line < name.size() ? name[line] : ' ');
    }
    out << "\n";
  }
}

void print_level(std::ostream& out, const Board& board, int level) {
  out << "\nLevel " << level << "\n";
  print_columns(out, board.width());
  const std::vector<std::string> rows = plan_rows(board, level);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (row % 2 == 1) {
      out << std::setw(3) << row / 2 + 1 << ' ';
    } else {
      out << "    ";
    }
    out << rows[row] << "\n";
  }
}

void print_units(std::ostream& out, const mayhem::Pieces& pieces) {
  if (!pieces.units.empty()) out << "\nUnits\n";
  for (const mayhem::Unit& unit : pieces.units) {
    out << "  " << unit.id << " (" << unit.side << ") at " << to_letters(unit.footprint.at);
    if (unit.footprint.is_large()) {
      out << ", " << unit.footprint.width << " x " << unit.footprint.height << " spaces";
    }
    if (unit.facing) out << ", facing " << to_text(*unit.facing);
    out << "\n";
  }
}

void print_options(std::ostream& out, const Options& options) {
  const auto changed = options.changed();
  if (!changed.empty()) out << "\nOptions\n";
  for (const OptionIndex option : changed) {
    out << "  " << option_specs()[option].id << " = " << options.value(option) << "  ("
        << option_specs()[option].question << ")\n";
  }
}

void show_tile_board(const OpenBoard& board) {
  const ask::MayhemState& state = board.mayhem->state();
  std::cout << (board.name().empty() ? board.path : board.name()) << ": " << state.board().width()
            << " x " << state.board().height() << " spaces\n";
  for (int level = 1; level <= state.board().levels(); ++level) {
    print_level(std::cout, state.board(), level);
  }
  print_units(std::cout, *state.pieces);
}

void show_board(const OpenBoard& board) {
  if (board.skyline != nullptr) {
    show_network(board.skyline->state());
    print_options(std::cout, board.skyline->state().options);
  } else if (board.skybridge != nullptr) {
    const ask::SkybridgeState& state = board.skybridge->state();
    std::cout << (board.name().empty() ? board.path : board.name()) << ": " << track_summary(state)
              << "\n"
              << track_in_words(state);
    print_options(std::cout, state.options);
  } else if (board.realms != nullptr) {
    show_brick_board(board);
    print_options(std::cout, board.realms->state().options);
  } else {
    show_tile_board(board);
    print_options(std::cout, board.mayhem->state().options);
  }
}

Result<viewer::Shown> picture_of(const OpenBoard& board) {
  if (board.skyline != nullptr) return shown_network(board.skyline->state());
  if (board.skybridge != nullptr) {
    return viewer::Shown{track_picture(drawn_board(board.skybridge->state())), nullptr};
  }
  return board.realms != nullptr ? shown_board(board.realms->state())
                                 : shown_board(board.mayhem->state());
}

}  // namespace

ExitStatus run_show(const std::string& path, const std::string& library,
                    const std::string& picture) {
  const auto board = open_board(path, library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  show_board(*board);
  if (!picture.empty()) {
    const auto drawn = picture_of(*board).and_then(
        [&picture](const viewer::Shown& shown) { return viewer::write_picture(shown, picture); });
    if (!drawn) return report(drawn.error(), ExitStatus::cannot_answer);
    std::cout << picture << "\n";
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
