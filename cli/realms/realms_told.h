#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/told.h"
#include "geometry/numbers/ratio.h"
#include "rules/ask/realms/realms_state.h"
#include "rules/realms/reasons.h"

namespace parapet::cli {

class BrickGround;

// A question about a brick board, its answer, and the board. As ToldAnswer: reading never fails.
struct RealmsTold : ToldAnswer {
  const ask::RealmsState& state;
  std::shared_ptr<const BrickGround> ground = nullptr;  // made already for pictures, if any

  // "knight (D5)" for a unit, "D5" for a space, "(24, 8, 3.6) mm" for a point; by the key of the
  // question.
  std::string name(std::string_view key) const;

  // The unit or space under a key of the question. A unit's space is where it stands; the unit of a
  // space the one on it.
  std::optional<std::size_t> unit(std::string_view key) const;
  std::optional<realms::SpaceId> space(std::string_view key) const;

  // Who moves, by `unit` or else by the start: "knight (D5)", "a figure of 10 pegs on D5".
  std::string mover() const;
  std::optional<std::size_t> mover_unit() const;
  std::optional<realms::SpaceId> start() const;
  Ratio mover_height() const;  // pegs

  // Of the answer: a number of pegs, spaces by their names.
  std::optional<Ratio> pegs(std::string_view key) const;
  std::vector<realms::SpaceId> spaces(std::string_view key) const;
};

// Numbers as people read them, as the reasons write them too.
using realms::number_text;
using realms::pegs_text;

// A height in ticks as pegs of a board.
Ratio to_pegs(const realms::Battlefield& field, std::int64_t ticks);

// The space that a value of a question or answer names; nothing if it names none.
std::optional<realms::SpaceId> named_space(const ask::RealmsState& state, const JsonValue* value);

std::string to_name(const ask::RealmsState& state, realms::SpaceId space);

// "D5", "D5 and E5", "D5, E5 and 7 more".
std::string enumerated(const ask::RealmsState& state, const std::vector<realms::SpaceId>& spaces,
                       std::size_t most = 12);

}  // namespace parapet::cli
