#include "tests/support/browser.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"

namespace parapet::testing {
namespace {

using std::chrono::steady_clock;

constexpr auto kPatience = std::chrono::seconds(60);

JsonValue word(const std::string& value) { return JsonValue::from_text(value); }
JsonValue number(double value) { return JsonValue::from_digits(std::to_string(value)); }
JsonValue object(std::vector<JsonMember> members) {
  return JsonValue::from_members(std::move(members));
}

// A member of members, or null.
JsonValue at(const JsonValue& value, std::initializer_list<const char*> keys) {
  const JsonValue* here = &value;
  for (const char* key : keys) {
    here = here->find(key);
    if (here == nullptr) return {};
  }
  return *here;
}

std::string from_base64(std::string_view digits) {
  std::string bytes;
  unsigned word = 0;
  unsigned bits = 0;
  for (const char digit : digits) {
    unsigned value = 0;
    if (digit >= 'A' && digit <= 'Z')
      value = static_cast<unsigned>(digit - 'A');
    else if (digit >= 'a' && digit <= 'z')
      value = static_cast<unsigned>(digit - 'a') + 26;
    else if (digit >= '0' && digit <= '9')
      value = static_cast<unsigned>(digit - '0') + 52;
    else if (digit == '+')
      value = 62;
    else if (digit == '/')
      value = 63;
    else
      break;
    word = (word << 6U | value) & 0xFFFFFFU;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<char>(word >> bits & 255U));
  }
  return bytes;
}

std::string program() {
  for (const char* name : {"/usr/bin/chromium", "/usr/bin/chromium-browser"}) {
    if (access(name, X_OK) == 0) return name;
  }
  return {};
}

}  // namespace

bool Browser::is_there() { return !program().empty(); }

Browser::Browser() {
  const std::string path = program();
  if (path.empty()) throw std::runtime_error("no Chromium");
  folder_ =
      (std::filesystem::temp_directory_path() / ("parapet-browser-" + std::to_string(getpid())))
          .string();
  std::array<int, 2> down{};
  std::array<int, 2> up{};
  if (pipe2(down.data(), O_CLOEXEC) != 0 || pipe2(up.data(), O_CLOEXEC) != 0) {
    throw std::runtime_error("no pipe");
  }
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("no process");
  if (process_ == 0) {
    setpgid(0, 0);
    // High ones first, lest one of them be the other's new number.
    const int in = fcntl(down[0], F_DUPFD, 10);
    const int out = fcntl(up[1], F_DUPFD, 10);
    dup2(in, 3);
    dup2(out, 4);
    close(in);
    close(out);
    const int nothing = ::open("/dev/null", O_RDWR);
    dup2(nothing, 1);
    dup2(nothing, 2);
    const std::string data = "--user-data-dir=" + folder_;
    execl(path.c_str(), path.c_str(), "--headless=new", "--no-sandbox", "--remote-debugging-pipe",
          "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
          "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
          "--host-resolver-rules=MAP * ~NOTFOUND", data.c_str(), "about:blank", nullptr);
    _exit(127);
  }
  close(down[0]);
  close(up[1]);
  to_ = down[1];
  from_ = up[0];
  signal(SIGPIPE, SIG_IGN);
}

