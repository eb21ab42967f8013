#include <map>
#include <memory>
#include <string>

#include "geometry/bricks/ldraw_model.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/model_promises.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

// A part of each kind: with a subpart, with primitives for studs, one that stands for another.
PartLibrary small_library() {
  const std::map<std::string, std::string> texts = {
      {"LDConfig.ldr", "0 !COLOUR Red CODE 4 VALUE #C91A09 EDGE #333333\n"},
      {"p/stud.dat", "0 Stud\n0 !LDRAW_ORG Primitive\n4 16 -6 -4 -6 6 -4 -6 6 -4 6 -6 -4 6\n"},
      {"p/stud4.dat", "0 Tube\n0 !LDRAW_ORG Primitive\n4 16 -8 -4 0 8 -4 0 8 0 0 -8 0 0\n"},
      {"parts/wedge.dat",
       "0 Wedge\n0 !LDRAW_ORG Part\n"
       "3 16 0 0 0 30 0 0 0 20 0\n3 16 0 0 0 0 20 0 0 0 10.125\n"
       "3 16 30 0 0 0 20 0 0 0 10.125\n3 16 0 0 0 30 0 0 0 0 10.125\n"},
      {"parts/tub.dat",
       "0 Tub\n0 !LDRAW_ORG Part\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 s\\side.dat\n"
       "1 16 0 4 0 1 0 0 0 -5 0 0 0 1 stud4.dat\n"
       "1 16 0 0 0 1 0 0 0 1 0 0 0 1 stud.dat\n"},
      {"parts/s/side.dat",
       "0 ~Side\n0 !LDRAW_ORG Subpart\n"
       "4 16 -20 0 -20 20 0 -20 20 24 -20 -20 24 -20\n"},
      {"parts/old.dat",
       "0 ~Moved to wedge\n0 !LDRAW_ORG Part\n"
       "1 16 0 0 0 1 0 0 0 1 0 0 0 1 wedge.dat\n"},
  };
  const auto library = PartLibrary::over(std::make_shared<const MemoryFiles>(texts));
  if (!library) throw BrokenPromise("the library is read: " + to_text(library.error()));
  return *library;
}

bool read_model(std::string_view text, const PartLibrary& library) {
  const MemoryFiles files(
      {{"any.ldr", std::string(text)}, {"beside.ldr", "1 4 0 0 0 1 0 0 0 1 0 0 0 1 3005.dat\n"}});
  ModelOptions options;
  options.limits = small_limits();
  const auto loaded = read_brick_model(files, "any.ldr", &library, options);
  if (!loaded) {
    check_fault(loaded.error());
    promise(!loaded.error().file.empty(), "a fault names the file");
    return false;
  }
  check_model(*loaded, options.limits);
  return true;
}

}  // namespace

Target ldraw_target() {
  return [library = small_library()](std::string_view text) { return read_model(text, library); };
}

}  // namespace parapet::fuzz
