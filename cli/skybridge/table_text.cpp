#include "cli/skybridge/table_text.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "cli/skybridge/game_action_text.h"
#include "cli/words.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/price.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

// Text filled up with blanks, and one behind it.
std::string wide(std::string text, std::size_t width) {
  text.resize(std::max(text.size(), width), ' ');
  return text + " ";
}

// Without blanks at the end of lines.
std::string trimmed(const std::string& text) {
  std::string lines;
  for (const char c : text) {
    while (c == '\n' && lines.ends_with(' ')) lines.pop_back();
    lines += c;
  }
  return lines;
}

class Table {
 public:
  Table(const GameText& text, std::optional<Seat> viewer)
      : text_(text), game_(text.game()), state_(text.state()), viewer_(viewer) {}

  std::string write() {
    out_ << (state_.round > 0 ? "Round " + std::to_string(state_.round) + ". " : "")
         << decision_text(text_) << ".\n";
    bridge();
    stacks();
    desert();
    for (Seat seat = 0; seat < game_.seats(); ++seat) player(seat);
    return trimmed(out_.str());
  }

 private:
  bool sees(Seat seat) const { return !viewer_ || *viewer_ == seat; }

  std::string names(const std::vector<Seat>& seats) const {
    std::vector<std::string> parts;
    for (const Seat seat : seats) parts.push_back(text_.player(seat));
    return enumerated(parts);
  }

  void bridge() {
    out_ << "\nBridge\n";
    for (int number = 1; number <= skybridge::kSegments; ++number) {
      const auto n = static_cast<std::size_t>(number - 1);
      const skybridge::Segment& segment = game_.cards->land.segments[n];
      const bool is_current = number == state_.completed + 1;
      std::string told = number <= state_.completed ? "finished" : is_current ? "is built" : "-";
      out_ << "  " << wide(std::to_string(number), 1) << wide(told, 9)
           << wide(counted(segment.points, "point"), 9);
      if (is_current) out_ << "for " << resources_text(price_of_segment(game_, state_));
      if (is_current && segment.labor) out_ << " and Labor";
      if (is_current && segment.drakhe) out_ << " and Drakhe";
      if (!state_.population[n].empty()) {
        out_ << (is_current ? "; " : "") << "population of " << names(state_.population[n]);
      }
      out_ << "\n";
    }
    if (state_.idle > 0) {
      out_ << "  " << counted(state_.idle, "round") << " in a row without anybody on it\n";
    }
  }

  void stacks() {
    out_ << "\nStacks\n";
    for (const StackName name : kStackNames) {
      const Stack& stack = state_.at(name);
      const ColorId color = game_.cards->stacks[index_of(name)].color;
      out_ << "  " << wide(std::string(to_text(name)), 4) << wide(game_.cards->colors[color], 7)
           << wide(counted(as_int(stack.cards), "card"), 8);
      if (stack.open && !stack.cards.empty()) {
        const FactionCard& top = game_.cards->faction[stack.cards.back()];
        out_ << "open: " << text_.card(stack.cards.back()) << ", " << text_.shows(top);
      }
      if (name == StackName::eye && state_.eye_blocker) out_ << "below a Great Drakhe";
      if (state_.crown.on == name) out_ << "; the crown of " << text_.player(state_.crown.owner);
      out_ << "\n";
    }
    out_ << "  Godh " << counted(as_int(state_.godh_pile), "card") << "\n";
  }

  void desert() {
    out_ << "\nDesert\n";
    for (int index = skybridge::kLastTerritory; index >= 0; --index) territory(index);
    out_ << "  " << counted(state_.free_rebels, "free rebel") << " in reserve\n";
  }

