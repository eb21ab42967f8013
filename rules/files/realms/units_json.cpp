#include "rules/files/realms/units_json.h"

#include <array>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/place_text.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/files/realms/spaces_json.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/sight/figure_body.h"

namespace parapet {
namespace {

constexpr std::string_view kUnitKeys[] = {"id",       "side",  "at",       "size",   "height",
                                          "movement", "flies", "airborne", "facing", "eye",
                                          "stand",    "on",    "ldraw",    "pose"};

Result<Ratio> read_height(const JsonCursor& at) {
  return read_pegs(at, Ratio::of(1, kMaxPegTerm), Ratio(kMaxPegTerm));
}

Result<Ratio> read_above(const JsonCursor& at) {
  return read_pegs(at, Ratio(), Ratio(kMaxPegTerm));
}

Result<Ratio> read_offset(const JsonCursor& at) {
  return read_pegs(at, Ratio(-kMaxPegTerm), Ratio(kMaxPegTerm));
}

// [east, south] or [east, south, up] in pegs.
template <std::size_t N>
Result<std::array<Ratio, N>> read_peg_list(const JsonCursor& at) {
  if (!at.value().is_list() || at.value().items().size() != N) {
    return Failure(at.wrong("a list of " + std::to_string(N) + " numbers of pegs"));
  }
  std::array<Ratio, N> pegs;
  for (std::size_t n = 0; n < N; ++n) {
    const auto read = read_offset(at.item(n));
    if (!read) return Failure(read.error());
    pegs[n] = *read;
  }
  return pegs;
}

Result<std::array<int, 2>> read_size(const JsonCursor& at) {
  if (!at.value().is_list() || at.value().items().size() != 2) {
    return Failure(at.wrong("a size [spaces east, spaces south]"));
  }
  std::array<int, 2> size{};
  for (std::size_t n = 0; n < 2; ++n) {
    const auto side = at.item(n).integer(1, kMaxUnitSide);
    if (!side) return Failure(side.error());
    size[n] = *side;
  }
  return size;
}

// Does a text name a space, perhaps of a level that it has not?
bool names_space(std::string_view text, const realms::Battlefield& field) {
  if (reads_as_place(text) || field.find(text)) return true;
  const std::size_t slash = text.rfind('/');
  if (slash == std::string_view::npos || slash + 1 == text.size()) return false;
  for (const char c : text.substr(slash + 1)) {
    if (c < '0' || c > '9') return false;
  }
  return reads_as_place(text.substr(0, slash)) || field.find(text.substr(0, slash)).has_value();
}

class UnitReader {
 public:
  UnitReader(const JsonCursor& list, const UnitGround& ground) : list_(list), ground_(ground) {}

  Result<WrittenUnits> read() {
    auto units = read_list(list_, kMaxUnits, "units",
                           [this](const JsonCursor& unit) { return read_unit(unit); });
    if (!units) return Failure(units.error());
    read_.units = *std::move(units);
    if (auto seated = seat_riders(); !seated) return Failure(seated.error());
    if (auto checked = realms::check_carriers(ground_.field, read_.units); !checked) {
      return Failure(located(checked.error()));
    }
    return std::move(read_);
  }

 private:
  Result<std::string> read_id(const JsonCursor& at) {
    auto id = read_name(at);
    if (!id) return id;
    if (names_space(*id, ground_.field)) {
      return Failure(at.fault("id-reads-as-place", described(at.value()),
                              "an id that is not the name of a space too"));
    }
    if (!index_of_.emplace(*id, index_of_.size()).second) {
      return Failure(
          at.fault("duplicate-id", described(at.value()), "an id that no other unit has"));
    }
    return id;
  }

  Result<realms::FigureBody> read_body(const JsonCursor& at) {
    const auto path = read_model_path(at);
    if (!path) return Failure(path.error());
    if (const auto known = bodies_.find(*path); known != bodies_.end()) return known->second;
    auto model = open_model(at, ground_.sources);
    if (!model) return Failure(model.error());
    const Ratio rise = ground_.field.peg().rise;
    auto body = realms::figure_body(model->model, rise.numerator() / rise.denominator());
    if (!body) {
      Fault fault = at.fault(body.error().code, body.error().found, body.error().expected);
      return Failure(std::move(fault));
    }
    read_.looks.emplace(*path, std::make_shared<const BrickModel>(std::move(model->model)));
    return bodies_.emplace(*path, *body).first->second;
  }

  // The height in pegs of a figure by its own model.
  std::optional<Ratio> own_height(const realms::FigureBody& body) const {
    const Ratio rise = ground_.field.peg().rise;
    const std::int64_t ticks = body.box.hi().z - body.box.lo().z;
    const auto height = Ratio::make(ticks * rise.denominator(), rise.numerator());
    const bool fits = height && *height > Ratio() && height->numerator() <= kMaxPegTerm &&
                      height->denominator() <= kMaxPegTerm;
    return fits ? height : std::nullopt;
  }

  void read_shape(ObjectReader& reader, realms::Unit& unit) {
    unit.body = reader.optional("ldraw", [this](const JsonCursor& at) { return read_body(at); });
    if (unit.body) read_.models[unit.id] = reader.cursor().member("ldraw")->value().text();
    const auto height = reader.optional("height", read_height);
    if (height) unit.height = *height;
    if (height || !unit.body || reader.failed()) return;
    if (const auto own = own_height(*unit.body)) {
      unit.height = *own;
    } else {
      reader.fail(missing_key(reader.cursor(), "height"));
    }
  }

