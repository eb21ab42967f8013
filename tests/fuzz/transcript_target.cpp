#include "rules/collapse/transcript_file.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

using collapse::Transcript;

void check_pieces(const Transcript& transcript) {
  std::size_t pieces = transcript.removed.size() + transcript.standing;
  for (const Transcript::Body& body : transcript.bodies) {
    promise(!body.ids.empty(), "a body has pieces");
    promise(!body.broke_off || *body.broke_off < transcript.bodies.size(),
            "it broke off one of the bodies");
    pieces += body.ids.size();
  }
  promise(pieces == transcript.pieces, "every piece is taken away, falls or stands");
}

void check_frames(const Transcript& transcript) {
  promise(transcript.bodies.empty() || !transcript.frames.empty(), "what falls has frames");
  if (transcript.frames.empty()) return;
  promise(transcript.frames.front().at_ms == 0, "it is at the start");
  promise(transcript.frames.back().poses.size() == transcript.bodies.size(),
          "the last one has all bodies");
  int last = -1;
  for (const Transcript::Frame& frame : transcript.frames) {
    promise(frame.at_ms > last, "frames go forwards");
    last = frame.at_ms;
    for (const Transcript::Placed& placed : frame.poses) {
      promise(placed.body < transcript.bodies.size(), "a pose is that of a body");
    }
  }
}

bool read_transcript(std::string_view text) {
  const auto transcript = collapse::read_transcript(text, "fall.jsonl");
  if (!transcript) {
    check_fault(transcript.error());
    return false;
  }
  check_pieces(*transcript);
  check_frames(*transcript);
  const std::string written = collapse::write_transcript(*transcript);
  const auto again = collapse::read_transcript(written, "fall.jsonl");
  promise(again.has_value(), "what is written is read");
  promise(*again == *transcript, "a transcript that is read again is the same");
  return true;
}

}  // namespace

Target transcript_target() { return read_transcript; }

}  // namespace parapet::fuzz