  void territory(int index) {
    std::vector<std::string> things;
    if (state_.leader == index) things.push_back("the leader");
    const RebelCounts& rebels = state_.rebels[static_cast<std::size_t>(index)];
    for (std::size_t colour = 0; colour < rebels.size(); ++colour) {
      if (rebels[colour] == 0) continue;
      const std::string whose =
          colour == kFreeRebel ? "free rebel" : "rebel of " + game_.players[colour];
      const std::string many =
          colour == kFreeRebel ? "free rebels" : "rebels of " + game_.players[colour];
      things.push_back(counted(rebels[colour], whose, many));
    }
    for (Seat seat = 0; seat < game_.seats(); ++seat) {
      if (state_.at(seat).legion == index) things.push_back("legion of " + text_.player(seat));
    }
    for (std::size_t n = 0; n < state_.garrisons.size(); ++n) {
      const auto& fort = game_.cards->land.fortifications[n];
      if (fort.territory != index) continue;
      things.push_back(
          "fortification " + fort.id +
          (state_.garrisons[n].empty() ? std::string() : " of " + names(state_.garrisons[n])));
    }
    if (things.empty()) return;
    out_ << "  " << text_.territory(index) << ": " << enumerated(things) << "\n";
  }

  void player(Seat seat) {
    const Holder& holder = state_.at(seat);
    out_ << "\n" << text_.player(seat);
    if (holder.board >= 0) out_ << ", board " << text_.board(holder.board, holder.side);
    if (state_.marker == seat) out_ << ", has the marker";
    std::vector<std::string> people;
    for (Seat colour = 0; colour < game_.seats(); ++colour) {
      const int count = holder.population[static_cast<std::size_t>(colour)];
      if (count == 0) continue;
      people.push_back(std::to_string(count) +
                       (colour == seat ? "" : " of " + text_.player(colour)));
    }
    out_ << "\n  " << resources_text(holder.resources) << "; population "
         << (people.empty() ? "0" : enumerated(people)) << " on the board, " << holder.reserve
         << " in reserve; " << counted(holder.garrisons_left, "garrison") << "\n";
    hands(seat);
    if (holder.board >= 0) slots(seat);
  }

  void hands(Seat seat) {
    const Holder& holder = state_.at(seat);
    if (!sees(seat)) {
      out_ << "  hand: " << counted(as_int(holder.hand), "card") << " and "
           << counted(as_int(holder.godh_hand), "Godh card") << "\n";
      return;
    }
    for (const CardId card : holder.hand) {
      out_ << "  hand: " << text_.card(card) << ", " << text_.shows(game_.cards->faction[card])
           << "\n";
    }
    for (const GodhId card : holder.godh_hand) out_ << "  Godh: " << text_.godh(card) << "\n";
  }

  void slots(Seat seat) {
    const Holder& holder = state_.at(seat);
    for (std::size_t n = 0; n < kSlots; ++n) {
      const Slot& slot = holder.slots[n];
      if (n + 1 == kSlots && text_.slot(seat, 0).starts_with("slot")) continue;
      out_ << "  " << wide(text_.slot(seat, static_cast<int>(n)), 6)
           << wide(slot.closed  ? "closed"
                   : slot.power ? "power"
                                : "faith",
                   6);
      std::string cards;
      for (auto card = slot.cards.rbegin(); card != slot.cards.rend(); ++card) {
        cards += (cards.empty() ? "" : " / ") + text_.placed(*card);
      }
      if (!slot.cards.empty() && !slot.cards.back().is_godh && !slot.closed) {
        cards += "  [" + text_.shows(game_.cards->faction[slot.cards.back().id]) + "]";
      }
      out_ << (cards.empty() ? "-" : cards) << "\n";
    }
  }

  template <class Things>
  static int as_int(const Things& things) {
    return static_cast<int>(things.size());
  }

  const GameText& text_;
  const Game& game_;
  const State& state_;
  std::optional<Seat> viewer_;
  std::ostringstream out_;
};

}  // namespace

std::string table_text(const GameText& text, std::optional<Seat> viewer) {
  return Table(text, viewer).write();
}

}  // namespace parapet::cli
