#include "rules/files/skyline/sky_terrain.h"

#include <utility>

#include "rules/files/realms/realms_terrain.h"
#include "rules/files/realms/terrain_json.h"

namespace parapet {

Result<SkyTerrain> open_sky_terrain(const JsonCursor& at, const RealmsSources& sources) {
  const auto entries = read_terrain(at);
  if (!entries) return Failure(entries.error());
  auto terrain = open_terrain(*entries, at, sources);
  if (!terrain) return Failure(terrain.error());
  return SkyTerrain{std::move(terrain->pieces), Scene(std::move(terrain->bodies))};
}

}  // namespace parapet