  // Where it stands; riders who do not say it are seated later.
  void read_place(ObjectReader& reader, realms::Unit& unit) {
    const auto space = [this](const JsonCursor& at) { return read_space_name(at, ground_.field); };
    unit.size = reader.optional("size", read_size, unit.size);
    unit.on = reader.optional("on", read_name);
    const auto at = reader.optional("at", space);
    if (at) unit.at = *at;
    if (!at && !unit.on && !reader.failed()) reader.fail(missing_key(reader.cursor(), "at"));
    if (!at && unit.on) unseated_.push_back(index_of_.size() - 1);
    const bool is_large = unit.size != std::array<int, 2>{1, 1};
    if (!is_large || !at || reader.failed()) return;
    const realms::Spot& first = ground_.field.spots()[unit.at.spot];
    const bool fits = first.grid_x && first.grid_y &&
                      ground_.field.spot_of_grid(*first.grid_x + unit.size[0] - 1,
                                                 *first.grid_y + unit.size[1] - 1);
    if (fits) return;
    reader.fail(reader.cursor().fault("off-grid",
                                      "a unit of " + std::to_string(unit.size[0]) + " x " +
                                          std::to_string(unit.size[1]) + " spaces at \"" +
                                          ground_.field.name_of(unit.at) + "\"",
                                      "one whose spaces all lie on the board's grid"));
  }

  Result<realms::Unit> read_unit(const JsonCursor& at) {
    ObjectReader reader(at, kUnitKeys);
    realms::Unit unit;
    unit.id = reader.required("id", [this](const JsonCursor& id) { return read_id(id); });
    unit.side = reader.required("side", read_name);
    read_shape(reader, unit);
    read_place(reader, unit);
    unit.movement = reader.optional("movement", read_integer(0, kMaxMovement), unit.movement);
    unit.airborne = reader.optional("airborne", read_boolean, false);
    unit.flies = reader.optional("flies", read_boolean, unit.airborne);
    unit.facing = reader.optional("facing", [this](const JsonCursor& facing) {
      return read_facing(facing, ground_.options);
    });
    unit.eye = reader.optional("eye", read_above);
    unit.stand = reader.optional("stand", read_peg_list<2>);
    unit.pose = reader.optional("pose", read_peg_list<3>);
    if (unit.airborne && !unit.flies && !reader.failed()) {
      reader.fail(at.member("airborne")
                      ->fault("wrong-value", "true for a unit that does not fly",
                              "false, or \"flies\" true"));
    }
    return reader.finish(std::move(unit));
  }

  // Riders who do not say where they are sit on their carrier's first space.
  Result<void> seat_riders() {
    std::vector<bool> is_open(read_.units.size(), false);
    for (const std::size_t rider : unseated_) is_open[rider] = true;
    for (const std::size_t rider : unseated_) {
      std::vector<std::size_t> chain;
      std::size_t at = rider;
      while (is_open[at]) {
        is_open[at] = false;  // a cycle ends here, and check_carriers finds it
        chain.push_back(at);
        const auto carrier = index_of_.find(*read_.units[at].on);
        if (carrier == index_of_.end()) break;
        at = carrier->second;
      }
      for (const std::size_t seated : chain) read_.units[seated].at = read_.units[at].at;
    }
    return {};
  }

  // A fault that names a unit, at its place in the list.
  Fault located(Fault fault) const {
    const auto unit = index_of_.find(fault.place);
    if (unit == index_of_.end()) return fault;
    const JsonCursor at = list_.item(unit->second);
    return (at.member("on") ? *at.member("on") : at)
        .fault(fault.code, std::move(fault.found), std::move(fault.expected));
  }

  JsonCursor list_;
  const UnitGround& ground_;
  WrittenUnits read_;
  std::unordered_map<std::string, std::size_t> index_of_;
  std::vector<std::size_t> unseated_;
  std::map<std::string, realms::FigureBody> bodies_;  // by path
};

JsonValue pegs_json(std::span<const Ratio> pegs) {
  std::vector<JsonValue> items;
  for (const Ratio& number : pegs) items.push_back(number_json(number));
  return JsonValue::from_list(std::move(items));
}

JsonValue unit_json(const realms::Unit& unit, const WrittenUnits& all,
                    const realms::Battlefield& field) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(unit.id)},
                                     {"side", JsonValue::from_text(unit.side)},
                                     {"at", JsonValue::from_text(field.name_of(unit.at))}};
  if (unit.size != std::array<int, 2>{1, 1}) {
    members.push_back({"size", JsonValue::from_list({JsonValue::from_integer(unit.size[0]),
                                                     JsonValue::from_integer(unit.size[1])})});
  }
  members.push_back({"height", number_json(unit.height)});
  members.push_back({"movement", JsonValue::from_integer(unit.movement)});
  members.push_back({"flies", JsonValue::from_bool(unit.flies)});
  if (unit.airborne) members.push_back({"airborne", JsonValue::from_bool(true)});
  if (unit.facing) members.push_back({"facing", facing_json(*unit.facing)});
  if (unit.eye) members.push_back({"eye", number_json(*unit.eye)});
  if (unit.stand) members.push_back({"stand", pegs_json(*unit.stand)});
  if (unit.on) members.push_back({"on", JsonValue::from_text(*unit.on)});
  if (unit.pose) members.push_back({"pose", pegs_json(*unit.pose)});
  if (const auto model = all.models.find(unit.id); model != all.models.end()) {
    members.push_back({"ldraw", JsonValue::from_text(model->second)});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace

Result<WrittenUnits> read_units(const JsonCursor& at, const UnitGround& ground) {
  return UnitReader(at, ground).read();
}

JsonValue units_json(const WrittenUnits& units, const realms::Battlefield& field) {
  return list_json(units.units,
                   [&](const realms::Unit& unit) { return unit_json(unit, units, field); });
}

}  // namespace parapet
