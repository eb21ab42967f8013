#include "cli/mayhem/tile_structure_look.h"

#include "cli/as_double.h"
#include "cli/collapse_words.h"

namespace parapet::cli {
namespace {

constexpr PartColour kPlateColour{{176, 196, 210, 255}};
constexpr PartColour kPostColour{{128, 136, 146, 255}};
constexpr PartColour kGroundColour{{214, 206, 188, 255}};
constexpr double kFigure = 0.62;  // of a storey

struct Ticks {
  explicit Ticks(const BoardScale& scale)
      : space(as_double(scale.space_mm) * 10),
        storey(as_double(scale.storey_mm) * 10),
        plate(as_double(scale.plate_mm) * 10) {}

  double space;
  double storey;
  double plate;
};

std::int64_t whole(double ticks) { return static_cast<std::int64_t>(ticks); }

// The floor of Level 1: boxes that lie under the table's height, one for each run of a row.
void add_ground(const Board& board, const Ticks& ticks, StructureLook& look) {
  const auto piece = static_cast<std::uint32_t>(look.pieces.size());
  for (int y = 0; y < board.height(); ++y) {
    for (int x = 0; x < board.width(); ++x) {
      const int west = x;
      while (x < board.width() && board.floor({x, y, 1})) ++x;
      if (x == west) continue;
      const auto box =
          Box::spanning({whole(west * ticks.space), whole(y * ticks.space), -whole(ticks.plate)},
                        {whole(x * ticks.space), whole((y + 1) * ticks.space), 0});
      look.ground.push_back({box, piece});
    }
  }
  look.pieces.push_back({"", kGroundColour, {}});
}

viewer::BrickUnit standing(const std::string& id, const std::string& side,
                           const std::vector<Space>& spaces, const Ticks& ticks) {
  viewer::BrickUnit unit;
  unit.id = id;
  unit.side = side;
  const auto count = static_cast<double>(spaces.size());
  for (const Space& space : spaces) {
    unit.foot.x += (space.x + 0.5) * ticks.space / count;
    unit.foot.y += (space.y + 0.5) * ticks.space / count;
    unit.foot.z = (space.level - 1) * ticks.storey;
  }
  if (!spaces.empty()) unit.place = to_letters(spaces.front());
  unit.width = ticks.space * 0.8;
  unit.height = ticks.storey * kFigure;
  return unit;
}

}  // namespace

StructureLook look_of(const ask::MayhemState& state, const physics::Structure& structure) {
  const Ticks ticks(state.file->scale);
  StructureLook look{structure, {}, {}, {}, {}, state.file->name, {}};
  for (const physics::Piece& piece : structure.pieces) {
    // "house/2" is a plate, "house/2/NW" one of its posts; tiles may be called anything.
    const bool is_post = piece.id.ends_with("/NW") || piece.id.ends_with("/NE") ||
                         piece.id.ends_with("/SW") || piece.id.ends_with("/SE");
    look.pieces.push_back({piece.id, is_post ? kPostColour : kPlateColour, {}});
    look.shapes.push_back(piece.shapes);
  }
  add_ground(state.board(), ticks, look);
  for (const mayhem::Unit& unit : state.pieces->units) {
    look.units.push_back(standing(unit.id, unit.side, mayhem::spaces_of(unit.footprint), ticks));
    look.units.back().facing = unit.facing;
  }
  for (const mayhem::Device& device : state.pieces->devices) {
    look.units.push_back(
        standing(device.id, device.side, mayhem::spaces_of(device.footprint), ticks));
  }
  for (const mayhem::Vehicle& vehicle : state.pieces->vehicles) {
    look.units.push_back(standing(vehicle.id, vehicle.side, {vehicle.front, vehicle.back}, ticks));
  }
  return look;
}

StructureLook look_of(const Told& told, const physics::Structure& structure) {
  StructureLook look = look_of(told.state, structure);
  if (const std::string factor = as_text(told.own("load_factor")); !factor.empty()) {
    look.title += (look.title.empty() ? "Load factor " : " - load factor ") + factor;
  }
  return look;
}

std::vector<UnitFall> falls_of(const ask::MayhemState& state, const ask::Answer& answer) {
  const Ticks ticks(state.file->scale);
  std::vector<UnitFall> falls;
  for (const JsonValue& item : items_of(own_key(answer, "falls"))) {
    const int levels = as_integer(item.find("levels")).value_or(0);
    const bool falls_down = as_text(item.find("why")) != "hit";
    falls.push_back(
        {as_text(item.find("unit")), falls_down ? levels * ticks.storey : 0, fall_notes(item)});
  }
  return falls;
}

std::vector<UnitFall> falls_of(const Told& told) { return falls_of(told.state, told.answer); }

}  // namespace parapet::cli
