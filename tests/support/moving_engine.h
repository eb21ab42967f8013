#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>

#include "rules/mayhem/board_variants.h"
#include "rules/mayhem/moving/move_search.h"
#include "tests/support/moving_setup.h"

namespace parapet::testing {

// The engine, asked about a setup in the words of the oracle.
class MovingEngine {
 public:
  explicit MovingEngine(const MovingSetup& setup)
      : boards_(assembled_variants(setup.map)),
        board_(boards_->ground(setup.options)),
        costs_(board_, mayhem::CrossingRules::from(setup.options)),
        field_(mayhem::MovingField::of(board_, costs_, setup.pieces(), setup.side, setup.mover,
                                       setup.options)) {}
  MovingEngine(const MovingEngine&) = delete;
  MovingEngine& operator=(const MovingEngine&) = delete;

  const Board& board() const { return board_; }
  const mayhem::MovingField& field() const { return field_; }

  static std::optional<mayhem::Jump> jump_of(const std::optional<OracleJump>& jump) {
    if (!jump) return std::nullopt;
    return mayhem::Jump{jump->up.value_or(mayhem::kBoundlessJump),
                        jump->span.value_or(mayhem::kBoundlessJump)};
  }

  std::map<Space, int> reach(Space from, std::optional<int> mp,
                             const std::optional<OracleJump>& jump) const {
    std::map<Space, int> result;
    for (const mayhem::ReachedSpace& reached :
         mayhem::MoveSearch(field_, from, mp, jump_of(jump)).reached()) {
      result[reached.at] = reached.cost;
    }
    return result;
  }

  std::optional<mayhem::Route> route(Space from, Space to, std::optional<int> mp,
                                     const std::optional<OracleJump>& jump) const {
    return mayhem::MoveSearch(field_, from, mp, jump_of(jump), to).route_to(to);
  }

 private:
  static std::shared_ptr<const mayhem::BoardVariants> assembled_variants(const TileMap& map) {
    auto boards = mayhem::BoardVariants::assemble(map);
    if (!boards) throw std::logic_error(parapet::to_text(boards.error()));
    return *std::move(boards);
  }

  std::shared_ptr<const mayhem::BoardVariants> boards_;
  const Board& board_;
  mayhem::StepCosts costs_;
  mayhem::MovingField field_;
};

// What differs between two answers to one question of reach; empty if nothing does.
inline std::string difference(const std::map<Space, int>& a, const std::string& a_name,
                              const std::map<Space, int>& b, const std::string& b_name) {
  const auto line = [&](Space at, const std::string& left, const std::string& right) {
    return "[" + std::to_string(at.x) + "," + std::to_string(at.y) + "," +
           std::to_string(at.level) + "]: " + a_name + " " + left + ", " + b_name + " " + right;
  };
  for (const auto& [at, cost] : a) {
    const auto other = b.find(at);
    if (other == b.end()) return line(at, std::to_string(cost), "none");
    if (other->second != cost) return line(at, std::to_string(cost), std::to_string(other->second));
  }
  for (const auto& [at, cost] : b) {
    if (a.count(at) == 0) return line(at, "none", std::to_string(cost));
  }
  return {};
}

}  // namespace parapet::testing
