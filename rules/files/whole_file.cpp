#include "rules/files/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

namespace parapet {
namespace {

namespace fs = std::filesystem;

std::string why(int error) { return std::generic_category().message(error); }

Failure fault(std::string code, const std::string& path, std::string found, std::string expected) {
  return Failure({std::move(code), path, "", std::move(found), std::move(expected), ""});
}

Failure unreadable(const std::string& path, std::string found) {
  return fault("cannot-read", path, std::move(found), "a file that can be read");
}

Failure too_long(const std::string& path, std::size_t most) {
  return fault("limit", path, "more than " + std::to_string(most) + " bytes", "at most that");
}

std::string kind_of(mode_t mode) {
  return S_ISDIR(mode) ? "a folder" : "a pipe, a device or the like";
}

// An open file, closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  bool close() {
    const int number = std::exchange(number_, -1);
    return number < 0 || ::close(number) == 0;
  }

 private:
  int number_;
};

// A file that is to take a place when it is whole. Until then it has no name, so that a process
// that comes to a sudden end leaves nothing behind; on file systems without such files it has
// another.
class Draft {
 public:
  explicit Draft(const fs::path& place)
      : place_(place),
        name_(place.string() + "." + std::to_string(getpid()) + ".tmp"),
        file_(open_nameless(place.parent_path())),
        is_named_(!file_.is_open()) {
    unlink(name_.c_str());  // of a process of that number that came to a sudden end
    if (!is_named_) return;
    file_ = Descriptor(open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode));
  }
  ~Draft() {
    if (is_named_) unlink(name_.c_str());
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;

  bool is_open() const { return file_.is_open(); }
  int number() const { return file_.number(); }

  // Replaces what stands there at once. If not, errno says why.
  bool take_place() {
    if (!is_named_) {
      const std::string nameless = "/proc/self/fd/" + std::to_string(file_.number());
      is_named_ =
          linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name_.c_str(), AT_SYMLINK_FOLLOW) == 0;
    }
    if (!is_named_ || !file_.close() || std::rename(name_.c_str(), place_.c_str()) != 0)
      return false;
    is_named_ = false;
    return true;
  }

 private:
  static constexpr mode_t kMode = 0666;  // less what the user's mask takes away

  static int open_nameless(const fs::path& folder) {
    return open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kMode);
  }

  fs::path place_;
  std::string name_;
  Descriptor file_;
  bool is_named_;
};

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Where the bytes of a path go: through links, so that these stay, also to what is not there yet.
// Of links that lead in a circle one of them.
fs::path target_of(const std::string& path) {
  constexpr int kMostLinks = 40;
  fs::path target = path;
  std::error_code error;
  for (int links = 0; links < kMostLinks && fs::is_symlink(target, error); ++links) {
    const fs::path next = fs::read_symlink(target, error);
    if (error) break;
    target = target.parent_path() / next;  // an absolute one replaces it
  }
  return target;
}

}  // namespace

Result<std::string> read_whole_file(const std::string& path, std::size_t most) {
  // A pipe that nobody writes into would be waited for until doomsday, and so would some devices.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (!file.is_open()) {
    const int error = errno;
    const bool missing = error == ENOENT || error == ENOTDIR;
    return unreadable(path, missing ? "no such file" : "a file that may not be read");
  }
  struct stat about {};
  if (fstat(file.number(), &about) != 0) return unreadable(path, "a read error");
  if (!S_ISREG(about.st_mode)) return fault("cannot-read", path, kind_of(about.st_mode), "a file");
  if (static_cast<std::uintmax_t>(about.st_size) > most) return too_long(path, most);
  std::string bytes;
  char buffer[1U << 16U];
  for (;;) {
    const ssize_t got = read(file.number(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return unreadable(path, "a read error");
    if (got == 0) return bytes;
    bytes.append(buffer, static_cast<std::size_t>(got));
    if (bytes.size() > most) return too_long(path, most);
  }
}

Result<void> write_whole_file(const std::string& path, std::string_view bytes) {
  std::error_code error;
  const fs::path target = target_of(path);
  const fs::path folder = target.parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error)) {
    return fault("no-folder", path, "no folder " + folder.string(), "a folder that is there");
  }
  if (fs::is_symlink(target, error)) {
    return fault("cannot-write", path, "links that lead in a circle", "a file");
  }
  struct stat old {};
  const bool replaces = stat(target.c_str(), &old) == 0;
  if (replaces && !S_ISREG(old.st_mode)) {
    return fault("cannot-write", path, kind_of(old.st_mode), "a file, or nothing of that name yet");
  }
  Draft draft(target);
  const auto give_up = [&](int number) {
    return fault("cannot-write", path, "a file that cannot be written: " + why(number),
                 "a place with room and permission");
  };
  if (!draft.is_open()) return give_up(errno);
  // What was kept from others' eyes stays so.
  if (replaces && fchmod(draft.number(), old.st_mode & 07777U) != 0) return give_up(errno);
  if (!write_all(draft.number(), bytes) || !draft.take_place()) return give_up(errno);
  return {};
}

}  // namespace parapet
