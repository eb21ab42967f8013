#include "rules/ask/skybridge/state_digest.h"

#include "rules/ask/digest.h"
#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/state_json.h"

namespace parapet::ask {

std::string state_digest(const skybridge::game::Game& game, const skybridge::game::State& state) {
  return Digest().add(write_json_line(state_json(game, state))).to_text();
}

std::string printed_digest(const PrintedGame& printed) {
  return Digest().add(write_json_line(printed_game_json(printed))).to_text();
}

}  // namespace parapet::ask
