#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/cards.h"

namespace parapet {

// The cards of the bridge game as its data file writes them (formats.md, the bridge game).

inline constexpr std::size_t kMostCardKinds = 200;  // of either kind

// What cards name: the runes by their number, and the colours so far.
struct CardWords {
  std::array<std::string, skybridge::game::kSlots> runes;
  std::vector<std::string> colors;
};

// The list `cards`. Colours are those of the stacks; a starting card may have one of its own, which
// is added. Errors: those of JsonCursor; "limit", "duplicate-id", "unknown-id".
Result<std::vector<skybridge::game::FactionCard>> read_faction_cards(const JsonCursor& at,
                                                                     CardWords& words);
JsonValue faction_card_json(const skybridge::game::FactionCard& card, const CardWords& words);

// The list `godh`. The same errors.
Result<std::vector<skybridge::game::GodhCard>> read_godh_cards(const JsonCursor& at,
                                                               const CardWords& words);
JsonValue godh_card_json(const skybridge::game::GodhCard& card, const CardWords& words);

}  // namespace parapet
