#include "rules/files/whole_file.h"

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace parapet {
namespace {

namespace fs = std::filesystem;

Fault file_fault(std::string code, const std::string& path, std::string found,
                 std::string expected) {
  Fault fault;
  fault.code = std::move(code);
  fault.file = path;
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

}  // namespace

Result<std::string> read_whole_file(const std::string& path, std::size_t most) {
  std::error_code error;
  if (fs::is_directory(path, error)) {
    return Failure(file_fault("cannot-read", path, "a folder", "a file"));
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    const bool exists = fs::exists(path, error);
    return Failure(file_fault("cannot-read", path,
                              exists ? "a file that may not be read" : "no such file",
                              "a file that can be read"));
  }
  std::string bytes;
  char buffer[1U << 16U];
  while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
    bytes.append(buffer, static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > most) {
      return Failure(file_fault("limit", path, "more than " + std::to_string(most) + " bytes",
                                "at most that"));
    }
  }
  if (in.bad()) {
    return Failure(file_fault("cannot-read", path, "a read error", "a file that can be read"));
  }
  return bytes;
}

Result<void> write_whole_file(const std::string& path, std::string_view bytes) {
  std::error_code error;
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error)) {
    return Failure(
        file_fault("no-folder", path, "no folder " + folder.string(), "a folder that is there"));
  }
  const std::string draft = path + "." + std::to_string(getpid()) + ".tmp";
  std::ofstream out(draft, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) {
    fs::remove(draft, error);
    return Failure(file_fault("cannot-write", path, "a file that cannot be written (" + draft + ")",
                              "a place with room and permission"));
  }
  fs::rename(draft, path, error);
  if (error) {
    const std::string why = error.message();
    fs::remove(draft, error);
    return Failure(file_fault("cannot-write", path, why, "a file that can be replaced"));
  }
  return {};
}

}  // namespace parapet
