#include "viewer/report/page_html.h"

#include <algorithm>
#include <array>

#include "viewer/report/html_parts.h"
#include "viewer/report/html_text.h"
#include "viewer/report/page_data.h"
#include "viewer/report/sha256.h"
#include "viewer/report/web_files.h"

namespace parapet::viewer {
namespace {

struct ToneLook {
  const char* kind;  // of the style sheet
  const char* sign;
};

// Told apart without their colours too.
ToneLook look_of(Role tone) {
  switch (tone) {
    case Role::focus:
      return {"focus", "\u25C6"};
    case Role::allowed:
      return {"allowed", "\u2713"};
    case Role::zone:
      return {"zone", "\u25B2"};
    case Role::danger:
      return {"danger", "\u2715"};
    case Role::former:
      return {"former", "\u25CB"};
    case Role::doubt:
      return {"doubt", "?"};
  }
  return {"focus", "\u25C6"};
}

// Whether blanks inside its lines put words below each other: then no line may be broken.
bool has_columns(const std::string& text) {
  bool is_inside = false;  // behind the first word of a line
  for (std::size_t n = 0; n < text.size(); ++n) {
    if (is_inside && text.compare(n, 2, "  ") == 0) return true;
    is_inside = text[n] != '\n' && (is_inside || text[n] != ' ');
  }
  return false;
}

class PageHtml {
 public:
  PageHtml(const DisputePage& page, const PageContents& contents)
      : page_(page), contents_(contents), badge_(badge()), style_(style()) {
    if (!contents.model) return;
    script_ = page_script();
    scripts_ = {contents.scripts->three, contents.scripts->controls, contents.scripts->loader,
                script_};
  }

  std::string html() const {
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n" + head() + "<body>\n" + header() +
                       "<main>\n<div class=\"words\">\n" + reasons() + hinges() + "</div>\n";
    const std::string seen = picture() + stage();
    if (!seen.empty()) html += "<div class=\"seen\">\n" + seen + "</div>\n";
    html += "<div class=\"more\">\n" + details() + again() + "</div>\n</main>\n";
    html += "<footer><p>Ruled by Parapet " + html_text(page_.engine) +
            ". This page is complete: it loads nothing and sends nothing.</p></footer>\n";
    if (contents_.model) {
      html += "<script type=\"application/json\" id=\"scene\">" +
              json_in_html(page_data(*contents_.model)) + "</script>\n";
      html += "<script type=\"text/plain\" id=\"model\">" + base64(contents_.glb) + "</script>\n";
      for (const std::string_view script : scripts_) {
        html += "<script>" + std::string(script) + "</script>\n";
      }
    }
    return html + "</body>\n</html>\n";
  }

 private:
  Badge badge() const {
    const Badge drawn = page_.shown ? badge_of(*page_.shown) : Badge();
    return drawn.text.empty() ? page_.badge : drawn;
  }

  std::string style() const {
    std::string text(page_style());
    if (!contents_.model) return text;
    const std::vector<Swatch>& legend = contents_.model->legend;
    for (std::size_t n = 0; n < legend.size(); ++n) {
      text += swatch_style("swatch" + std::to_string(n), legend[n]);
    }
    return text;
  }

  std::string head() const {
    std::string policy =
        "default-src 'none'; style-src " + content_hash(style_) + "; img-src data:";
    if (!scripts_.empty()) policy += "; script-src";
    for (const std::string_view script : scripts_) policy += " " + content_hash(script);
    policy += "; base-uri 'none'; form-action 'none'";
    return "<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
           "content=\"" +
           policy +
           "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n" +
           element("title", verdict() + (page_.title.empty() ? "" : " \u2013 " + page_.title)) +
           "<style>" + style_ + "</style>\n</head>\n";
  }

  std::string verdict() const {
    return page_.text.verdict.empty() ? "The answer to a question" : page_.text.verdict;
  }

  std::string header() const {
    const ToneLook look = look_of(badge_.tone);
    std::string html = "<header class=\"" + std::string(look.kind) + "\">\n";
    html += element("p class=\"board\"",
                    page_.title.empty() ? "A ruling" : "A ruling on " + page_.title);
    if (!badge_.text.empty()) {
      html += "<p class=\"badge\"><span aria-hidden=\"true\">" + std::string(look.sign) +
              "</span> " + html_text(badge_.text) + "</p>\n";
    }
    html += doubt();
    return html + element("h1", verdict()) + "</header>\n";
  }

  std::string doubt() const {
    if (!page_.text.doubt) return {};
    return element("p class=\"doubt\"", page_.text.doubt->text) +
           element("p class=\"settle\"", page_.text.doubt->would_settle);
  }

  std::string reasons() const {
    if (page_.text.because.empty()) return {};
    std::string html =
        "<section aria-labelledby=\"why\">\n<h2 id=\"why\">Why</h2>\n<ol class=\"reasons\">\n";
    for (const RulingText::Reason& reason : page_.text.because) {
      html += "<li>" + html_text(reason.text) + " <span class=\"rule\">" + html_text(reason.rule) +
              "</span></li>\n";
    }
    return html + "</ol>\n</section>\n";
  }

