#include <catch2/catch.hpp>

#include "tests/support/temporary_folder.h"
#include "viewer/report/dispute_page.h"
#include "viewer/report/html_text.h"
#include "viewer/report/sha256.h"

namespace parapet::viewer {
namespace {

std::string hex(const std::string& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const char byte : bytes) {
    text += {kDigits[static_cast<unsigned char>(byte) >> 4U],
             kDigits[static_cast<unsigned char>(byte) & 15U]};
  }
  return text;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

DisputePage plain_page() {
  DisputePage page;
  page.title = "Two roofs";
  page.text.verdict = "scout may not dash there.";
  page.text.because = {{"The way is blocked.", "AOM-MOV-3"}};
  page.text.hangs_on = {{"L2", "deny", "allow", "it could be done", "Does a wall end count?"}};
  page.text.shown_by = {"L5", "L9"};
  page.text.board = "0123abcd";
  page.badge = {"RULING", Role::focus};
  page.question = R"({"ask":"dash"})";
  page.command = "parapet dash two-roofs.board.json scout";
  page.engine = "0.1.0";
  page.dispute = R"({"format":"parapet-dispute/1"})";
  page.dispute_name = "two-roofs.dispute.json";
  return page;
}

}  // namespace

TEST_CASE("SHA-256 and base64 give what their standards give") {
  CHECK(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(hex(sha256(std::string(1'000'000, 'a'))) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  CHECK(base64("") == "");
  CHECK(base64("f") == "Zg==");
  CHECK(base64("fo") == "Zm8=");
  CHECK(base64("foo") == "Zm9v");
  CHECK(base64("foobar") == "Zm9vYmFy");
  CHECK(base64("\xff\xfe") == "//4=");
}

TEST_CASE("Text in HTML means nothing there") {
  CHECK(html_text("<b>\"Tom & 'Ann'\"</b>") ==
        "&lt;b&gt;&quot;Tom &amp; &#39;Ann&#39;&quot;&lt;/b&gt;");
  CHECK(html_text("a\nb\tc") == "a\nb\tc");
  CHECK(html_text(std::string_view("a\0b\x1b"
                                   "c\x7f",
                                   6)) == "a\uFFFDb\uFFFDc\uFFFD");
  CHECK(html_text("\xff"
                  "a\xc3") == "\uFFFDa\uFFFD");
  CHECK(html_text("D\u00fcrer \u2192 \u202Ereversed") == "D\u00fcrer \u2192 \uFFFDreversed");
}

TEST_CASE("JSON in HTML ends no script") {
  CHECK(json_in_html(R"({"a":"</script><!--"})") == R"({"a":"\u003c/script>\u003c!--"})");
  CHECK(json_in_html("\"\u2028\u2029\"") == "\"\\u2028\\u2029\"");
}

TEST_CASE("A question without a picture gets a page of text alone") {
  const auto page = make_dispute_page(plain_page(), "/nowhere");
  REQUIRE(page.has_value());
  CHECK(page->find("<script") == std::string::npos);
  CHECK(page->find("<img") == std::string::npos);
  CHECK(page->find("script-src") == std::string::npos);
  for (const char* part :
       {"<h1>scout may not dash there.</h1>", "AOM-MOV-3", "The way is blocked.",
        "<th scope=\"row\">L2", "it could be done", "Does a wall end count?", "L5, L9", "0123abcd",
        "{&quot;ask&quot;:&quot;dash&quot;}", "parapet dash two-roofs.board.json scout",
        "Parapet 0.1.0", "parapet again two-roofs.dispute.json", "default-src 'none'"}) {
    INFO(part);
    CHECK(page->find(part) != std::string::npos);
  }
  CHECK(page->find("data:application/json;base64," + base64(plain_page().dispute)) !=
        std::string::npos);
  CHECK(page->find("RULING") < page->find("<h2"));
}

TEST_CASE("Hostile words stay words on a page") {
  const std::string evil = "</title></script><script>alert(1)</script>\"'><img src=x onerror=y>";
  DisputePage page = plain_page();
  page.title = evil;
  page.text.verdict = evil;
  page.text.because = {{evil, evil}};
  page.text.hangs_on = {{evil, evil, evil, evil, evil}};
  page.text.shown_by = {evil};
  page.text.lists = evil;
  page.text.details = evil;
  page.text.board = evil;
  page.badge.text = evil;
  page.question = evil;
  page.command = evil;
  page.engine = evil;
  page.dispute = evil;
  page.dispute_name = evil;
  const auto html = make_dispute_page(page, "/nowhere");
  REQUIRE(html.has_value());
  CHECK(html->find("<script") == std::string::npos);
  CHECK(html->find("<img") == std::string::npos);
  CHECK(count(*html, "</title>") == 1);
  CHECK(html->find("onerror=y&gt;") != std::string::npos);
}

TEST_CASE("A dispute file that is too long for a page is left out and too long a text is a fault") {
  DisputePage page = plain_page();
  page.dispute = std::string(kMostPageBytes, 'x');
  const auto shorter = make_dispute_page(page, "/nowhere");
  REQUIRE(shorter.has_value());
  CHECK(shorter->size() < 50'000);
  CHECK(shorter->find("download=") == std::string::npos);
  page.text.details = std::string(kMostPageBytes, 'x');
  const auto none = make_dispute_page(page, "/nowhere");
  REQUIRE_FALSE(none.has_value());
  CHECK(none.error().code == "limit");
}

TEST_CASE("Without the scripts of three.js a fault names their package") {
  const testing::TemporaryFolder folder;
  const auto scripts = read_page_scripts(folder.path("three"));
  REQUIRE_FALSE(scripts.has_value());
  CHECK(scripts.error().code == "no-three");
  CHECK(scripts.error().expected.find("libjs-three") != std::string::npos);
}

}  // namespace parapet::viewer
