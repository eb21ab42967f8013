#include <algorithm>
#include <utility>

#include "rules/ask/mayhem/board_state.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/ask/read_id.h"
#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/limits.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/mayhem/collapse/device.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kDeviceKeys[] = {"device", "to", "damage", "size"};
// A bomb razes a building: C2 says which markers go, C4 what becomes of who finds no room.
constexpr std::string_view kDeviceOptions[] = {"C2", "C4", "C6", "G3", "G5", "M3", "M4", "V7"};

// The key `to`: a way for a ball, a space for a laser; nothing else is aimed.
Result<void> read_aim(const JsonCursor& question, const MayhemState& state,
                      mayhem::DeviceQuestion& device) {
  const mayhem::DeviceKind kind = state.pieces->devices[device.device].kind;
  if (kind == mayhem::DeviceKind::wrecking_ball) {
    const auto to = question.required("to");
    if (!to) return Failure(to.error());
    const auto heading = read_heading(*to);
    if (!heading) return Failure(heading.error());
    device.heading = *heading;
    return {};
  }
  const auto to = question.member("to");
  if (!to || to->value().is_null()) return {};
  if (kind != mayhem::DeviceKind::laser_satellite) {
    return Failure(to->wrong("no `to`: a device of the kind " +
                             std::string(mayhem::kDeviceKindWords[static_cast<std::size_t>(kind)]) +
                             " is not aimed"));
  }
  const auto target = read_space_or_piece(*to, state);
  if (!target) return Failure(target.error());
  device.target = *target;
  return {};
}

Result<mayhem::DeviceQuestion> read_device_question(const JsonCursor& question,
                                                    const MayhemState& state) {
  ObjectReader reader(question);
  mayhem::DeviceQuestion device;
  device.device = reader.required("device", [&](const JsonCursor& at) {
    return read_id(at, state.pieces->devices, "a device");
  });
  device.damage = reader.unless_null("damage", read_integer(0, kMaxAmount), device.damage);
  device.size = reader.unless_null("size", read_size_name, device.size);
  if (reader.failed()) return reader.finish(std::move(device));
  if (auto aimed = read_aim(question, state, device); !aimed) return Failure(aimed.error());
  return device;
}

Result<Asked> read_device(const JsonCursor& question, const MayhemState& state) {
  auto device = read_device_question(question, state);
  if (!device) return Failure(device.error());
  // Only what is aimed lays a marker.
  const std::size_t most_laid = device->target || device->heading ? 1 : 0;
  if (auto room = check_marker_room(question, state, most_laid); !room) {
    return Failure(room.error());
  }
  const auto answer = [device = *std::move(device), &state](const Options& options) {
    mayhem::DeviceRuling ruling = mayhem::rule_device(board_state(state, options), device, options);
    return Answer{{{"legal", JsonValue::from_bool(ruling.legal)},
                   {"spaces", spaces_json(ruling.spaces)},
                   {"downed", list_json(ruling.downed, JsonValue::from_text)},
                   {"collapsed", list_json(ruling.collapsed, JsonValue::from_text)},
                   {"placed", markers_json(ruling.placed)},
                   {"after", after_json(state, ruling.after)}},
                  std::move(ruling.because),
                  {}};
  };
  return Asked{answer, kDeviceOptions, {}};
}

constexpr MayhemQuestion kQuestions[] = {{"device", kDeviceKeys, read_device}};

}  // namespace

std::span<const MayhemQuestion> device_questions() { return kQuestions; }

}  // namespace parapet::ask
