#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/bricks/model_files.h"
#include "geometry/numbers/result.h"

namespace parapet {

// Where in a library a file stands.
enum class LibraryPlace : std::uint8_t {
  part,       // parts/, but not parts/s/
  subpart,    // parts/s/
  primitive,  // p/ and the folders in it
  model,      // models/
};

struct LibraryFile {
  std::string spelled;  // for read(): "parts/3001.dat"
  LibraryPlace place = LibraryPlace::part;
};

// A folder of parts as ldraw.org gives them out: parts/, p/, perhaps models/, LDConfig.ldr, and
// unofficial/ with the same folders in it. An immutable value: copies share the list of its files,
// and any number of threads may ask them.
class PartLibrary {
 public:
  // Lists the folder's files, once.
  // Faults: "not-a-part-library": there is no such folder, or it has not both parts/ and p/ (the
  // fault says so where the folder given is itself a parts/ folder).
  static Result<PartLibrary> open(const std::filesystem::path& folder);

  // The same over other files: for tests.
  static Result<PartLibrary> over(std::shared_ptr<const ModelFiles> files);

  // The file that a reference means, searched in parts/, p/, models/, then the same of unofficial/:
  // "3001.dat", "s/3001s01.dat", "48/4-4cyli.dat", any case.
  std::optional<LibraryFile> find(std::string_view name) const;

  // LDConfig.ldr, if there is one.
  std::optional<LibraryFile> colours() const;

  // As ModelFiles::read.
  Result<std::string> read(const LibraryFile& file, std::size_t most) const;

 private:
  explicit PartLibrary(std::shared_ptr<const ModelFiles> files) : files_(std::move(files)) {}

  std::shared_ptr<const ModelFiles> files_;
};

}  // namespace parapet
