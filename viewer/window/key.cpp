#include "viewer/window/key.h"

#include <array>
#include <cctype>
#include <utility>

namespace parapet::viewer {
namespace {

constexpr std::array<std::pair<int, const char*>, 14> kNames{{{Key::backspace, "Backspace"},
                                                              {Key::tab, "Tab"},
                                                              {Key::enter, "Enter"},
                                                              {Key::escape, "Esc"},
                                                              {Key::home, "Home"},
                                                              {Key::left, "Left"},
                                                              {Key::up, "Up"},
                                                              {Key::right, "Right"},
                                                              {Key::down, "Down"},
                                                              {Key::page_up, "Page Up"},
                                                              {Key::page_down, "Page Down"},
                                                              {Key::end, "End"},
                                                              {Key::f12, "F12"},
                                                              {' ', "Space"}}};

std::string name_of(int code) {
  for (const auto& [named, name] : kNames) {
    if (named == code) return name;
  }
  return code > 0 && code < 128 ? std::string(1, static_cast<char>(std::toupper(code))) : "?";
}

}  // namespace

std::string text_of(const Key& key) {
  return std::string(key.control ? "Ctrl+" : "") + (key.shift ? "Shift+" : "") + name_of(key.code);
}

}  // namespace parapet::viewer
