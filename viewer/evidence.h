#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/sight/sight.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// A sight ruling read for drawing: which line is the thick one, where it was decided, in words.
struct Evidence {
  const SightPicture* sight = nullptr;
  const mayhem::SightLine* line = nullptr;
  const mayhem::Blocker* decisive = nullptr;  // the first on the line; none if the line is clear
  // Of a clear line: the corner or wall it passes that people argue about; none in the open.
  const mayhem::NotedPlace* close_call = nullptr;
  std::optional<double> decided_at;  // parameter on the line, 0 at its start

  bool is_clear() const { return line->clear; }
  int lowest_level() const;
  int highest_level() const;
};

// Nothing if the ruling has no line. The best line is a clear one, unguarded if there is one; of
// blocked ones the first that tells where it was blocked.
std::optional<Evidence> read_evidence(const SightPicture& sight);

std::string name_of(mayhem::BlockerKind kind);  // "wall", "inside / outside"
std::string name_of(const Place& place);        // "west edge of D3"; empty for no place

// "scout (F7)", "F7".
std::string end_name(const std::string& label, Space space);

// "F7 sees C2", "F7 does not see C2: wall, west edge of D3".
std::string verdict_sentence(const Evidence& evidence);

// The lines of the note at the deciding point: "wall", "west edge of D3", "t = 1/2"; or "passes the
// wall's end", "north-west dot of H6".
std::vector<std::string> decision_note(const Evidence& evidence);

}  // namespace parapet::viewer
