#pragma once

#include <string>
#include <string_view>

#include "geometry/bricks/model_files.h"
#include "geometry/numbers/result.h"

namespace parapet {

// The model files of an archive of Studio (.io), unpacked.
struct StudioArchive {
  std::string main;  // model.ldr, modelv2.ldr or model2.ldr: the first of them that there is
  MemoryFiles files;
};

// Does a file begin as such an archive does?
bool is_archive(std::string_view bytes);

// Unpacks the .ldr, .mpd and .dat files of an archive; custom parts can then be found by their own
// names. `most` bytes in all, counted while they are unpacked, whatever the archive says of itself.
// `name` is for faults: "bad-archive", "encrypted-archive", "file-too-large".
Result<StudioArchive> open_studio_archive(const std::string& name, std::string_view bytes,
                                          std::size_t most);

}  // namespace parapet
