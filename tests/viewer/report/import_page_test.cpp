#include "viewer/report/import_page.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <memory>

#include "rules/files/whole_file.h"
#include "tests/support/browser.h"
#include "tests/support/temporary_folder.h"
#include "tests/viewer/scan_sketch.h"
#include "viewer/report/dispute_page.h"

namespace parapet::viewer {
namespace {

using testing::Browser;
using testing::TemporaryFolder;
using Light = ImportPage::Light;

// One for all tests: it takes seconds to start. Null where there is none.
Browser* browser() {
  static const auto kBrowser =
      Browser::is_there() ? std::make_unique<Browser>() : std::unique_ptr<Browser>();
  if (kBrowser == nullptr) WARN("skipped: no chromium");
  return kBrowser.get();
}

ScanPicture picture_of(ScanTone tone, int size, const std::string& title, double noise = 0.3) {
  ScanSketch sketch;
  ScanLayer layer;
  layer.tone = tone;
  layer.meaning = "what " + title + " means";
  ScanSketch::add_sheet(layer, size, 100.0 / size, [&](double x, double y) {
    return 12 * std::sin(x / 20) * std::cos(y / 17) + sketch.noise(noise);
  });
  ScanPicture picture;
  picture.title = title;
  picture.caption = "A sentence on " + title + ".";
  picture.layers = {layer};
  return picture;
}

ImportPage page_of(int size) {
  ImportPage page;
  page.title = "ruin.stl";
  page.verdict = "It became a board of 41 spaces.";
  page.facts = {{"Format", "binary STL"}, {"Noise", "0.4 mm"}};
  page.answerable = {{Light::yes, "Sight over a wall", "walls are 48 mm high"},
                     {Light::doubtful, "Sight through the gate", "margins are below 0.8 mm"},
                     {Light::no, "Whether it stands", ""}};
  page.pictures = {picture_of(ScanTone::plain, size, "the scan as read"),
                   picture_of(ScanTone::filled, size, "the scan cleaned"),
                   picture_of(ScanTone::ledge, size, "where one stands")};
  page.steps = {{"Joined 240 corners.", false}, {"Removed crossings of faces.", true}};
  page.tables = {{"How large it would be",
                  {"Unit", "Size", "Likely"},
                  {{"mm", "200 x 200 mm", "yes"}, {"inch", "5080 x 5080 mm", "no"}},
                  "A table takes up to 2,000 mm."}};
  page.command = "parapet import ruin.stl --unit mm --out ruin.board.json";
  page.engine = "0.8.0";
  return page;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

void check_clean(const Browser& page) {
  CHECK(page.complaints() == std::vector<std::string>());
  CHECK(page.requests() == std::vector<std::string>());
}

}  // namespace

TEST_CASE("The page of an import tells verdict and facts and steps and needs nothing else") {
  ImportPage page = page_of(24);
  page.pictures.erase(page.pictures.begin());
  page.pictures.pop_back();
  const std::string html = make_import_page(page).value();
  for (const char* part :
       {"<h1>It became a board of 41 spaces.</h1>", "An import of ruin.stl", "IMPORTED",
        "<dt>Format</dt>", "<dd>binary STL</dd>", "Sight over a wall", "margins are below 0.8 mm",
        "Joined 240 corners.", "How large it would be", "<th scope=\"row\">inch</th>",
        "data-head=\"Size\">5080 x 5080 mm", "A table takes up to 2,000 mm.",
        "parapet import ruin.stl --unit mm --out ruin.board.json", "Parapet 0.8.0",
        "default-src 'none'", "A sentence on the scan cleaned.", "what the scan cleaned means"}) {
    INFO(part);
    CHECK(html.find(part) != std::string::npos);
  }
  CHECK(count(html, "src=\"data:image/png;base64,") == 1);
  CHECK(html.find("<script") == std::string::npos);
  CHECK(html.find("http:") == std::string::npos);
  CHECK(html.find("https:") == std::string::npos);
  CHECK(html == make_import_page(page).value());
}

TEST_CASE("Whether a question can be decided is told in words and shapes beside colours") {
  ImportPage page = page_of(24);
  page.pictures.clear();
  const std::string html = make_import_page(page).value();
  CHECK(count(html, "Can be decided") == 1);
  CHECK(count(html, "Doubtful") == 1);
  CHECK(count(html, "Cannot be decided") == 1);
  CHECK(count(html, "<circle") == 1);
  CHECK(count(html, "<rect") == 1);
  CHECK(count(html, "<img") == 0);
  // What was not done is marked, and nothing else.
  CHECK(count(html, "Not done</span> Removed crossings of faces.") == 1);
  CHECK(count(html, "Not done") == 1);
}

TEST_CASE("An import that was refused and one that was only tried say so") {
  ImportPage page = page_of(24);
  page.pictures.clear();
  page.imported = false;
  const std::string refused = make_import_page(page).value();
  CHECK(refused.find("<header class=\"danger\">") != std::string::npos);
  CHECK(refused.find("NOT IMPORTED") != std::string::npos);
  page.only_tried = true;
  const std::string tried = make_import_page(page).value();
  CHECK(tried.find("<header class=\"focus\">") != std::string::npos);
  CHECK(tried.find("TRIED ONLY") != std::string::npos);
  CHECK(tried.find("IMPORTED") == std::string::npos);
}

TEST_CASE("Hostile names stay words on the page of an import") {
  const std::string evil =
      "</title></style></script><script>alert(1)</script>\"'><img src=x "
      "onerror=y>\x01\xff\u202E";
  ImportPage page = page_of(8);
  page.title = page.verdict = page.command = page.engine = evil;
  page.facts = {{evil, evil}};
  page.answerable = {{Light::no, evil, evil}};
  page.steps = {{evil, true}, {evil, false}};
  page.tables = {{evil, {evil, evil}, {{evil, evil}, {evil, evil, evil}}, evil}};
  page.pictures.resize(1);
  page.pictures[0].title = page.pictures[0].caption = page.pictures[0].layers[0].meaning = evil;
  const std::string html = make_import_page(page).value();
  CHECK(html.find("<script") == std::string::npos);
  CHECK(count(html, "<img") == 1);
  CHECK(count(html, "</title>") == 1);
  CHECK(count(html, "</style>") == 1);
  CHECK(html.find('\x01') == std::string::npos);
  CHECK(html.find('\xff') == std::string::npos);
  CHECK(html.find("\u202E") == std::string::npos);
  CHECK(html.find("onerror=y&gt;") != std::string::npos);
}

TEST_CASE("A page with more pictures than there is room for shows them smaller and stays short") {
  ImportPage page = page_of(60);
  page.pictures.pop_back();
  const std::size_t words = make_import_page([&page] {
                              ImportPage bare = page;
                              bare.pictures.clear();
                              return bare;
                            }())
                                .value()
                                .size();
  const std::size_t room = words + 200'000;
  const std::string html = make_import_page(page, room).value();
  CHECK(html.size() <= room);
  CHECK(html.size() > words + 60'000);
  CHECK(count(html, "<img") == 2);
  CHECK(html.find("<img width=\"1000\"") == std::string::npos);
  CHECK(html.find("left out") == std::string::npos);
  // Where even small ones do not fit it says so.
  const std::string shorter = make_import_page(page, words + 3000).value();
  CHECK(shorter.size() <= words + 3000);
  CHECK(count(shorter, "<img") == 0);
  CHECK(shorter.find("2 pictures are left out") != std::string::npos);
}

TEST_CASE("What cannot be a page is a fault") {
  ImportPage page = page_of(8);
  page.steps.assign(3, {std::string(kMostPageBytes, 'x'), false});
  const auto long_one = make_import_page(page);
  REQUIRE_FALSE(long_one.has_value());
  CHECK(long_one.error().code == "limit");
  page = page_of(8);
  page.pictures[1].layers.clear();
  const auto empty_one = make_import_page(page);
  REQUIRE_FALSE(empty_one.has_value());
  CHECK(empty_one.error().code == "bad-picture");
}

TEST_CASE("A browser shows the page of an import on a desk and on a phone") {
  Browser* page = browser();
  if (page == nullptr) return;
  const TemporaryFolder folder;
  ImportPage shown = page_of(40);
  shown.title = "a-name-without-any-blank-" + std::string(120, 'x') + ".stl";
  const std::string path = folder.file("import.html", make_import_page(shown).value());
  for (const Browser::Screen& screen :
       {Browser::Screen{1280, 900}, Browser::Screen{390, 844, true, true, false}}) {
    CAPTURE(screen.width);
    page->open(path, screen);
    CHECK(page->text("document.querySelector('h1').textContent") ==
          "It became a board of 41 spaces.");
    CHECK(page->is("document.documentElement.scrollWidth <= " + std::to_string(screen.width)));
    CHECK(
        page->is("Array.from(document.images).every(function (i) { return i.naturalWidth > 700 "
                 "&& i.getBoundingClientRect().width > 300; })"));
    // Text can be read on its ground, in light and dark.
    CHECK(
        page->is("getComputedStyle(document.documentElement).backgroundColor !== "
                 "getComputedStyle(document.body).color"));
    CHECK(page->is("document.querySelectorAll('.lights svg').length === 3"));
    CHECK(
        page->is("Array.from(document.querySelectorAll('.swatch')).every(function (s) { return "
                 "getComputedStyle(s).backgroundColor !== 'rgba(0, 0, 0, 0)'; })"));
    check_clean(*page);
  }
  // One picture can be seen larger without a script.
  page->open(path, {1280, 900});
  const std::string width = "document.images[0].getBoundingClientRect().width";
  CHECK(page->is(width + " < 450"));
  page->click(".zoom input");
  page->wait_for(width + " > 900");
  check_clean(*page);
}

TEST_CASE("Hostile names do nothing in a browser") {
  Browser* page = browser();
  if (page == nullptr) return;
  const TemporaryFolder folder;
  ImportPage evil = page_of(8);
  evil.title =
      "</title></style><script>document.title='owned'</script>"
      "<img src=x onerror=\"document.title='owned'\">";
  evil.steps = {{evil.title, true}};
  evil.pictures.resize(1);
  page->open(folder.file("evil.html", make_import_page(evil).value()), {800, 600});
  CHECK(page->text("document.title").find("owned'</script>") != std::string::npos);
  CHECK(page->text("document.querySelector('.board').textContent").find("<img src=x") !=
        std::string::npos);
  CHECK(page->is("document.images.length === 1"));
  check_clean(*page);
}

}  // namespace parapet::viewer
