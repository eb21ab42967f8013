#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::cli {

// A film of pictures, made by ffmpeg: the only program of others that the command starts, and only
// where a film is asked for.

// The path of a program that can be run, by the folders of PATH.
std::optional<std::string> find_program(const std::string& name);

// Whether write_video() may be asked: told before pictures are drawn in vain. Errors: "no-ffmpeg",
// "no-folder", "cannot-write" (a folder).
Result<void> check_video(const std::string& path);

// Puts frame-0001.png, frame-0002.png, ... of a folder into a film (MP4, H.264), the last of them
// for a second more. It appears whole or not at all. Errors: those of check_video and
// write_whole_file; "bad-video" with what ffmpeg said.
Result<void> write_video(const std::string& frames, int frames_a_second, const std::string& path);

// A folder of its own for what is only needed for a while; gone at the end.
class PassingFolder {
 public:
  PassingFolder();
  ~PassingFolder();
  PassingFolder(const PassingFolder&) = delete;
  PassingFolder& operator=(const PassingFolder&) = delete;

  const std::string& path() const { return path_; }  // empty: none could be made

 private:
  std::string path_;
};

}  // namespace parapet::cli
