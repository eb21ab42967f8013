#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/cards.h"

namespace parapet {

// The stacks, boards and dice of the bridge game's data file (formats.md, the bridge game).

inline constexpr std::size_t kMostInStack = 100;
inline constexpr std::size_t kMostFaces = 20;
using Stacks = std::array<skybridge::game::StackCards, skybridge::game::kStackCount>;

// The colours of the list `stacks`, in its order, each once. What else stands there is not looked
// at.
Result<std::vector<std::string>> read_stack_colors(const JsonCursor& at);

// The list `stacks`: each of the seven once, in any order. Their cards are of their colour, and no
// starting cards. Errors: those of JsonCursor; "limit", "duplicate-id", "unknown-id".
Result<Stacks> read_stacks(const JsonCursor& at,
                           const std::vector<skybridge::game::FactionCard>& cards,
                           const std::vector<std::string>& colors);
JsonValue stacks_json(const skybridge::game::Cards& cards);

// The object `dice`: faces of both, one at least of each. "choose" is a face of the second die
// alone, and not all that it has.
Result<skybridge::game::DiceFaces> read_dice_faces(const JsonCursor& at);
JsonValue dice_faces_json(const skybridge::game::DiceFaces& dice);

// The list `boards`: one to five with different ids, each ability on one side at most. Five
// `slot_effects` are on the side of `profiteers`, and on no other.
Result<std::vector<skybridge::game::PlayerBoard>> read_player_boards(const JsonCursor& at);
JsonValue player_boards_json(const std::vector<skybridge::game::PlayerBoard>& boards);

}  // namespace parapet
