#include "viewer/window/panels/ruling_panel.h"

#include <algorithm>

#include "viewer/window/panels/flow.h"
#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

const Setting kBody{14.5, Face::plain, colours::kInk, 0};
const Setting kSoft{13, Face::plain, colours::kInkSoft, 0};
const Setting kStrong{14.5, Face::bold, colours::kInk, 0};

// What `fill` sets, on a card that ends where it ends: surfaces lie below text in any order.
template <class Fill>
PageRect in_card(Flow& flow, const Colour& paper, const Colour& rim, double width, Fill fill) {
  const PageRect& column = flow.column();
  const double unit = flow.unit();
  const double top = flow.y();
  Flow inner(flow.sheet(),
             {column.left + 10 * unit, column.bottom, column.right - 10 * unit, top - 8 * unit});
  fill(inner);
  const PageRect card{column.left, inner.y() - 8 * unit, column.right, top};
  flow.sheet().card(card, 7 * unit, paper, rim, width);
  flow.gap((top - card.bottom) / unit);
  return card;
}

void draw_picks(Flow& flow, const Desk& desk) {
  const Mode& mode = desk.mode();
  flow.heading(mode.name);
  for (std::size_t n = 0; n < mode.prompts.size(); ++n) {
    const bool is_picked = n < desk.picks().size();
    flow.paragraph(std::to_string(n + 1) + ". " + mode.prompts[n], kSoft);
    if (is_picked) {
      Setting picked = kStrong;
      picked.indent = 18;
      flow.paragraph(desk.picks()[n].word, picked);
    }
  }
}

// A value between two small buttons, to the one before and to the one after.
void draw_number(Flow& flow, Acts& acts, const OptionChoice& number) {
  const double unit = flow.unit();
  Sheet& sheet = flow.sheet();
  flow.gap(5);
  flow.paragraph(number.question, kSoft);
  flow.gap(3);
  const auto now = std::find(number.values.begin(), number.values.end(), number.now);
  const double middle = flow.y() - 13 * unit;
  double left = flow.column().left + 18 * unit;
  const auto button = [&](const std::string& sign, bool is_off, const std::string& value) {
    const PageRect rect{left, middle - 12 * unit, left + 30 * unit, middle + 12 * unit};
    sheet.card(rect, 6 * unit, panel::kButton, panel::kRim);
    sheet.text(sign, {left + 15 * unit, middle}, 15 * unit, is_off ? panel::kOff : colours::kInk,
               Face::bold, Align::centre);
    if (!is_off) acts.add(rect, TurnOption{number.id, value});
    left = rect.right;
  };
  const bool is_first = now == number.values.begin() || now == number.values.end();
  const bool is_last = now == number.values.end() || now + 1 == number.values.end();
  button("-", is_first, is_first ? std::string() : *(now - 1));
  const double wide =
      std::max(44 * unit, sheet.type().width(number.now, 14.5 * unit, Face::bold) + 20 * unit);
  sheet.text(number.now, {left + wide / 2, middle}, 14.5 * unit, colours::kInk, Face::bold,
             Align::centre);
  left += wide;
  button("+", is_last, is_last ? std::string() : *(now + 1));
  flow.gap(28);
}

void draw_numbers(Flow& flow, Acts& acts, const Desk& desk) {
  for (const std::string& id : desk.mode().numbers) {
    for (const OptionChoice& number : desk.position().numbers()) {
      if (number.id == id) draw_number(flow, acts, number);
    }
  }
}

void draw_fault(Flow& flow, const std::string& heading, const Fault& fault) {
  flow.gap(10);
  in_card(flow, panel::kWarning, panel::kWarningRim, 1.5 * flow.unit(), [&](Flow& inner) {
    inner.paragraph("! " + heading, {14, Face::bold, panel::kWarningInk, 0});
    inner.lines(to_text(fault), {13, Face::plain, panel::kWarningInk, 0});
  });
}

void draw_turned(Flow& flow, const Turned& turned, const std::string& verdict) {
  flow.gap(10);
  in_card(flow, panel::kNew, panel::kFocus, 1.5 * flow.unit(), [&](Flow& inner) {
    inner.paragraph(turned.option + " turned from " + turned.from + " to " + turned.to, kStrong);
    if (turned.verdict == verdict) {
      inner.paragraph("The verdict stays the same.", kBody);
      return;
    }
    inner.gap(3);
    inner.paragraph("was", kSoft);
    inner.paragraph(turned.verdict, kBody);
    inner.gap(3);
    inner.paragraph("is", kSoft);
    inner.paragraph(verdict, kBody);
  });
}

