#include "viewer/page/font_file.h"

#include <osgDB/Options>

#include "viewer/failure.h"

namespace parapet::viewer {

Result<osg::ref_ptr<osgText::Font>> load_font_file(const char* file) {
  // Not from the cache: glyphs belong to the context of one picture.
  osg::ref_ptr<osgDB::Options> options = new osgDB::Options;
  options->setObjectCacheHint(osgDB::Options::CACHE_NONE);
  osg::ref_ptr<osgText::Font> font = osgText::readRefFontFile(file, options);
  if (!font) {
    return failure("no-font", file, "no such font, or no plugin osgdb_freetype",
                   "the package fonts-dejavu-core");
  }
  return font;
}

}  // namespace parapet::viewer
