#include "viewer/png_file.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <osgDB/ReaderWriter>
#include <osgDB/Registry>
#include <sstream>

#include "viewer/failure.h"

namespace parapet::viewer {

Result<std::string> encode_png(const osg::Image& image) {
  osgDB::ReaderWriter* png = osgDB::Registry::instance()->getReaderWriterForExtension("png");
  std::ostringstream bytes;
  if (png == nullptr || !png->writeImage(image, bytes).success()) {
    return failure("no-graphics", "", "no way to write PNG",
                   "OpenSceneGraph with its plugin osgdb_png");
  }
  return bytes.str();
}

Result<void> save_whole(const std::string& path, const std::string& bytes) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path target(path);
  const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
  if (!fs::is_directory(folder, error)) {
    return failure("no-folder", path, "no folder " + folder.string(), "a folder that exists");
  }
  const fs::path partial = path + ".partial-" + std::to_string(getpid());
  bool written = false;
  {
    std::ofstream file(partial, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    file.flush();
    written = file.good();
  }
  if (written) {
    fs::rename(partial, target, error);
    if (!error) return {};
  }
  std::error_code ignored;
  fs::remove(partial, ignored);
  return failure("cannot-write", path, error ? error.message() : "the file cannot be written",
                 "a place to write to");
}

}  // namespace parapet::viewer
