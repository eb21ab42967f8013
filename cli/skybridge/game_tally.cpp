#include "cli/skybridge/game_tally.h"

#include <algorithm>
#include <iomanip>
#include <sstream>
#include <vector>

#include "rules/skybridge/game/score.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

double average(std::size_t sum, std::size_t count) {
  return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

}  // namespace

void GameTally::add(const Game& game, const State& end, std::size_t actions,
                    const std::string& digest) {
  const bool is_first = games_ == 0;
  fewest_rounds_ = is_first ? end.round : std::min(fewest_rounds_, end.round);
  most_rounds_ = std::max(most_rounds_, end.round);
  fewest_actions_ = is_first ? actions : std::min(fewest_actions_, actions);
  most_actions_ = std::max(most_actions_, actions);
  ++games_;
  rounds_ += static_cast<std::size_t>(end.round);
  actions_ += actions;
  digest_.add(digest);

  const std::vector<Score> all = scores(game, end);
  const std::vector<Seat> won = winners(all);
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const Holder& holder = end.at(seat);
    const PlayerBoard& board = game.cards->boards[static_cast<std::size_t>(holder.board)];
    const Ability ability = board.sides[static_cast<std::size_t>(holder.side)].ability;
    Share& share = abilities_[static_cast<std::size_t>(ability)];
    ++share.games;
    share.points += static_cast<std::size_t>(all[static_cast<std::size_t>(seat)].total());
    if (std::find(won.begin(), won.end(), seat) != won.end()) ++share.won;
  }
}

std::string GameTally::to_text() const {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1);
  out << "Rounds " << fewest_rounds_ << " to " << most_rounds_ << ", " << average(rounds_, games_)
      << " on average; actions " << fewest_actions_ << " to " << most_actions_ << ", "
      << average(actions_, games_) << " on average.\n\n"
      << "ability            games     won   share  points\n";
  for (std::size_t n = 0; n < abilities_.size(); ++n) {
    const Share& share = abilities_[n];
    if (share.games == 0) continue;
    constexpr double kPercent = 100;
    out << std::left << std::setw(16) << skybridge::game::to_text(static_cast<Ability>(n))
        << std::right << std::setw(8) << share.games << std::setw(8) << share.won << std::setw(6)
        << kPercent * average(share.won, share.games) << " %" << std::setw(8)
        << average(share.points, share.games) << "\n";
  }
  out << "\nAll ends " << digest_.to_text() << "\n";
  return out.str();
}

}  // namespace parapet::cli
