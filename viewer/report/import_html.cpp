#include "viewer/report/import_html.h"

#include "viewer/page/scan_swatches.h"
#include "viewer/report/html_parts.h"
#include "viewer/report/html_text.h"
#include "viewer/report/sha256.h"
#include "viewer/report/web_files.h"

namespace parapet::viewer {
namespace {

// Told apart by sign, shape and words, and by colour too.
struct OutcomeLook {
  const char* kind;  // of the style sheet
  const char* sign;
  const char* words;
};

OutcomeLook look_of(const ImportPage& page) {
  if (page.imported) return {"allowed", "\u2713", "IMPORTED"};
  if (page.only_tried) return {"focus", "\u25C6", "TRIED ONLY"};
  return {"danger", "\u2715", "NOT IMPORTED"};
}

struct LightLook {
  const char* kind;
  const char* words;
  const char* drawing;  // in a square of 32
};

LightLook look_of(ImportPage::Light light) {
  switch (light) {
    case ImportPage::Light::yes:
      return {"allowed", "Can be decided",
              "<circle class=\"sign\" cx=\"16\" cy=\"16\" r=\"14\"/>"
              "<path class=\"glyph\" d=\"M9.5 16.5l4.5 4.5 8.5-9.5\"/>"};
    case ImportPage::Light::doubtful:
      return {"zone", "Doubtful",
              "<path class=\"sign\" d=\"M16 2.5L31 29H1z\"/>"
              "<path class=\"glyph\" d=\"M16 12v7.5M16 24.5v.1\"/>"};
    case ImportPage::Light::no:
      return {"danger", "Cannot be decided",
              "<rect class=\"sign\" x=\"3\" y=\"3\" width=\"26\" height=\"26\" rx=\"3\"/>"
              "<path class=\"glyph\" d=\"M10.5 10.5l11 11M21.5 10.5l-11 11\"/>"};
  }
  return {"zone", "Doubtful", ""};
}

std::string section(const std::string& name, const std::string& heading, const std::string& inside,
                    const std::string& more = "") {
  return "<section aria-labelledby=\"" + name + "\"" + more + ">\n<h2 id=\"" + name + "\">" +
         html_text(heading) + "</h2>\n" + inside + "</section>\n";
}

class ImportHtml {
 public:
  ImportHtml(const ImportPage& page, const std::vector<BareScanPicture>& drawn, PictureSize size)
      : page_(page), drawn_(drawn), size_(size), style_(page_style()) {
    style_ += import_style();
    for (std::size_t n = 0; n < drawn.size(); ++n) {
      legends_.push_back(swatches_of(page.pictures[n]));
      for (std::size_t k = 0; k < legends_[n].size(); ++k) {
        style_ += swatch_style(swatch_name(n, k), legends_[n][k]);
      }
    }
  }

  std::string html() const {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n" + head() + "<body>\n" + header() +
           "<main class=\"import\">\n<div class=\"words\">\n" + lights() + facts() + "</div>\n" +
           pictures() + "<div class=\"more\">\n" + steps() + tables() + again() +
           "</div>\n</main>\n<footer><p>Imported by Parapet " + html_text(page_.engine) +
           ". This page is complete: it loads nothing and sends nothing.</p></footer>\n"
           "</body>\n</html>\n";
  }

 private:
  static std::string swatch_name(std::size_t picture, std::size_t swatch) {
    return "swatch" + std::to_string(picture) + "-" + std::to_string(swatch);
  }

  std::string verdict() const {
    return page_.verdict.empty() ? "What an import did" : page_.verdict;
  }

  std::string head() const {
    return "<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
           "content=\"default-src 'none'; style-src " +
           content_hash(style_) +
           "; img-src data:; base-uri 'none'; form-action 'none'\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n" +
           element("title", verdict() + (page_.title.empty() ? "" : " \u2013 " + page_.title)) +
           "<style>" + style_ + "</style>\n</head>\n";
  }

  std::string header() const {
    const OutcomeLook look = look_of(page_);
    return "<header class=\"" + std::string(look.kind) + "\">\n" +
           element("p class=\"board\"",
                   page_.title.empty() ? "An import" : "An import of " + page_.title) +
           "<p class=\"badge\"><span aria-hidden=\"true\">" + look.sign + "</span> " + look.words +
           "</p>\n" + element("h1", verdict()) + "</header>\n";
  }

  std::string lights() const {
    if (page_.answerable.empty()) return {};
    std::string list = "<ul class=\"lights\">\n";
    for (const ImportPage::Answerable& item : page_.answerable) {
      const LightLook look = look_of(item.light);
      list += "<li class=\"" + std::string(look.kind) +
              "\"><svg viewBox=\"0 0 32 32\" aria-hidden=\"true\">" + look.drawing + "</svg><div>" +
              element("p class=\"question\"", item.question) + "<p><span class=\"answer\">" +
              look.words + "</span>" + (item.why.empty() ? "" : ": " + html_text(item.why)) +
              "</p></div></li>\n";
    }
    return section("decided", "What can be decided on it", list + "</ul>\n");
  }

