#include "rules/ask/skyline/skyline_state.h"

#include <utility>

#include "rules/files/options_json.h"
#include "rules/files/skyline/network_json.h"

namespace parapet::ask {

SkylineState SkylineState::from(SkylineFile file, SkyTerrain terrain) {
  SkylineState state;
  state.terrain = std::make_shared<const SkyTerrain>(std::move(terrain));
  state.units_now = std::make_shared<const std::vector<skyline::Unit>>(file.units);
  state.options = file.options;
  state.file = std::make_shared<const SkylineFile>(std::move(file));
  return state;
}

Result<SkylineState> SkylineState::replaced_by(const JsonCursor& question) const {
  SkylineState state = *this;
  if (const auto given = question.member("options")) {
    auto read = read_options(*given, options);
    if (!read) return Failure(read.error());
    state.options = *std::move(read);
  }
  if (const auto given = question.member("units")) {
    auto read = read_sky_units(*given, network());
    if (!read) return Failure(read.error());
    state.units_now = std::make_shared<const std::vector<skyline::Unit>>(*std::move(read));
  }
  return state;
}

SkylineFile SkylineState::file_now() const {
  SkylineFile now = *file;
  now.units = *units_now;
  now.options = options;
  return now;
}

}  // namespace parapet::ask
