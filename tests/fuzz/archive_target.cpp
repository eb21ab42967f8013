#include <string>

#include "geometry/bricks/ldraw_model.h"
#include "geometry/bricks/studio_archive.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/model_promises.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

bool read_archive(std::string_view bytes) {
  ModelOptions options;
  options.limits = small_limits();
  if (!is_archive(bytes)) {
    const auto archive = open_studio_archive("any.io", bytes, options.limits.file_bytes);
    if (archive) return true;
    check_fault(archive.error());
    return false;
  }
  const MemoryFiles files({{"any.io", std::string(bytes)}});
  const auto loaded = read_brick_model(files, "any.io", nullptr, options);
  if (!loaded) {
    check_fault(loaded.error());
    return false;
  }
  check_model(*loaded, options.limits);
  return true;
}

}  // namespace

Target archive_target() { return read_archive; }

}  // namespace parapet::fuzz