  std::string hinges() const {
    if (page_.text.board.empty()) return {};  // no ruling, but a survey of the board
    std::string html =
        "<section aria-labelledby=\"hangs\">\n<h2 id=\"hangs\">What it hangs on</h2>\n";
    if (page_.text.hangs_on.empty()) {
      html += "<p>On no option: the verdict is the same in every reading of the rules.</p>\n";
    } else {
      html +=
          "<table>\n<caption>Readings of the rules under which the verdict would be another."
          "</caption>\n<thead><tr><th scope=\"col\">Option</th><th scope=\"col\">Now</th>"
          "<th scope=\"col\">If it were</th><th scope=\"col\">then</th></tr></thead>\n<tbody>\n";
      for (const RulingText::Hinge& hinge : page_.text.hangs_on) {
        html += "<tr><th scope=\"row\">" + html_text(hinge.option) + "</th><td data-head=\"Now\">" +
                html_text(hinge.now) + "</td><td data-head=\"If it were\">" +
                html_text(hinge.other) + "</td><td data-head=\"then\">" +
                html_text(hinge.difference) + "<p class=\"open\">" + html_text(hinge.question) +
                "</p></td></tr>\n";
      }
      html += "</tbody>\n</table>\n";
    }
    if (!page_.text.shown_by.empty()) {
      std::string ids;
      for (const std::string& id : page_.text.shown_by) ids += (ids.empty() ? "" : ", ") + id;
      html += "<p class=\"soft\">Other readings only change which lines or blockers are shown: " +
              html_text(ids) + ".</p>\n";
    }
    return html + "</section>\n";
  }

  std::string picture() const {
    if (contents_.picture.empty()) return {};
    return "<section aria-labelledby=\"picture\">\n<h2 id=\"picture\">The picture</h2>\n"
           "<figure><img width=\"" +
           std::to_string(contents_.picture_size.width) + "\" height=\"" +
           std::to_string(contents_.picture_size.height) + "\" alt=\"" +
           html_text("The board with the ruling drawn on it: " + verdict()) +
           "\" src=\"data:image/png;base64," + base64(contents_.picture) + "\">\n" +
           element("figcaption", page_.title.empty() ? verdict() : page_.title) +
           "</figure>\n</section>\n";
  }

  std::string stage() const {
    std::string remarks;
    for (const std::string& remark : contents_.remarks) {
      remarks += element("p class=\"soft\"", remark);
    }
    if (!contents_.model) return remarks;
    std::string html =
        "<section aria-labelledby=\"turn\" id=\"turning\" hidden>\n"
        "<h2 id=\"turn\">Turn it</h2>\n<div class=\"stage\" id=\"stage\">\n"
        "<canvas id=\"canvas\" tabindex=\"0\" role=\"img\" aria-label=\"" +
        html_text("The board in three dimensions: " + verdict() +
                  " Arrow keys turn it, plus and minus zoom.") +
        "\"></canvas>\n<div id=\"labels\" aria-hidden=\"true\"></div>\n</div>\n"
        "<div class=\"keys\" id=\"keys\"></div>\n";
    const std::vector<Swatch>& legend = contents_.model->legend;
    if (!legend.empty()) {
      html += "<ul class=\"legend\">\n";
      for (std::size_t n = 0; n < legend.size(); ++n) {
        html += "<li><span class=\"swatch swatch" + std::to_string(n) +
                "\" aria-hidden=\"true\"></span> " +
                html_text(legend[n].inside +
                          (legend[n].inside.empty() || legend[n].text.empty() ? "" : " ") +
                          legend[n].text) +
                "</li>\n";
      }
      html += "</ul>\n";
    }
    html +=
        "<p class=\"soft\">Drag to turn, pinch or use the wheel to come nearer, drag with two "
        "fingers or the right button to move. With the keyboard: arrows, + and \u2212, Home, M "
        "for the map, Page Up and Page Down for what is shown.</p>\n";
    return html + remarks +
           "</section>\n<p class=\"soft\" id=\"flat\">Where the browser runs scripts and draws in "
           "three dimensions, the board can be turned here.</p>\n";
  }

  std::string details() const {
    if (page_.text.lists.empty() && page_.text.details.empty()) return {};
    std::string html = "<section aria-labelledby=\"details\">\n<h2 id=\"details\">In detail</h2>\n";
    for (const std::string* text : {&page_.text.lists, &page_.text.details}) {
      if (text->empty()) continue;
      html += std::string("<pre tabindex=\"0\"") + (has_columns(*text) ? "" : " class=\"lines\"") +
              ">" + html_text("\n" + *text) + "</pre>\n";
    }
    return html + "</section>\n";
  }

  std::string again() const {
    std::string html =
        "<section aria-labelledby=\"again\">\n<h2 id=\"again\">Check it "
        "yourself</h2>\n<p>The same board, question and version give the same "
        "ruling, on every machine.</p>\n<dl>\n";
    const auto add = [&html](const std::string& name, const std::string& text) {
      if (text.empty()) return;
      html += element("dt", name) + "<dd><pre tabindex=\"0\"><code>" + html_text(text) +
              "</code></pre></dd>\n";
    };
    add("Command", page_.command);
    add("Question", page_.question);
    add("Board", page_.text.board);
    add("Version", page_.engine.empty() ? "" : "Parapet " + page_.engine);
    html += "</dl>\n";
    if (contents_.with_dispute && !page_.dispute.empty()) {
      const std::string name = html_text(page_.dispute_name);
      html += "<p><a class=\"file\" download=\"" + name +
              "\" href=\"data:application/json;base64," + base64(page_.dispute) +
              "\">Save the dispute file</a> and ask again: <code>parapet again " + name +
              "</code>" + html_text(page_.dispute_note) + "</p>\n";
    }
    return html + "</section>\n";
  }

  const DisputePage& page_;
  const PageContents& contents_;
  Badge badge_;
  std::string style_;
  std::string_view script_;
  std::vector<std::string_view> scripts_;
};

}  // namespace

std::string page_html(const DisputePage& page, const PageContents& contents) {
  return PageHtml(page, contents).html();
}

}  // namespace parapet::viewer
