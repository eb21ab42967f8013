#pragma once

#include <array>
#include <span>
#include <string_view>
#include <variant>

#include "rules/files/json/json_cursor.h"
#include "rules/skybridge/game/action.h"

namespace parapet {

inline constexpr std::size_t kActionKinds = std::variant_size_v<skybridge::game::Action>;

// The words of all kinds, in the order of the alternatives of Action.
std::array<std::string_view, kActionKinds> action_kinds();

// Reads what stands beside the kind of an action. REQUIRES: the arguments outlive it.
class ActionFields {
 public:
  ActionFields(const JsonCursor& at, const skybridge::game::Game& game,
               const skybridge::game::State& state)
      : at_(at), game_(game), state_(state) {}

  using Read = Result<skybridge::game::Action>;
  Read choose_board() const;
  Read place_garden() const;
  Read place_crown() const;
  Read look() const;
  Read take() const;
  Read keep() const;
  Read crown_bonus() const;
  Read bonus() const;
  Read play() const;
  Read resolve() const;
  Read use_main() const;
  Read contribute() const;
  Read board_trade() const;
  Read gift() const;
  Read priest() const;
  Read give_back() const;
  Read next() const;
  Read roll() const;
  Read turn_die() const;
  Read choose_die() const;
  Read harm() const;
  Read feed() const;
  Read compensate() const;
  // One that has no parameters.
  Read plain(skybridge::game::Action action) const;

 private:
  // The same for a face by its number from 1, or by what it shows.
  Result<std::int8_t> face(const JsonCursor& at, bool second) const;
  Read first_harm() const;

  const JsonCursor& at_;
  const skybridge::game::Game& game_;
  const skybridge::game::State& state_;
};

}  // namespace parapet
