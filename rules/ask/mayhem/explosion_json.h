#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "rules/files/json/json_value.h"
#include "rules/mayhem/area/explosion.h"

namespace parapet::ask {

// Explosions as an answer carries them (formats.md, questions). A question is answered again
// under other options, where most explosions are as before: what was written for one is kept, and
// used wherever the same comes again.
class ExplosionJson {
 public:
  // The explosions of one ruling after the other, always of the same markers.
  JsonValue explosions(const std::vector<mayhem::Explosion>& explosions);

 private:
  struct Written {
    std::shared_ptr<const mayhem::Blast> blast;
    bool stays = false;
    JsonValue json;
  };

  std::vector<Written> written_;  // by place in the order
};

// The placed markers as the board writes them, each with its index there, for the next `only`.
JsonValue placed_json(const mayhem::ExplodeRuling& ruling);

}  // namespace parapet::ask
