#include <algorithm>
#include <cctype>
#include <filesystem>
#include <new>
#include <utility>

#include "cli/open_board.h"
#include "cli/verbs.h"
#include "cli/window/open_position.h"
#include "cli/window/window_modes.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/whole_file.h"
#include "rules/nearest_name.h"
#include "viewer/window/window.h"

namespace parapet::cli {
namespace {

std::string lower(std::string_view text) {
  std::string small(text);
  std::transform(small.begin(), small.end(), small.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return small;
}

// The number of the mode of that name, or of that question. Error "wrong-value" (names the
// nearest).
Result<std::size_t> mode_number(Game game, const std::string& name) {
  const auto modes = window_modes(game);
  const std::string wanted = lower(name);
  std::vector<std::string_view> names;
  for (const WindowMode& mode : modes) names.push_back(mode.name);
  for (std::size_t n = 0; n < modes.size(); ++n) {
    if (lower(modes[n].name) == wanted) return n;
  }
  for (std::size_t n = 0; n < modes.size(); ++n) {
    if (modes[n].ask == wanted) return n;
  }
  Fault fault;
  fault.code = "wrong-value";
  fault.place = "--mode";
  fault.found = "\"" + name.substr(0, 80) + "\"";
  fault.expected =
      "a question such as \"" + std::string(nearest_name(name.substr(0, 80), names)) + "\"";
  return Failure(std::move(fault));
}

// Which game a board is of, before all of it is read.
Result<Game> game_of(const std::string& path) {
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return Failure(text.error());
  const auto board = parse_json(*text, path);
  if (!board) return Failure(board.error());
  return read_game(JsonCursor(*board, path), kTerrainGames);
}

viewer::SaveBoard save_into(const std::string& path) {
  return [path](const std::string& file) -> Result<std::string> {
    if (const auto written = write_whole_file(path, file); !written) {
      return Failure(written.error());
    }
    return path;
  };
}

bool names_models(const OpenBoard& board) {
  if (board.realms == nullptr) return false;
  const auto& terrain = board.realms->state().board->file.terrain;
  return !board.realms->state().units_written->models.empty() ||
         std::any_of(terrain.begin(), terrain.end(), [](const TerrainEntry& entry) {
           return std::holds_alternative<ModelEntry>(entry.what);
         });
}

// Models are named from the folder of the board: elsewhere they would not be found.
Result<void> check_folder(const OpenBoard& board, const std::string& out) {
  namespace fs = std::filesystem;
  const auto folder = [](const std::string& path) {
    std::error_code ignored;
    return fs::weakly_canonical(fs::absolute(path, ignored).parent_path(), ignored);
  };
  if (out.empty() || !names_models(board) || folder(out) == folder(board.path)) return {};
  Fault fault;
  fault.code = "outside-folder";
  fault.place = "--out";
  fault.found = out;
  fault.expected = "a file in the folder of the board, beside the models that it names";
  return Failure(std::move(fault));
}

using PositionPointer = std::shared_ptr<const viewer::Position>;

Result<PositionPointer> read_position(const ViewRequest& request,
                                      const viewer::OpenProgress& progress, ExitStatus& status) {
  progress(0, "Reading the board");
  auto board = open_board(request.board, request.library);
  if (!board) {
    status = ExitStatus::bad_file;
    return Failure(board.error());
  }
  if (const auto fine = check_folder(*board, request.out); !fine) {
    status = ExitStatus::wrong_usage;
    return Failure(fine.error());
  }
  progress(0.8, "Laying out its pieces");
  return open_position(*std::move(board));
}

// In a thread of its own, of which nobody catches anything. `status` is what the process ends with
// if it fails.
Result<PositionPointer> opened_position(const ViewRequest& request,
                                        const viewer::OpenProgress& progress, ExitStatus& status) {
  try {
    return read_position(request, progress, status);
  } catch (const std::bad_alloc&) {
    Fault fault;
    fault.code = "limit";
    fault.file = request.board;
    fault.found = "a board that needs more memory than there is";
    fault.expected = "a smaller one";
    return Failure(std::move(fault));
  }
}

}  // namespace

ExitStatus run_view(const ViewRequest& request) {
  const auto game = game_of(request.board);
  if (!game) return report(game.error(), ExitStatus::bad_file);
  const auto mode =
      request.mode.empty() ? Result<std::size_t>(0) : mode_number(*game, request.mode);
  if (!mode) return report(mode.error(), ExitStatus::wrong_usage);
  ExitStatus status = ExitStatus::cannot_answer;
  const viewer::OpenPosition open = [&](const viewer::OpenProgress& progress) {
    return opened_position(request, progress, status);
  };
  viewer::WindowSetup setup;
  setup.title = "Parapet - " + request.board;
  setup.width = request.width;
  setup.height = request.height;
  setup.mode = *mode;
  setup.picture = std::filesystem::path(request.board).stem().stem().string() + ".png";
  setup.save = request.out.empty() ? viewer::save_beside(request.board) : save_into(request.out);
  const auto shown = viewer::run_window(open, setup);
  return shown ? ExitStatus::answered : report(shown.error(), status);
}

}  // namespace parapet::cli
