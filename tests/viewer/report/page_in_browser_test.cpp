#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>

#include "rules/files/whole_file.h"
#include "tests/support/browser.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"
#include "tests/viewer/pixels.h"
#include "viewer/report/dispute_page.h"

namespace parapet::viewer {
namespace {

using testing::Browser;
using testing::Outcome;
using testing::run_line;
using testing::TemporaryFolder;

const std::string kCommand = PARAPET_COMMAND;
const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";
constexpr const char* kDrawn = "Number(document.getElementById('stage').dataset.frames) > 0";

// One for all tests: it takes seconds to start. Null where there is none.
Browser* browser() {
  static const auto kBrowser =
      Browser::is_there() ? std::make_unique<Browser>() : std::unique_ptr<Browser>();
  if (kBrowser == nullptr) WARN("skipped: no chromium");
  return kBrowser.get();
}

// A page of the question in these words.
std::string page_of(const TemporaryFolder& folder, const std::string& words) {
  const std::string path = folder.path("page.html");
  const Outcome outcome = run_line(kCommand + " " + words + " --page " + path);
  INFO(outcome.out);
  REQUIRE(outcome.status == 0);
  REQUIRE(std::filesystem::file_size(path) <= kMostPageBytes);
  return path;
}

std::size_t colours_of(const std::string& png) {
  const osg::ref_ptr<osg::Image> image = decode(png);
  std::set<unsigned> colours;
  for (int y = 0; y < image->t(); y += 2) {
    for (int x = 0; x < image->s(); x += 2) {
      const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      colours.insert(static_cast<unsigned>(p[0] << 16 | p[1] << 8 | p[2]));
    }
  }
  return colours.size();
}

// The share of pixels that are clearly another colour.
double difference(const std::string& before, const std::string& after) {
  const osg::ref_ptr<osg::Image> a = decode(before);
  const osg::ref_ptr<osg::Image> b = decode(after);
  if (a->s() != b->s() || a->t() != b->t()) return 1;
  int other = 0;
  for (int y = 0; y < a->t(); ++y) {
    for (int x = 0; x < a->s(); ++x) {
      const unsigned char* p = a->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      const unsigned char* q = b->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      if (std::abs(p[0] - q[0]) + std::abs(p[1] - q[1]) + std::abs(p[2] - q[2]) > 24) ++other;
    }
  }
  return static_cast<double>(other) / (a->s() * a->t());
}

std::string button(const std::string& name) {
  return "Array.from(document.querySelectorAll('button')).find(function (b) { return "
         "b.textContent === '" +
         name + "'; })";
}

// What the view shows after that was done.
std::string view_after(Browser& page, const std::string& doing) {
  const std::string frames = page.text("document.getElementById('stage').dataset.frames");
  page.value(doing + "; true");
  page.wait_for("document.getElementById('stage').dataset.frames > " + frames);
  return page.picture_of("#canvas");
}

void check_clean(const Browser& page) {
  CHECK(page.complaints() == std::vector<std::string>());
  CHECK(page.requests() == std::vector<std::string>());
}

}  // namespace

TEST_CASE("A page tells a sight ruling and its view can be turned") {
  Browser* page = browser();
  if (page == nullptr) return;
  const TemporaryFolder folder;
  page->open(page_of(folder, "sight " + kBoards + "rooftop-dispute.board.json archer runner"),
             {1000, 800});
  page->wait_for(kDrawn);
  CHECK(page->text("document.querySelector('h1').textContent") ==
        "archer (E4@2) sees runner (J7).");
  CHECK(page->text("document.querySelector('.badge').textContent").find("CLEAR") !=
        std::string::npos);
  CHECK(page->is("document.querySelectorAll('.reasons li').length > 0"));
  CHECK(page->is("document.querySelector('img').naturalWidth > 700"));
  CHECK(page->is("document.getElementById('flat').hidden"));

  const std::string home = page->picture_of("#canvas");
  CHECK(colours_of(home) > 300);
  // Levels, one by one and all.
  const std::string ground = view_after(*page, button("Level 1") + ".click()");
  CHECK(difference(home, ground) > 0.02);
  CHECK(page->is(button("Level 1") + ".getAttribute('aria-pressed') === 'true'"));
  const std::string all = view_after(*page, button("All") + ".click()");
  CHECK(difference(ground, all) > 0.02);
  // Keys, while the view has the focus.
  page->value("document.getElementById('canvas').focus()");
  const std::string frames = page->text("document.getElementById('stage').dataset.frames");
  page->press("ArrowLeft");
  page->wait_for("document.getElementById('stage').dataset.frames > " + frames);
  const std::string turned = page->picture_of("#canvas");
  CHECK(difference(all, turned) > 0.05);
  // The mouse, the map, and home again.
  page->drag("#canvas", 120, 0);
  const std::string dragged = page->picture_of("#canvas");
  CHECK(difference(turned, dragged) > 0.05);
  CHECK(difference(dragged, view_after(*page, button("Map") + ".click()")) > 0.05);
  CHECK(difference(all, view_after(*page, button("Home") + ".click()")) < 0.03);
  check_clean(*page);
}

TEST_CASE("A page of what falls shows before and after") {
  Browser* page = browser();
  if (page == nullptr) return;
  const TemporaryFolder folder;
  page->open(page_of(folder, "remove " + kBoards + "stone-span.board.json --piece s7"),
             {390, 844, true, true});
  page->wait_for(kDrawn);
  const std::string before = page->picture_of("#canvas");
  CHECK(colours_of(before) > 300);
  const std::string after = view_after(*page, button("After") + ".click()");
  CHECK(difference(before, after) > 0.02);
  CHECK(page->is("document.documentElement.scrollWidth <= 390"));
  check_clean(*page);
}

TEST_CASE("Without scripts a page shows the words and the picture") {
  Browser* page = browser();
  if (page == nullptr) return;
  const TemporaryFolder folder;
  Browser::Screen screen{390, 844};
  screen.has_scripts = false;
  page->open(page_of(folder, "reach " + kBoards + "river-keep.board.json knight --movement 4"),
             screen);
  CHECK(page->is("document.getElementById('turning').hidden"));
  CHECK_FALSE(page->is("document.getElementById('flat').hidden"));
  CHECK(page->is("document.querySelector('img').naturalWidth > 700"));
  check_clean(*page);
}

TEST_CASE("A page of a hostile board says its name and does nothing else") {
  Browser* page = browser();
  if (page == nullptr) return;
  const TemporaryFolder folder;
  std::string board = *read_whole_file(kBoards + "rooftop-dispute.board.json", 1'000'000);
  const std::string evil =
      R"(</script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">)";
  const auto replace = [&board](const std::string& from, const std::string& to) {
    for (std::size_t at = 0; (at = board.find(from, at)) != std::string::npos; at += to.size()) {
      board.replace(at, from.size(), to);
    }
  };
  replace("\"archer\"", "\"" + evil + "\"");
  const std::string path = folder.file("evil.board.json", board);
  page->open(page_of(folder, "sight " + path + " E4@2 runner"), {800, 600});
  page->wait_for(kDrawn);
  CHECK(page->text("document.title").find("owned") == std::string::npos);
  CHECK(page->text("document.getElementById('labels').textContent").find("<img src=x") !=
        std::string::npos);
  check_clean(*page);
}

}  // namespace parapet::viewer
