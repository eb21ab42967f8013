#include "rules/ask/collapse/transcript.h"

#include "physics/collapse/rounded_pose.h"

namespace parapet::ask {
namespace {

using collapse::Transcript;

std::vector<std::string> ids_of(const physics::Structure& structure,
                                const std::vector<std::uint32_t>& pieces) {
  std::vector<std::string> ids;
  for (const std::uint32_t piece : pieces) ids.push_back(structure.pieces[piece].id);
  return ids;
}

Transcript::Body body_of(const RemoveEvidence& evidence, std::size_t number) {
  const physics::RestingBody& fallen = evidence.collapse.fallen[number];
  Transcript::Body body{evidence.body_names[number], {}, fallen.from, fallen.to, {}};
  for (const physics::RestingPiece& piece : fallen.pieces) {
    body.ids.push_back(evidence.structure.pieces[piece.piece].id);
  }
  const auto& broke_off = evidence.collapse.settled.broke_off;
  if (number < broke_off.size()) body.broke_off = broke_off[number];
  return body;
}

Transcript::Frame frame_of(const physics::Frame& frame) {
  Transcript::Frame told{frame.step, {}};
  for (std::size_t body = 0; body < frame.poses.size(); ++body) {
    told.poses.push_back({body, physics::rounded(frame.poses[body])});
  }
  return told;
}

}  // namespace

Transcript transcript_of(const RemoveEvidence& evidence, const JsonValue& answer,
                         const std::string& board) {
  const physics::Structure& structure = evidence.structure;
  const physics::Collapse& collapse = evidence.collapse;
  Transcript told;
  told.board = board;
  told.pieces = structure.pieces.size();
  told.removed = ids_of(structure, collapse.removed);
  for (const physics::Loosened& loosened : collapse.loosened) {
    told.loosened.push_back({structure.pieces[loosened.piece].id, loosened.why,
                             loosened.factor ? load_factor_text(*loosened.factor) : ""});
  }
  for (std::size_t n = 0; n < collapse.fallen.size(); ++n) {
    told.bodies.push_back(body_of(evidence, n));
  }
  for (const physics::Frame& frame : collapse.settled.frames) {
    told.frames.push_back(frame_of(frame));
  }
  for (const JsonValue& fall : answer.find("falls")->items()) {
    told.falls.push_back(
        {std::string(fall.find("unit")->text()), fall.find("why")->text() == "hit", fall});
  }
  told.standing = collapse.standing;
  told.end_ms = collapse.settled.steps;
  told.at_rest = collapse.settled.at_rest;
  return told;
}

}  // namespace parapet::ask
