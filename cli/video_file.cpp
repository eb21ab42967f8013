#include "cli/video_file.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "rules/files/whole_file.h"

namespace parapet::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostVideoBytes = std::size_t{1} << 31U;
constexpr std::size_t kMostSaid = 600;  // bytes of what a program said last

Failure fault(std::string code, std::string file, std::string found, std::string expected) {
  return Failure(
      Fault{std::move(code), std::move(file), {}, std::move(found), std::move(expected), {}});
}

struct Ended {
  int status = 0;
  std::string said;  // on standard error, the last of it
};

std::string read_end(int pipe) {
  std::string said;
  std::array<char, 4096> buffer{};
  for (;;) {
    const ssize_t count = read(pipe, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    said.append(buffer.data(), static_cast<std::size_t>(count));
    if (said.size() > 2 * kMostSaid) said.erase(0, said.size() - kMostSaid);
  }
  while (!said.empty() && said.back() == '\n') said.pop_back();
  return said;
}

// Runs a program in a folder, without a shell and without input; nothing if it cannot be started.
std::optional<Ended> run_program(const std::string& program, const std::vector<std::string>& words,
                                 const std::string& folder) {
  std::vector<char*> arguments;
  arguments.push_back(const_cast<char*>(program.c_str()));
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  const pid_t child = fork();
  if (child == 0) {  // from here on only what is safe after a fork
    const int nothing = open("/dev/null", O_RDWR);
    if (nothing < 0 || chdir(folder.c_str()) != 0) _exit(127);
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    execv(program.c_str(), arguments.data());
    _exit(127);
  }
  close(ends[1]);
  std::optional<Ended> ended;
  if (child > 0) {
    ended.emplace();
    ended->said = read_end(ends[0]);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    ended->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  }
  close(ends[0]);
  return ended;
}

}  // namespace

std::optional<std::string> find_program(const std::string& name) {
  const char* path = std::getenv("PATH");
  if (path == nullptr) return std::nullopt;
  const std::string folders = path;
  for (std::size_t from = 0; from <= folders.size();) {
    const std::size_t end = std::min(folders.find(':', from), folders.size());
    const fs::path program = fs::path(folders.substr(from, end - from)) / name;
    std::error_code error;
    const bool is_file = program.is_absolute() && fs::is_regular_file(program, error);
    if (is_file && access(program.c_str(), X_OK) == 0) return program.string();
    from = end + 1;
  }
  return std::nullopt;
}

Result<void> check_video(const std::string& path) {
  if (!find_program("ffmpeg")) {
    return fault("no-ffmpeg", path, "no program ffmpeg",
                 "the Debian package ffmpeg, or --frames instead of --video");
  }
  std::error_code error;
  if (fs::is_directory(path, error)) return fault("cannot-write", path, "a folder", "a file");
  const fs::path above = fs::path(path).parent_path();
  if (!above.empty() && !fs::is_directory(above, error)) {
    return fault("no-folder", path, "no folder " + above.string(), "a folder that is there");
  }
  return {};
}

Result<void> write_video(const std::string& frames, int frames_a_second, const std::string& path) {
  if (const auto fine = check_video(path); !fine) return fine;
  const PassingFolder folder;
  if (folder.path().empty()) {
    return fault("cannot-write", path, "no temporary folder", "room for one");
  }
  const std::string film = folder.path() + "/film.mp4";
  const auto ended = run_program(*find_program("ffmpeg"),
                                 {"-hide_banner",
                                  "-loglevel",
                                  "error",
                                  "-nostdin",
                                  "-y",
                                  "-framerate",
                                  std::to_string(frames_a_second),
                                  "-i",
                                  "frame-%04d.png",
                                  "-vf",
                                  "tpad=stop_mode=clone:stop_duration=1",
                                  "-c:v",
                                  "libx264",
                                  "-preset",
                                  "medium",
                                  "-crf",
                                  "20",
                                  "-pix_fmt",
                                  "yuv420p",
                                  "-movflags",
                                  "+faststart",
                                  "-f",
                                  "mp4",
                                  film},
                                 frames);
  if (!ended) return fault("no-ffmpeg", path, "ffmpeg, which cannot be started", "one that can");
  if (ended->status != 0) {
    const std::string said =
        ended->said.empty() ? "status " + std::to_string(ended->status) : ended->said;
    return fault("bad-video", path, "ffmpeg failed: " + said, "a film");
  }
  const auto bytes = read_whole_file(film, kMostVideoBytes);
  if (!bytes) return Failure(bytes.error());
  return write_whole_file(path, *bytes);
}

PassingFolder::PassingFolder() {
  std::error_code error;
  const fs::path above = fs::temp_directory_path(error);
  if (error) return;
  std::string name = (above / "parapet-replay-XXXXXX").string();
  if (mkdtemp(name.data()) != nullptr) path_ = name;
}

PassingFolder::~PassingFolder() {
  std::error_code error;
  if (!path_.empty()) fs::remove_all(path_, error);
}

}  // namespace parapet::cli
