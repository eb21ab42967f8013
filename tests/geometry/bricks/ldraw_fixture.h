#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "geometry/bricks/ldraw_model.h"

// Models and a library as texts in memory.

namespace ldraw_fixture {

using Texts = std::map<std::string, std::string>;

// "1 16 0 0 0 1 0 0 0 1 0 0 0 1 name" and the like.
std::string reference(const std::string& name, const std::string& at = "0 0 0",
                      const std::string& turn = "1 0 0 0 1 0 0 0 1",
                      const std::string& colour = "16");

// parts/tbrick.dat: a brick of one stud, as a whole box with a stud (20 x 24 x 20 LDU).
// parts/twedge.dat: a mesh without any symmetry. parts/thollow.dat: a mesh with tubes and pins.
// p/box.dat, p/stud.dat, p/stud3.dat, p/stud4.dat: much simpler than the real ones.
Texts library_texts();

parapet::PartLibrary library_of(const Texts& texts);

// Reads `main` of texts with that library.
parapet::Result<parapet::LoadedModel> load(const Texts& texts, const std::string& main,
                                           const parapet::ModelOptions& options = {});

// Reads one text as main.ldr; fails the test on a fault.
parapet::LoadedModel load_text(const std::string& text);

// The code of the fault of one text as main.ldr; "" if it loads.
std::string fault_code(const std::string& text, const parapet::ModelOptions& options = {});

// The codes of a model's warnings.
std::set<std::string> warning_codes(const parapet::LoadedModel& loaded);

// The text of the first warning of that code; "" without one.
std::string warning_text(const parapet::LoadedModel& loaded, const std::string& code);

// What a part fills: the box round its shapes.
parapet::Box extent(const parapet::PlacedPart& part);

// Boxes by their two corners, in ticks.
parapet::Box box(parapet::Point lo, parapet::Point hi);

}  // namespace ldraw_fixture
