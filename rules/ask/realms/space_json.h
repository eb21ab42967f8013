#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "rules/files/json/json_value.h"
#include "rules/realms/battlefield.h"

namespace parapet::ask {

// What answers of game realms are made of (formats.md, questions on brick boards).

// The name of a space: "C4" for the highest surface, else "C4/0".
JsonValue space_json(const realms::Battlefield& field, realms::SpaceId space);
JsonValue spaces_json(const realms::Battlefield& field, std::span<const realms::SpaceId> spaces);

// An exact number, or null.
JsonValue number_or_null(const std::optional<Ratio>& number);
JsonValue numbers_json(std::span<const Ratio> numbers);

// A height in pegs, exactly: "12/5", "21". Of whole ticks.
JsonValue height_json(const realms::Battlefield& field, std::int64_t ticks);

// A margin as Answer::margin has it.
std::optional<std::string> margin_text(const std::optional<Ratio>& ticks);

}  // namespace parapet::ask
