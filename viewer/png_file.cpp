#include "viewer/png_file.h"

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

}  // namespace parapet::viewer
