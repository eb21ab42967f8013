#pragma once

#include <string>

#include "rules/ask/skybridge/skybridge_session.h"
#include "tests/support/board_session.h"

namespace parapet::test {

// A board of the bridge game of that text.
ask::SkybridgeSession track_session_of(const std::string& text, const std::string& file);

ask::SkybridgeSession track_session_at(const std::string& path);

// A board of tests/boards, and its text.
ask::SkybridgeSession track_session(const std::string& name);
std::string track_board_text(const std::string& name);

}  // namespace parapet::test
