#pragma once

#include <string>
#include <string_view>

namespace parapet::viewer {

// Text as it may stand in HTML, between tags or in a quoted attribute: what means something there
// is written as references. Control characters but for line breaks and tabs, bytes that belong to
// no character, and marks that turn the direction of writing come out as U+FFFD.
std::string html_text(std::string_view text);

// JSON as it may stand in a script element: it holds no "<", and no line break of a script.
std::string json_in_html(std::string_view json);

}  // namespace parapet::viewer