  std::string facts() const {
    if (page_.facts.empty()) return {};
    std::string list = "<dl class=\"facts\">\n";
    for (const auto& [name, text] : page_.facts) {
      list += "<div>" + element("dt", name) + element("dd", text) + "</div>\n";
    }
    return section("facts", "The scan", list + "</dl>\n");
  }

  std::string legend(std::size_t picture) const {
    const std::vector<Swatch>& swatches = legends_[picture];
    if (swatches.empty()) return {};
    std::string list = "<ul class=\"legend\">\n<li>";
    for (std::size_t n = 0; n < swatches.size(); ++n) {
      list += "<span class=\"swatch " + swatch_name(picture, n) + "\" aria-hidden=\"true\"></span>";
      if (!swatches[n].ends_group) continue;
      list += " " + html_text(swatches[n].text) + "</li>\n";
      if (n + 1 < swatches.size()) list += "<li>";
    }
    return list + "</ul>\n";
  }

  std::string figure(std::size_t n) const {
    const ScanPicture& picture = page_.pictures[n];
    std::string html = "<figure><img width=\"" + std::to_string(size_.width) + "\" height=\"" +
                       std::to_string(size_.height) + "\" alt=\"" +
                       html_text(picture.title.empty() ? "The scan" : picture.title) +
                       "\" src=\"data:image/png;base64," + base64(drawn_[n].png) +
                       "\">\n<figcaption>";
    if (!picture.title.empty()) html += element("h3", picture.title);
    if (!picture.caption.empty()) html += element("p", picture.caption);
    html += legend(n);
    for (const std::string& remark : drawn_[n].remarks) html += element("p class=\"soft\"", remark);
    return html +
           "<label class=\"zoom\"><input type=\"checkbox\"> Show it larger</label>"
           "</figcaption></figure>\n";
  }

  std::string pictures() const {
    if (page_.pictures.empty()) return {};
    std::string inside;
    if (!drawn_.empty()) {
      inside += "<div class=\"pictures\">\n";
      for (std::size_t n = 0; n < drawn_.size(); ++n) inside += figure(n);
      inside += "</div>\n";
    }
    const std::size_t missing = page_.pictures.size() - drawn_.size();
    if (missing > 0) {
      inside += element("p class=\"soft\"", std::to_string(missing) +
                                                (missing == 1 ? " picture is" : " pictures are") +
                                                " left out: there is no room for more on a page.");
    }
    return section("pictures", "From the scan to the terrain", inside);
  }

  std::string steps() const {
    if (page_.steps.empty()) return {};
    std::string list = "<ol class=\"steps\">\n";
    for (const ImportPage::Step& step : page_.steps) {
      list += step.undone ? "<li class=\"undone\"><span class=\"mark\">"
                            "<span aria-hidden=\"true\">\u21B6</span> Not done</span> "
                          : "<li>";
      list += html_text(step.text) + "</li>\n";
    }
    return section("steps", "What was done, step by step", list + "</ol>\n");
  }

  static std::string table(const ImportPage::Table& table) {
    std::string html = "<table>\n<thead><tr>";
    for (const std::string& column : table.columns) {
      html += "<th scope=\"col\">" + html_text(column) + "</th>";
    }
    html += "</tr></thead>\n<tbody>\n";
    for (const std::vector<std::string>& row : table.rows) {
      html += "<tr>";
      for (std::size_t n = 0; n < row.size(); ++n) {
        const std::string text = html_text(row[n]);
        if (n == 0) {
          html += "<th scope=\"row\">" + text + "</th>";
          continue;
        }
        const std::string head = n < table.columns.size() ? html_text(table.columns[n]) : "";
        html += "<td data-head=\"" + head + "\">" + text + "</td>";
      }
      html += "</tr>\n";
    }
    html += "</tbody>\n</table>\n";
    return table.remark.empty() ? html : html + element("p class=\"soft\"", table.remark);
  }

  std::string tables() const {
    if (page_.tables.empty()) return {};
    std::string html = "<div>\n";
    for (std::size_t n = 0; n < page_.tables.size(); ++n) {
      html += section("table" + std::to_string(n), page_.tables[n].heading, table(page_.tables[n]));
    }
    return html + "</div>\n";
  }

  std::string again() const {
    if (page_.command.empty()) return {};
    return section("again", "Do it again",
                   "<p>The same file, command and version give the same board, on every "
                   "machine.</p>\n<pre tabindex=\"0\"><code>" +
                       html_text(page_.command) + "</code></pre>\n",
                   " class=\"again\"");
  }

  const ImportPage& page_;
  const std::vector<BareScanPicture>& drawn_;
  PictureSize size_;
  std::string style_;
  std::vector<std::vector<Swatch>> legends_;
};

}  // namespace

std::string import_html(const ImportPage& page, const std::vector<BareScanPicture>& drawn,
                        PictureSize size) {
  return ImportHtml(page, drawn, size).html();
}

}  // namespace parapet::viewer
