#include "viewer/page/title_bar.h"

#include "viewer/page/wrapped_text.h"

#include "viewer/page/hatching.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 36;

}  // namespace

double title_bar_height(const TitleText& text) { return text.sentence.empty() ? 104 : 208; }

void draw_title_bar(Canvas& canvas, const PageRect& bar, const TitleText& text, double unit) {
  canvas.fill_rect(bar, rgb(0xFDFCF9));
  canvas.fill_rect({bar.left, bar.bottom, bar.right, bar.bottom + 6 * unit}, text.colour);
  double left = bar.left + kMargin * unit;
  const double right = bar.right - kMargin * unit;
  if (text.sentence.empty()) {
    const WrappedText title =
        wrapped_text(canvas, text.title, right - left, 1, 50 * unit, 28 * unit);
    canvas.text(title.lines.empty() ? "" : title.lines[0],
                {left, (bar.bottom + bar.top) / 2 + 3 * unit}, title.size, colours::kInk);
    return;
  }
  const double middle = bar.bottom + 132 * unit;
  if (!text.badge.empty()) {
    const double size = 54 * unit;
    const double width = canvas.text_width(text.badge, size) + 48 * unit;
    const PageRect badge{left, middle - 50 * unit, left + width, middle + 50 * unit};
    canvas.fill_rounded(badge, 20 * unit, text.colour);
    // Above and below the word, so that it can be read.
    for (const PageRect& part : {PageRect{badge.left + 20 * unit, badge.top - 16 * unit,
                                          badge.right - 20 * unit, badge.top - 2 * unit},
                                 PageRect{badge.left + 20 * unit, badge.bottom + 2 * unit,
                                          badge.right - 20 * unit, badge.bottom + 16 * unit}}) {
      if (text.stripes) hatch(canvas, part, 10 * unit, *text.stripes);
    }
    canvas.text(text.badge, {left + width / 2, middle}, size, colours::kWhite, Align::centre);
    left += width + 30 * unit;
  }
  WrappedText verdict = wrapped_text(canvas, text.sentence, right - left, 1, 54 * unit, 46 * unit);
  if (verdict.size < 46 * unit) {
    verdict = wrapped_text(canvas, text.sentence, right - left, 2, 50 * unit, 30 * unit);
  }
  const double pitch = verdict.size * 1.16;
  double y = middle + pitch * (static_cast<double>(verdict.lines.size()) - 1) / 2;
  for (const std::string& line : verdict.lines) {
    canvas.text(line, {left, y}, verdict.size, colours::kInk);
    y -= pitch;
  }
  const WrappedText title =
      wrapped_text(canvas, text.title, right - bar.left - kMargin * unit, 1, 34 * unit, 24 * unit);
  if (!title.lines.empty()) {
    canvas.text(title.lines[0], {bar.left + kMargin * unit, bar.bottom + 40 * unit}, title.size,
                colours::kInkSoft);
  }
}

}  // namespace parapet::viewer
