#pragma once

#include <optional>

#include "rules/files/json/json_value.h"
#include "rules/mayhem/attack/attack.h"
#include "rules/mayhem/sight/sight.h"
#include "rules/ruling.h"

namespace parapet::ask {

// Rulings as the own keys of an answer (formats.md, questions), and their reasons.

std::vector<JsonMember> sight_members(const mayhem::SightRuling& ruling);
std::vector<JsonMember> attack_members(const mayhem::AttackRuling& ruling);
JsonValue band_json(const std::optional<mayhem::Band>& band);  // "red", ...; null for none
JsonValue dice_json(const std::vector<mayhem::Dice>& results);
JsonValue spaces_json(const std::vector<Space>& spaces);

// "wall", "wall-face", ...
std::string_view blocker_word(mayhem::BlockerKind kind);

}  // namespace parapet::ask
