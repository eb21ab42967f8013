#include "cli/realms/structure_look.h"

#include "cli/collapse_words.h"
#include "cli/realms/brick_board.h"
#include "rules/files/json/json_number.h"

namespace parapet::cli {

StructureLook look_of(const ask::RealmsState& state, const physics::Structure& structure,
                      std::shared_ptr<const BrickGround> ground) {
  const BrickBoard board(state, std::move(ground));
  const viewer::BrickPicture plain = board.picture();
  StructureLook look{
      structure, {plain.pieces.begin(), plain.pieces.end()}, {}, {}, plain.units, plain.title, {}};
  look.shapes.resize(
      look.pieces.size());  // a mesh is drawn as it is, though it is weighed as a box
  for (const Body& body : plain.bodies) look.shapes[body.piece].push_back(body.shape);
  return look;
}

StructureLook look_of(const RealmsTold& told, const physics::Structure& structure) {
  StructureLook look = look_of(told.state, structure, told.ground);
  if (const std::string factor = as_text(told.own("load_factor")); !factor.empty()) {
    look.title += (look.title.empty() ? "Load factor " : " - load factor ") + factor;
  }
  return look;
}

std::vector<UnitFall> falls_of(const ask::RealmsState& state, const ask::Answer& answer) {
  const double rise = as_double(state.field().peg().rise);
  std::vector<UnitFall> falls;
  for (const JsonValue& item : items_of(own_key(answer, "falls"))) {
    const JsonValue* drop = item.find("drop");
    const auto pegs = drop == nullptr ? std::nullopt : exact_number(*drop);
    const bool falls_down = as_text(item.find("why")) != "hit";
    falls.push_back({as_text(item.find("unit")), pegs && falls_down ? as_double(*pegs) * rise : 0,
                     fall_notes(item)});
  }
  return falls;
}

std::vector<UnitFall> falls_of(const RealmsTold& told) { return falls_of(told.state, told.answer); }

}  // namespace parapet::cli
