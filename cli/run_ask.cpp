#include <iostream>
#include <optional>
#include <string>

#include "cli/open_board.h"
#include "cli/verbs.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

// The next line without its break, cut one byte past the limit: a longer one is read to its end
// but not kept. Nothing at the end of input.
std::optional<std::string> next_line(std::istream& in, std::size_t limit) {
  std::string line;
  std::streambuf& buffer = *in.rdbuf();
  bool any = false;
  for (;;) {
    const int byte = buffer.sbumpc();
    if (byte == std::char_traits<char>::eof()) {
      if (!any) return std::nullopt;
      return line;
    }
    any = true;
    if (byte == '\n') return line;
    if (line.size() <= limit) line += static_cast<char>(byte);
  }
}

}  // namespace

ExitStatus run_ask(const std::string& path, const std::string& library) {
  const auto board = open_board(path, library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  std::ios::sync_with_stdio(false);
  while (const auto line = next_line(std::cin, kLineLimits.bytes)) {
    std::cout << board->session->answer_line(*line) << '\n' << std::flush;
    if (!std::cout) break;  // nobody reads any more, or there is no room: main tells
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
