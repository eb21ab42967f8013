#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/realms/realms_sources.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet {

// Units as a board or a question carries them.
struct WrittenUnits {
  std::vector<realms::Unit> units;
  std::map<std::string, std::string> models;  // by the id of the unit: the path of its own model
  // By that path, for pictures: what is written of it above is all that rules look at.
  std::map<std::string, std::shared_ptr<const BrickModel>> looks;

  friend bool operator==(const WrittenUnits& a, const WrittenUnits& b) {
    return a.units == b.units && a.models == b.models;
  }
};

// What units are read against. All of it must outlive the read.
struct UnitGround {
  const realms::Battlefield& field;
  const Options& options;
  const RealmsSources& sources;
};

// The key `units` of a brick board or a question (formats.md, brick boards).
//   (1) every unit stands on a space; a large one has all its spaces on the board's grid
//   (2) no two have one id, and no id reads as a place
//   (3) carriers are there, and nobody carries himself
//   (4) read_units(units_json(u)) == u
// Errors, beside those of JsonCursor and read_space_name: "duplicate-id", "id-reads-as-place",
// "off-grid", "unknown-id", "limit", those of check_carriers, read_model_file and figure_body.
Result<WrittenUnits> read_units(const JsonCursor& at, const UnitGround& ground);

JsonValue units_json(const WrittenUnits& units, const realms::Battlefield& field);

}  // namespace parapet