void draw_hinges(Flow& flow, Acts& acts, const PageRect& room, const RulingText& text,
                 const std::optional<std::size_t>& focus, std::optional<PageRect>& focused) {
  flow.gap(14);
  flow.heading("Hangs on");
  if (text.hangs_on.empty()) {
    flow.paragraph("No option: the verdict is the same in every reading.", kBody);
  } else {
    flow.paragraph("Click on one to turn it; or Tab, then Enter.", kSoft);
    flow.gap(5);
  }
  for (std::size_t n = 0; n < text.hangs_on.size(); ++n) {
    const RulingText::Hinge& hinge = text.hangs_on[n];
    const bool has_focus = focus == n;
    PageRect card = in_card(
        flow, colours::kWhite, has_focus ? panel::kFocus : panel::kRim,
        (has_focus ? 2.5 : 1) * flow.unit(), [&](Flow& inner) {
          inner.paragraph(hinge.option + ": turn " + hinge.now + " to " + hinge.other, kStrong);
          inner.paragraph("and " + hinge.difference + ".", kBody);
          inner.gap(2);
          inner.paragraph(hinge.question, kSoft);
        });
    if (has_focus) focused = card;
    card.top = std::min(card.top, room.top);
    card.bottom = std::max(card.bottom, room.bottom);
    if (card.top > card.bottom) acts.add(card, TurnHinge{n});
    flow.gap(8);
  }
  if (text.shown_by.empty()) return;
  std::string ids;
  for (const std::string& id : text.shown_by) ids += (ids.empty() ? "" : ", ") + id;
  flow.paragraph("Other readings only change which lines or blockers are shown: " + ids + ".",
                 kSoft);
}

void draw_reasons(Flow& flow, const RulingText& text) {
  if (!text.because.empty()) {
    flow.gap(14);
    flow.heading("Why");
    for (const RulingText::Reason& reason : text.because) {
      flow.paragraph(reason.text, kBody);
      if (!reason.rule.empty()) flow.tag(reason.rule);
      flow.gap(7);
    }
  }
}

void draw_doubt(Flow& flow, const RulingText& text) {
  if (!text.doubt) return;
  flow.gap(10);
  in_card(flow, colours::kWhite, colours::kDoubt, 2.5 * flow.unit(), [&](Flow& inner) {
    inner.paragraph("? " + text.doubt->text, kStrong);
    inner.gap(3);
    inner.paragraph(text.doubt->would_settle, kBody);
  });
}

void draw_hinges_to_come(Flow& flow) {
  flow.gap(14);
  flow.heading("Hangs on");
  flow.paragraph("Worked out once the figure is put down.", kSoft);
}

// What the board shows too: last, because it may be long.
void draw_lists(Flow& flow, const RulingText& text) {
  for (const std::string& lines : {text.details, text.lists}) {
    if (lines.empty()) continue;
    flow.gap(12);
    flow.lines(lines, kSoft);
  }
}

void draw_first_words(Flow& flow) {
  flow.gap(16);
  flow.heading("With the mouse");
  for (const char* words :
       {"Click on a figure or a space to pick it.", "Drag a figure to move it: the ruling follows.",
        "Drag the board to turn it; with the right button to move it; the wheel goes nearer.",
        "? shows all keys."}) {
    flow.paragraph(words, kSoft);
    flow.gap(4);
  }
}

}  // namespace

RulingDrawn draw_ruling(Sheet& sheet, Acts& acts, const PageRect& room, const RulingPanel& panel) {
  const double unit = sheet.unit();
  sheet.surfaces().fill_rect(room, panel::kSide);
  sheet.surfaces().fill_rect({room.left, room.bottom, room.left + 1, room.top}, panel::kRim);
  acts.add(room, Nothing{});
  const double top = room.top - 14 * unit + panel.scrolled;
  Flow flow(sheet, {room.left + 16 * unit, room.bottom, room.right - 18 * unit, top});
  const Desk& desk = panel.desk;
  std::optional<PageRect> focused;
  draw_picks(flow, desk);
  draw_numbers(flow, acts, desk);
  if (desk.refusal()) draw_fault(flow, "This cannot be done", *desk.refusal());
  if (desk.fault()) draw_fault(flow, "This cannot be asked", *desk.fault());
  if (const Answered* answer = desk.answer()) {
    if (desk.turned()) draw_turned(flow, *desk.turned(), answer->text.verdict);
    draw_doubt(flow, answer->text);
    draw_reasons(flow, answer->text);
    if (desk.held()) {
      draw_hinges_to_come(flow);
    } else {
      draw_hinges(flow, acts, room, answer->text, panel.hinge, focused);
    }
    draw_lists(flow, answer->text);
    if (!answer->text.board.empty()) {
      flow.gap(12);
      flow.paragraph("Board " + answer->text.board, {11, Face::plain, colours::kInkSoft, 0});
    }
  } else if (!desk.fault() && !desk.refusal()) {
    draw_first_words(flow);
  }
  const double above = room.top + panel.scrolled;
  RulingDrawn drawn{above - flow.y() + 14 * unit, 0, 0};
  if (focused) {
    drawn.focus_top = above - focused->top;
    drawn.focus_bottom = above - focused->bottom;
  }
  return drawn;
}

}  // namespace parapet::viewer
