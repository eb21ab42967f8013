#pragma once

#include <string>
#include <vector>

#include "rules/files/json/json_value.h"

namespace parapet::testing {

// A Chromium without a window, told what to do through a pair of pipes (the DevTools protocol).
// It finds no host of any name, and draws without a GPU. Anything unexpected throws.
class Browser {
 public:
  // Whether there is one.
  static bool is_there();

  Browser();
  ~Browser();
  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  struct Screen {
    int width = 1280;
    int height = 900;
    bool is_dark = false;
    bool is_phone = false;  // with a finger, and three pixels for one
    bool has_scripts = true;
  };

  // Opens a file in a new page of that size, and closes the one before.
  void open(const std::string& path, const Screen& screen);

  // The value of an expression of JavaScript, which may be a promise.
  JsonValue value(const std::string& expression);
  std::string text(const std::string& expression) { return std::string(value(expression).text()); }
  bool is(const std::string& expression) { return value(expression).as_bool(); }

  // Waits until the expression is true, at most half a minute.
  void wait_for(const std::string& expression);

  void press(const std::string& key);  // "ArrowLeft", "+"
  void click(const std::string& selector);
  void drag(const std::string& selector, int right, int down);

  // What the page looks like as a PNG: the window, the whole page, or one element of it.
  std::string picture();
  std::string whole_picture();
  std::string picture_of(const std::string& selector);

  // Since the page was opened: what was written on the console or is wrong with the page, and what
  // was asked of anything but the page itself.
  const std::vector<std::string>& complaints() const { return complaints_; }
  const std::vector<std::string>& requests() const { return requests_; }

 private:
  JsonValue call(const std::string& method, std::vector<JsonMember> parameters = {});
  JsonValue read_message();
  void take_event(const JsonValue& event);
  std::string clipped(const std::vector<double>& part);
  std::string screenshot(std::vector<JsonMember> parameters);
  std::vector<double> place_of(const std::string& selector);
  void mouse(const std::string& kind, double x, double y);

  int process_ = 0;
  int to_ = -1;
  int from_ = -1;
  int last_ = 0;
  std::string folder_;
  std::string target_;
  std::string session_;
  std::string pending_;
  std::string opened_;
  std::vector<std::string> complaints_;
  std::vector<std::string> requests_;
};

}  // namespace parapet::testing
