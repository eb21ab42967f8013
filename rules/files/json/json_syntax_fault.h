#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parapet {

// What nlohmann's reader tells about a text that is not JSON.
struct JsonComplaint {
  std::size_t position = 0;  // bytes read when it stopped, the last of them included
  std::string token;         // what it read last
  std::string message;       // its exception's text
};

// The same in our words: where in the text, what stands there, and what should.
struct SyntaxFault {
  std::size_t offset = 0;
  std::string found;
  std::string expected;
};

SyntaxFault syntax_fault(std::string_view text, const JsonComplaint& complaint);

}  // namespace parapet
