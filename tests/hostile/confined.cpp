#include "tests/hostile/confined.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <memory>
#include <stdexcept>

namespace parapet::testing {
namespace {

constexpr rlim_t kMostSeconds = 60;
constexpr rlim_t kMostBytes = rlim_t{1} << 30U;

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

struct Close {
  void operator()(FILE* file) const { std::fclose(file); }
};

// A file without a name, gone when it is closed.
class NamelessFile {
 public:
  explicit NamelessFile(const std::string& text = "") : file_(std::tmpfile()) {
    if (!file_) throw std::runtime_error("no temporary file");
    std::fwrite(text.data(), 1, text.size(), file_.get());
    std::rewind(file_.get());
  }

  int descriptor() const { return fileno(file_.get()); }

  std::string text() const {
    std::string text;
    std::rewind(file_.get());
    char buffer[4096];
    for (std::size_t got; (got = std::fread(buffer, 1, sizeof buffer, file_.get())) > 0;) {
      text.append(buffer, got);
    }
    return text;
  }

 private:
  std::unique_ptr<FILE, Close> file_;
};

}  // namespace

pid_t start_confined(const std::vector<std::string>& words, Streams streams) {
  std::vector<std::string> all = words;
  all.insert(all.begin(), PARAPET_COMMAND);
  std::vector<char*> arguments;
  for (std::string& word : all) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("no process");
  if (child > 0) return child;
  const rlimit seconds{kMostSeconds, kMostSeconds};
  const rlimit bytes{kMostBytes, kMostBytes};
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CPU, &seconds);
  setrlimit(RLIMIT_CORE, &none);
  if (!kSanitized) setrlimit(RLIMIT_AS, &bytes);
  std::signal(SIGPIPE, SIG_DFL);
  dup2(streams.in, STDIN_FILENO);
  dup2(streams.out, STDOUT_FILENO);
  dup2(streams.err, STDERR_FILENO);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

int wait_for(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) throw std::runtime_error("no child");
  }
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

Ending run_confined(const std::vector<std::string>& words, const std::string& input) {
  const NamelessFile in(input);
  const NamelessFile out;
  const NamelessFile err;
  Ending ending;
  ending.status =
      wait_for(start_confined(words, {in.descriptor(), out.descriptor(), err.descriptor()}));
  ending.out = out.text();
  ending.err = err.text();
  return ending;
}

bool is_refused(const Ending& ending) {
  const auto tells = [&](const char* part) { return ending.err.find(part) != std::string::npos; };
  return ending.status >= 1 && ending.status <= 3 && tells(": found ") && tells(", expected ");
}

}  // namespace parapet::testing
