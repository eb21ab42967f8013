#pragma once

#include <span>
#include <string>

namespace parapet::cli {

// A word as a shell takes it.
std::string quoted(const std::string& word);

// "parapet import 'my hill.stl' --unit mm", of a program's words after its own name.
std::string typed_line(std::span<char* const> words);

}  // namespace parapet::cli