Browser::~Browser() {
  close(to_);
  close(from_);
  kill(-process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

JsonValue Browser::read_message() {
  const auto until = steady_clock::now() + kPatience;
  for (std::size_t end; (end = pending_.find('\0')) == std::string::npos;) {
    pollfd ready{from_, POLLIN, 0};
    if (steady_clock::now() > until) throw std::runtime_error("the browser is silent");
    if (poll(&ready, 1, 500) <= 0) continue;
    std::array<char, 65536> buffer{};
    const ssize_t got = read(from_, buffer.data(), buffer.size());
    if (got <= 0) throw std::runtime_error("the browser is gone");
    pending_.append(buffer.data(), static_cast<std::size_t>(got));
  }
  const std::size_t end = pending_.find('\0');
  const std::string message = pending_.substr(0, end);
  pending_.erase(0, end + 1);
  const auto parsed = parse_json(message, "browser");
  if (!parsed) throw std::runtime_error("the browser says: " + message.substr(0, 200));
  return *parsed;
}

JsonValue Browser::call(const std::string& method, std::vector<JsonMember> parameters) {
  std::vector<JsonMember> message{{"id", JsonValue::from_integer(++last_)},
                                  {"method", word(method)},
                                  {"params", object(std::move(parameters))}};
  if (!session_.empty()) message.push_back({"sessionId", word(session_)});
  const std::string bytes = write_json_line(object(std::move(message))) + '\0';
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t put = write(to_, bytes.data() + done, bytes.size() - done);
    if (put <= 0) throw std::runtime_error("the browser is gone");
    done += static_cast<std::size_t>(put);
  }
  for (;;) {
    const JsonValue answer = read_message();
    if (at(answer, {"id"}) != JsonValue::from_integer(last_)) {
      take_event(answer);
      continue;
    }
    if (answer.find("error") != nullptr) {
      throw std::runtime_error(method + ": " + write_json_line(*answer.find("error")));
    }
    return at(answer, {"result"});
  }
}

void Browser::take_event(const JsonValue& event) {
  const std::string name(at(event, {"method"}).text());
  if (name == "Network.requestWillBeSent") {
    const std::string url(at(event, {"params", "request", "url"}).text());
    if (url != opened_ && !url.starts_with("data:")) requests_.push_back(url.substr(0, 200));
  } else if (name == "Runtime.consoleAPICalled" || name == "Runtime.exceptionThrown" ||
             name == "Log.entryAdded" || name == "Audits.issueAdded") {
    complaints_.push_back(write_json_line(at(event, {"params"})).substr(0, 600));
  }
}

void Browser::open(const std::string& path, const Screen& screen) {
  if (!target_.empty()) {
    session_.clear();
    call("Target.closeTarget", {{"targetId", word(target_)}});
  }
  target_ = at(call("Target.createTarget", {{"url", word("about:blank")}}), {"targetId"}).text();
  session_ = at(call("Target.attachToTarget",
                     {{"targetId", word(target_)}, {"flatten", JsonValue::from_bool(true)}}),
                {"sessionId"})
                 .text();
  call("Page.enable");
  call("Emulation.setDeviceMetricsOverride",
       {{"width", JsonValue::from_integer(screen.width)},
        {"height", JsonValue::from_integer(screen.height)},
        {"deviceScaleFactor", JsonValue::from_integer(screen.is_phone ? 2 : 1)},
        {"mobile", JsonValue::from_bool(screen.is_phone)}});
  call("Emulation.setTouchEmulationEnabled", {{"enabled", JsonValue::from_bool(screen.is_phone)}});
  call("Emulation.setScriptExecutionDisabled",
       {{"value", JsonValue::from_bool(!screen.has_scripts)}});
  call("Emulation.setEmulatedMedia",
       {{"features",
         JsonValue::from_list({object({{"name", word("prefers-color-scheme")},
                                       {"value", word(screen.is_dark ? "dark" : "light")}})})}});
  for (const char* domain : {"Runtime", "Log", "Network", "Audits"}) {
    call(std::string(domain) + ".enable");
  }
  complaints_.clear();
  requests_.clear();
  opened_ = "file://" + std::filesystem::absolute(path).string();
  call("Page.navigate", {{"url", word(opened_)}});
  wait_for("document.readyState === 'complete' && location.href !== 'about:blank'");
}

JsonValue Browser::value(const std::string& expression) {
  const JsonValue result =
      call("Runtime.evaluate", {{"expression", word(expression)},
                                {"awaitPromise", JsonValue::from_bool(true)},
                                {"returnByValue", JsonValue::from_bool(true)}});
  if (result.find("exceptionDetails") != nullptr) {
    throw std::runtime_error(expression + ": " +
                             write_json_line(*result.find("exceptionDetails")).substr(0, 400));
  }
  return at(result, {"result", "value"});
}

void Browser::wait_for(const std::string& expression) {
  const auto until = steady_clock::now() + kPatience;
  while (!is(expression)) {
    if (steady_clock::now() > until) throw std::runtime_error("never: " + expression);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
}

void Browser::press(const std::string& key) {
  for (const char* kind : {"keyDown", "keyUp"}) {
    std::vector<JsonMember> event{{"type", word(kind)}, {"key", word(key)}};
    if (key.size() == 1 && std::string(kind) == "keyDown") event.push_back({"text", word(key)});
    call("Input.dispatchKeyEvent", std::move(event));
  }
}

std::vector<double> Browser::place_of(const std::string& selector) {
  const JsonValue box = value("(function () { var e = document.querySelector('" + selector +
                              "'); e.scrollIntoView({block: 'center'}); var r = "
                              "e.getBoundingClientRect(); return [r.left, r.top, r.width, "
                              "r.height].map(String); })()");
  std::vector<double> place;
  for (const JsonValue& part : box.items()) place.push_back(std::stod(std::string(part.text())));
  return place;
}

void Browser::mouse(const std::string& kind, double x, double y) {
  call("Input.dispatchMouseEvent",
       {{"type", word(kind)},
        {"x", number(x)},
        {"y", number(y)},
        {"button", word("left")},
        {"buttons", JsonValue::from_integer(kind == "mouseReleased" ? 0 : 1)},
        {"clickCount", JsonValue::from_integer(1)}});
}

void Browser::click(const std::string& selector) { drag(selector, 0, 0); }

void Browser::drag(const std::string& selector, int right, int down) {
  const std::vector<double> place = place_of(selector);
  const double x = place[0] + place[2] / 2;
  const double y = place[1] + place[3] / 2;
  mouse("mousePressed", x, y);
  if (right != 0 || down != 0) mouse("mouseMoved", x + right, y + down);
  mouse("mouseReleased", x + right, y + down);
}

std::string Browser::screenshot(std::vector<JsonMember> parameters) {
  const JsonValue result = call("Page.captureScreenshot", std::move(parameters));
  return from_base64(at(result, {"data"}).text());
}

std::string Browser::picture() { return screenshot({}); }

std::string Browser::whole_picture() {
  const JsonValue size = value(
      "[document.documentElement.scrollWidth, document.documentElement.scrollHeight].map(String)");
  return clipped({0, 0, std::stod(std::string(size.items()[0].text())),
                  std::stod(std::string(size.items()[1].text()))});
}

std::string Browser::picture_of(const std::string& selector) {
  std::vector<double> place = place_of(selector);
  place[1] += std::stod(text("String(window.scrollY)"));
  return clipped(place);
}

// Of the page, as x, y, width, height.
std::string Browser::clipped(const std::vector<double>& part) {
  return screenshot({{"captureBeyondViewport", JsonValue::from_bool(true)},
                     {"clip", object({{"x", number(part[0])},
                                      {"y", number(part[1])},
                                      {"width", number(part[2])},
                                      {"height", number(part[3])},
                                      {"scale", JsonValue::from_integer(1)}})}});
}

}  // namespace parapet::testing
