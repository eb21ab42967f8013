#include "rules/ask/mayhem/explosion_json.h"

#include <map>
#include <utility>

#include "rules/ask/mayhem/ruling_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/place_json.h"

namespace parapet::ask {
namespace {

// The lists of a blast, shared by the explosions that share it.
struct BlastJson {
  JsonValue spaces;
  JsonValue hits;
  JsonValue explosive;
};

BlastJson blast_json(const mayhem::Blast& blast) {
  return {spaces_json(blast.spaces), list_json(blast.hits, JsonValue::from_text),
          spaces_json(blast.explosive)};
}

JsonValue explosion_json(const mayhem::Explosion& explosion, const BlastJson& blast, bool stays) {
  return JsonValue::from_members({{"at", space_json(explosion.at)},
                                  {"size", JsonValue::from_text(explosion.size)},
                                  {"spaces", blast.spaces},
                                  {"hits", blast.hits},
                                  {"explosive", blast.explosive},
                                  {"dice", JsonValue::from_text(explosion.dice)},
                                  {"stays", JsonValue::from_bool(stays)}});
}

}  // namespace

JsonValue ExplosionJson::explosions(const std::vector<mayhem::Explosion>& explosions) {
  written_.resize(explosions.size());
  std::map<const mayhem::Blast*, BlastJson> blasts;
  std::vector<JsonValue> items;
  items.reserve(explosions.size());
  for (std::size_t n = 0; n < explosions.size(); ++n) {
    const mayhem::Explosion& explosion = explosions[n];
    const bool stays = explosion.stay != mayhem::StayReason::none;
    Written& known = written_[n];
    if (known.blast && known.stays == stays && *known.blast == *explosion.blast) {
      items.push_back(known.json);
      continue;
    }
    const mayhem::Blast* key = explosion.blast.get();
    auto found = blasts.find(key);
    if (found == blasts.end()) found = blasts.emplace(key, blast_json(*key)).first;
    items.push_back(explosion_json(explosion, found->second, stays));
    if (!known.blast) known = {explosion.blast, stays, items.back()};
  }
  return JsonValue::from_list(std::move(items));
}

JsonValue placed_json(const mayhem::ExplodeRuling& ruling) {
  std::vector<JsonValue> items;
  std::size_t index = ruling.markers.size() - ruling.placed.size();
  const JsonValue placed = markers_json(ruling.placed);
  for (const JsonValue& marker : placed.items()) {
    std::vector<JsonMember> members = marker.members();
    members.push_back({"marker", index_json(index++)});
    items.push_back(JsonValue::from_members(std::move(members)));
  }
  return JsonValue::from_list(std::move(items));
}

}  // namespace parapet::ask
