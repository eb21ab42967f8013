#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::skybridge::game {

// An open question of the whole game's text (docs/rules-skybridge.md), "O-18".
struct ReadingSpec {
  int number = 0;                          // 18
  std::string_view question;               // in a few words
  std::array<std::string_view, 3> values;  // the first is the default; unused ones are empty

  std::size_t value_count() const;
};

// All of them, by number: O-1 to O-42.
std::span<const ReadingSpec> reading_specs();
inline constexpr std::size_t kReadings = 42;

// How each open question is read; starts with the defaults.
class Readings {
 public:
  // "O-18", "godh-above". Error "wrong-option", which names the nearest, or lists the values.
  Result<void> set(std::string_view id, std::string_view value);
  std::string_view value(int number) const;
  // The numbers of those that are not at their default.
  std::vector<int> changed() const;

  bool up_to_five_players() const { return chosen(2) == 1; }
  bool free_rebels_are_extra() const { return chosen(3) == 1; }
  bool work_has_bonus() const { return chosen(4) != 2; }
  bool eye_has_bonus() const { return chosen(4) != 1; }
  bool discards_refill_godh() const { return chosen(6) == 1; }
  bool knowledge_all_or_none() const { return chosen(7) == 1; }
  bool crown_must_be_placed() const { return chosen(8) == 1; }
  bool crown_returns_at_clearing() const { return chosen(9) == 1; }
  bool crown_bonus_after_bonus() const { return chosen(10) == 1; }
  bool crown_bonus_without_room_is_lost() const { return chosen(11) == 1; }
  bool only_own_population_must_leave() const { return chosen(12) == 1; }
  bool foreign_population_arms() const { return chosen(13) == 0; }
  bool visions_has_the_look() const { return chosen(14) == 1; }
  bool retreat_to_fitting_slot() const { return chosen(15) == 1; }
  bool unfitting_card_goes_anywhere() const { return chosen(16) == 1; }
  bool effects_in_printed_order() const { return chosen(17) == 1; }
  bool feud_only_godh_above() const { return chosen(18) == 1; }
  bool feud_with_whole_stack() const { return chosen(19) == 1; }
  bool religion_on_empty_slot() const { return chosen(20) == 1; }
  bool religion_needs_faith() const { return chosen(21) == 1; }
  bool wild_godh_fits() const { return chosen(22) == 0; }
  bool effects_as_at_start() const { return chosen(23) == 1; }
  bool might_may_be_wasted() const { return chosen(24) == 1; }
  bool gain_without_room_is_lost() const { return chosen(25) == 1; }
  bool may_hand_back_freely() const { return chosen(26) == 1; }
  bool trades_and_gifts_anywhere() const { return chosen(27) == 1; }
  bool empty_gift_only_for_excess() const { return chosen(28) == 1; }
  bool gift_of_food_lasts_the_round() const { return chosen(29) == 1; }
  bool player_orders_discards() const { return chosen(30) == 1; }
  bool priest_keeps_a_single_card() const { return chosen(31) == 1; }
  bool die_is_rolled_at_setup() const { return chosen(32) == 1; }
  bool die_turns_on_previous_face() const { return chosen(33) == 1; }
  bool die_turns_on_equal_face() const { return chosen(33) == 2; }
  bool own_die_pays_die_only() const { return chosen(34) == 1; }
  bool segment_3_prints_four() const { return chosen(35) == 1; }
  bool harm_is_chosen_in_secret() const { return chosen(36) == 1; }
  bool harm_is_done_in_part() const { return chosen(37) == 1; }
  bool compensation_on_any_slot() const { return chosen(38) != 0; }
  bool compensation_on_closed_slots() const { return chosen(38) == 2; }
  bool garden_moves_for_faction_only() const { return chosen(39) == 1; }
  bool profiteers_use_the_segment_die() const { return chosen(40) == 1; }
  bool abilities_before_the_game() const { return chosen(41) == 0; }
  bool leader_stays_after_the_last_segment() const { return chosen(42) == 1; }

  friend bool operator==(const Readings&, const Readings&) = default;

 private:
  std::uint8_t chosen(int number) const { return chosen_[static_cast<std::size_t>(number - 1)]; }

  std::array<std::uint8_t, kReadings> chosen_{};
};

}  // namespace parapet::skybridge::game
