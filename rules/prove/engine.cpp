#include <memory>
#include <utility>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/prove/prove.h"

namespace parapet::prove {

TileReferee tile_engine() {
  return [](const MayhemFile& board) -> SessionOf {
    auto session = ask::MayhemSession::open(board);
    if (!session) return Failure(session.error());
    return std::make_shared<const ask::MayhemSession>(*std::move(session));
  };
}

BrickReferee brick_engine() {
  return [](const RealmsBoard& board) -> SessionOf {
    return std::make_shared<const ask::RealmsSession>(board);
  };
}

}  // namespace parapet::prove
