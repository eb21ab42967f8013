#include "scans/read/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <exception>
#include <fstream>
#include <new>
#include <utility>

namespace parapet::scans {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kAddressSanitizer = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kAddressSanitizer = true;
#else
constexpr bool kAddressSanitizer = false;
#endif
#else
constexpr bool kAddressSanitizer = false;
#endif

using Clock = std::chrono::steady_clock;

// How a child ends that did not crash.
constexpr int kAnswered = 0;
constexpr int kOutOfMemory = 101;
constexpr int kThrew = 102;
constexpr int kNotStarted = 103;

Failure failed(const std::string& path, std::string why) {
  return Failure(
      Fault{"reader-failed",
            path,
            {},
            "file rejected: " + std::move(why),
            "a file that its reader can take: try to export it anew, or as STL, OBJ or PLY",
            {}});
}

// One end of a pipe, closed when it is not needed any more.
class PipeEnd {
 public:
  explicit PipeEnd(int descriptor) : descriptor_(descriptor) {}
  PipeEnd(const PipeEnd&) = delete;
  PipeEnd& operator=(const PipeEnd&) = delete;
  ~PipeEnd() { close(); }

  int get() const { return descriptor_; }
  void close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
  }

 private:
  int descriptor_;
};

std::size_t address_space() {
  std::ifstream statm("/proc/self/statm");
  std::size_t pages = 0;
  statm >> pages;
  return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

void limit(int resource, rlim_t most) {
  rlimit old{};
  getrlimit(static_cast<__rlimit_resource>(resource), &old);
  const rlimit limits{std::min(most, old.rlim_max), std::min(most, old.rlim_max)};
  setrlimit(static_cast<__rlimit_resource>(resource), &limits);
}

// In the child: no handler of the parent's, no output, no files, not more than allowed.
void confine(const ChildLimits& limits) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGTERM, SIGINT, SIGXCPU}) {
    ::signal(signal, SIG_DFL);
  }
  ::signal(SIGXFSZ, SIG_IGN);
  const int nowhere = open("/dev/null", O_RDWR);
  if (nowhere < 0) _exit(kNotStarted);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, stream);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CPU, static_cast<rlim_t>(limits.most_seconds) + 1);
  if (!kAddressSanitizer) limit(RLIMIT_AS, address_space() + limits.most_memory);
}

void write_all(int descriptor, const std::string& bytes) {
  std::size_t written = 0;
  while (written < bytes.size()) {
    const ssize_t count = ::write(descriptor, bytes.data() + written, bytes.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) _exit(kNotStarted);
    written += static_cast<std::size_t>(count);
  }
}

[[noreturn]] void work_and_exit(const std::function<std::string()>& work, int descriptor,
                                const ChildLimits& limits) {
  int outcome = kAnswered;
  try {
    confine(limits);
    write_all(descriptor, work());
  } catch (const std::bad_alloc&) {
    outcome = kOutOfMemory;
  } catch (const std::exception& thrown) {
    outcome = kThrew;
    write_all(descriptor, thrown.what());
  } catch (...) {
    outcome = kThrew;
  }
  _exit(outcome);  // nothing of the parent's is ended twice
}

enum class Reading { whole, too_late, too_much };

// All that comes out of the pipe until it is closed.
Reading read_all(int descriptor, Clock::time_point deadline, std::size_t most,
                 std::string& answer) {
  std::array<char, std::size_t{1} << 16> buffer{};
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return Reading::too_late;
    pollfd waiting{descriptor, POLLIN, 0};
    const int ready = poll(&waiting, 1, static_cast<int>(std::min<long long>(left, 1'000'000)));
    if (ready == 0) continue;
    const ssize_t count = ready < 0 ? -1 : ::read(descriptor, buffer.data(), buffer.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) return Reading::whole;
    if (answer.size() + static_cast<std::size_t>(count) > most) return Reading::too_much;
    answer.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

// Waits for the child, and ends it first where it has no more time.
int ended(pid_t child, bool at_once) {
  if (at_once) kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

std::string crash_text(int signal) {
  switch (signal) {
    case SIGSEGV:
    case SIGBUS:
      return "its reader crashed (it reached for memory that is not there)";
    case SIGABRT:
      return "its reader crashed (it gave up)";
    default:
      return "its reader crashed (signal " + std::to_string(signal) + ")";
  }
}

}  // namespace

Result<std::string> in_child_process(const std::function<std::string()>& work,
                                     const std::string& path, const ChildLimits& limits) {
  const Clock::time_point deadline = Clock::now() + std::chrono::seconds(limits.most_seconds);
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return failed(path, "no pipe to a reader could be had");
  PipeEnd out(ends[0]);
  PipeEnd in(ends[1]);
  const pid_t child = fork();
  if (child < 0) return failed(path, "no process for its reader could be had");
  if (child == 0) work_and_exit(work, in.get(), limits);
  in.close();

  std::string answer;
  const Reading reading = read_all(out.get(), deadline, limits.most_answer, answer);
  const int status = ended(child, reading != Reading::whole);
  const std::string seconds = std::to_string(limits.most_seconds);
  if (reading == Reading::too_late) {
    return failed(path, "its reader was not done after " + seconds + " seconds");
  }
  if (reading == Reading::too_much) {
    return failed(path, "its reader answered with more than was allowed");
  }
  if (WIFSIGNALED(status)) {
    if (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL) {
      return failed(path, "its reader took more than " + seconds + " seconds or too much memory");
    }
    return failed(path, crash_text(WTERMSIG(status)));
  }
  switch (WEXITSTATUS(status)) {
    case kAnswered:
      return answer;
    case kOutOfMemory:
      return failed(path, "its reader needed more than " +
                              std::to_string(limits.most_memory >> 20) + " MB of memory");
    case kThrew:
      return failed(path, "its reader stopped" + (answer.empty() ? "" : ": " + answer));
    default:
      return failed(path, "its reader ended without an answer");
  }
}

}  // namespace parapet::scans
