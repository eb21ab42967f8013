#include "rules/files/skybridge/cards_checks.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/skybridge/game/state.h"

namespace parapet {
namespace {

using namespace skybridge::game;

// SKB-G-1, SKB-G-2.
constexpr std::array<std::size_t, kStackCount> kPrintedStacks = {20, 20, 20, 20, 20, 12, 7};
constexpr std::size_t kPrintedStarting = 10;  // beside the garden card
constexpr std::size_t kPrintedGodh = 30;
constexpr std::size_t kPrintedDrakhes = 3;
constexpr std::size_t kPrintedBoards = 5;

std::string cards_text(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what;
}

Fault count_fault(const JsonCursor& at, std::size_t found, std::size_t printed,
                  const std::string& what) {
  return at.fault("wrong-value", cards_text(found, what),
                  std::to_string(printed) + ", as many as are printed, or \"counts\": \"own\"");
}

// What is counted beside the stacks.
struct Counted {
  std::string_view key;
  std::size_t found;
  std::size_t printed;
  const char* what;
};

std::array<Counted, 4> counted(const Cards& cards) {
  return {{{"starting", cards.starting.size(), kPrintedStarting, "starting cards"},
           {"godh", cards.godh.size(), kPrintedGodh, "Godh cards"},
           {"drakhes", cards.drakhes.size(), kPrintedDrakhes, "Great Drakhes"},
           {"boards", cards.boards.size(), kPrintedBoards, "boards"}}};
}

// The item of `stacks` that is about this one.
JsonCursor stack_at(const JsonCursor& at, StackName name) {
  const JsonCursor stacks = *at.required("stacks");
  for (std::size_t n = 0; n + 1 < kStackCount; ++n) {
    if (stacks.item(n).required("id")->value().text() == to_text(name)) return stacks.item(n);
  }
  return stacks.item(kStackCount - 1);
}

Result<void> check_population(const JsonCursor& at, const Holding& holding, int most) {
  if (holding.board + holding.reserve <= most) return {};
  return Failure(
      at.fault("wrong-value",
               std::to_string(holding.board) + " on the board and " +
                   std::to_string(holding.reserve) + " in reserve",
               "at most " + std::to_string(most) + " population of a player in all (option O-3)"));
}

Result<void> check_dealt(const JsonCursor& at, const PrintedGame& game) {
  const SetupCards& setup = game.cards.setup;
  const std::size_t players = most_players(game);
  const auto starting = static_cast<std::size_t>(setup.starting_cards);
  const std::string text = " for each of " + std::to_string(players) + " players";
  if (starting * players > game.cards.starting.size()) {
    return Failure(at.required("starting_cards")
                       ->fault("wrong-value", cards_text(starting, "starting cards") + text,
                               "no more than the " + std::to_string(game.cards.starting.size()) +
                                   " that are there"));
  }
  for (const StackName name : kStackNames) {
    const auto times =
        static_cast<std::size_t>(std::count(setup.dealt.begin(), setup.dealt.end(), name));
    const std::size_t there = game.cards.stacks[index_of(name)].cards.size();
    if (times * players <= there) continue;
    return Failure(at.required("dealt")->fault(
        "wrong-value", cards_text(times, "cards of ") + std::string(to_text(name)) + text,
        "no more than the " + std::to_string(there) + " that are there"));
  }
  return {};
}

}  // namespace

std::size_t most_players(const PrintedGame& game) {
  const std::size_t most = game.readings.up_to_five_players() ? kMaxPlayers : kMaxPlayers - 1;
  return std::min(most, game.cards.boards.size());
}

Result<void> check_card_places(const JsonCursor& at, const Cards& cards) {
  std::vector<bool> is_placed(cards.faction.size(), false);
  for (const StackCards& stack : cards.stacks) {
    for (const CardId card : stack.cards) is_placed[card] = true;
  }
  for (const CardId card : cards.starting) is_placed[card] = true;
  is_placed[cards.garden] = true;
  const auto lost = std::find(is_placed.begin(), is_placed.end(), false);
  if (lost == is_placed.end()) return {};
  const auto n = static_cast<std::size_t>(lost - is_placed.begin());
  const std::string expected = cards.faction[n].start ? "its id in \"starting\" or \"garden\""
                                                      : "its id in the stack of its colour";
  return Failure(at.required("cards")->item(n).fault(
      "wrong-value", described(JsonValue::from_text(cards.faction[n].id)) + ", which lies nowhere",
      expected));
}

Result<void> check_printed_counts(const JsonCursor& at, const Cards& cards) {
  for (const StackName name : kStackNames) {
    const std::size_t found = cards.stacks[index_of(name)].cards.size();
    if (found == kPrintedStacks[index_of(name)]) continue;
    return Failure(count_fault(*stack_at(at, name).required("cards"), found,
                               kPrintedStacks[index_of(name)], "cards"));
  }
  for (const Counted& part : counted(cards)) {
    if (part.found == part.printed) continue;
    return Failure(count_fault(*at.required(part.key), part.found, part.printed, part.what));
  }
  return {};
}

bool has_printed_counts(const Cards& cards) {
  for (const StackName name : kStackNames) {
    if (cards.stacks[index_of(name)].cards.size() != kPrintedStacks[index_of(name)]) return false;
  }
  const auto parts = counted(cards);
  return std::all_of(parts.begin(), parts.end(),
                     [](const Counted& part) { return part.found == part.printed; });
}

Result<void> check_setup(const JsonCursor& at, const PrintedGame& game) {
  constexpr int kPart = 12;  // SKB-O-3: of 60 pieces 12 are free rebels, or none is
  constexpr int kSeparate = 15;
  const int most = game.readings.free_rebels_are_extra() ? kSeparate : kPart;
  const JsonCursor setup = *at.required("setup");
  const SetupCards& cards = game.cards.setup;
  if (auto checked = check_population(*setup.required("population"), cards.each, most); !checked) {
    return checked;
  }
  for (std::size_t n = 0; n < cards.by_seat.size(); ++n) {
    if (!cards.by_seat[n]) continue;
    const JsonCursor seat = setup.required("by_seat")->item(n);
    if (auto checked = check_population(seat, *cards.by_seat[n], most); !checked) return checked;
  }
  return check_dealt(setup, game);
}

}  // namespace parapet
