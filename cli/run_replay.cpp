#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/collapse_picture.h"
#include "cli/progress_bar.h"
#include "cli/replay_board.h"
#include "cli/verbs.h"
#include "cli/video_file.h"
#include "cli/words.h"
#include "viewer/replay/replay.h"

namespace parapet::cli {
namespace {

// What can be known to be in vain before anything is drawn.
Result<void> check_outputs(const ReplayRequest& request) {
  if (!request.frames.empty()) {
    if (const auto fine = viewer::check_frames_folder(request.frames); !fine) return fine;
  }
  if (!request.video.empty()) return check_video(request.video);
  return {};
}

Result<std::size_t> draw_frames(const ReplayRequest& request, const ReplayBoard& replay,
                                const std::string& folder) {
  ProgressBar bar;
  const FrameRate rate{static_cast<double>(request.frames_a_second), request.speed};
  return draw_fall(replay.look, replay.story, rate, folder,
                   [&bar](std::size_t done, std::size_t all) {
                     bar.show("drawing", static_cast<double>(done) / static_cast<double>(all));
                     return true;
                   });
}

Result<void> write_film(const ReplayRequest& request, const ReplayBoard& replay) {
  if (!request.frames.empty()) {
    return write_video(request.frames, request.frames_a_second, request.video);
  }
  const PassingFolder folder;
  const auto drawn = draw_frames(request, replay, folder.path());
  if (!drawn) return Failure(drawn.error());
  return write_video(folder.path(), request.frames_a_second, request.video);
}

Result<void> write_outputs(const ReplayRequest& request, const ReplayBoard& replay) {
  if (!request.picture.empty()) {
    const auto drawn =
        viewer::write_picture(shown_collapse(replay.look, replay.story), request.picture);
    if (!drawn) return drawn;
    std::cout << request.picture << "\n";
  }
  if (!request.frames.empty()) {
    const auto count = draw_frames(request, replay, request.frames);
    if (!count) return Failure(count.error());
    std::cout << counted(static_cast<int>(*count), "frame") << " in " << request.frames << "\n";
  }
  if (!request.video.empty()) {
    if (const auto written = write_film(request, replay); !written) return written;
    std::cout << request.video << "\n";
  }
  return {};
}

// What is saved of it lies beside the others: "river-keep" of "boards/river-keep.board.json".
std::string picture_name(const std::string& board) {
  std::string name = std::filesystem::path(board).filename().string();
  return name.substr(0, name.find('.')) + "-fall.png";
}

Result<void> open_window(const ReplayRequest& request, const ReplayBoard& replay) {
  const auto board = std::make_shared<StructurePicture>(board_of(replay.look, replay.story));
  viewer::Replay shown;
  shown.title = {replay.look.verdict, replay.look.title};
  shown.length = replay.story.motion.length;
  shown.marks = replay.story.motion.marks;
  shown.at = [&replay, board](double seconds) {
    return shown_moment(board, replay.look, replay.story, seconds);
  };
  shown.picture = picture_name(request.board);
  return viewer::run_replay_window(std::move(shown));
}

}  // namespace

ExitStatus run_replay(const ReplayRequest& request) {
  const auto board = open_board(request.board, request.library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  if (const auto fits = check_terrain(*board, "a replay of what fell"); !fits) {
    return report(fits.error(), ExitStatus::wrong_usage);
  }
  const auto transcript = collapse::open_transcript(request.transcript);
  if (!transcript) return report(transcript.error(), ExitStatus::bad_file);
  const auto replay = replay_board(*board, *transcript, request.transcript);
  if (!replay) return report(replay.error(), ExitStatus::bad_file);
  if (const auto fine = check_outputs(request); !fine) {
    return report(fine.error(), ExitStatus::wrong_usage);
  }
  std::cout << replay->words << "It takes " << viewer::seconds_text(replay->story.motion.length)
            << ".\n"
            << std::flush;
  const bool wants_files =
      !request.picture.empty() || !request.frames.empty() || !request.video.empty();
  const auto done = wants_files ? write_outputs(request, *replay) : open_window(request, *replay);
  if (!done) return report(done.error(), ExitStatus::cannot_answer);
  return ExitStatus::answered;
}

}  // namespace parapet::cli
