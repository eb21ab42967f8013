#include "viewer/page/track_pane.h"

#include <algorithm>
#include <array>

#include "viewer/overlay_colours.h"
#include "viewer/page/fitted_text.h"
#include "viewer/page/hatching.h"
#include "viewer/page/wrapped_text.h"
#include "viewer/role_stripes.h"

namespace parapet::viewer {
namespace {

using Item = TrackLayout::Item;

const Colour kSand = rgb(0xF0E6CC);
const Colour kSandName = rgb(0xDDC48F);
const Colour kSandRim = rgb(0xB79B63);

class TrackPane {
 public:
  TrackPane(Canvas& canvas, const BridgePicture& picture, const PlayerMarks& marks,
            const TrackLayout& layout)
      : canvas_(canvas), picture_(picture), marks_(marks), layout_(layout), unit_(layout.unit()) {}

  void draw() {
    draw_heading();
    for (std::size_t n = 0; n < layout_.size(); ++n) draw_card(n);
    for (std::size_t n = 0; n + 1 < layout_.size(); ++n) draw_arrow(n);
    for (std::size_t n = 0; n < picture_.legions.size(); ++n) draw_lane(n);
  }

 private:
  void draw_heading() {
    const PageRect& room = layout_.heading();
    const double y = (room.bottom + room.top) / 2;
    canvas_.text("The desert", {room.left, y}, 32 * unit_, colours::kInk);
    const double left = room.left + canvas_.text_width("The desert", 32 * unit_) + 40 * unit_;
    std::string facts;
    for (const std::string& fact : picture_.facts) facts += (facts.empty() ? "" : "  ·  ") + fact;
    fitted_text(canvas_, facts, {room.right, y}, room.right - left, 25 * unit_, 13 * unit_,
                colours::kInkSoft, Align::right);
  }

  void draw_card(std::size_t n) {
    const TrackTerritory& territory = picture_.territories[n];
    const PageRect card = layout_.card(n);
    const Colour rim = territory.tint ? colour_of(*territory.tint) : kSandRim;
    const double edge = (territory.tint ? 4 : 2) * unit_;
    canvas_.fill_rect(card, rim);
    canvas_.fill_rect(card.grown(-edge),
                      territory.tint ? blend(kSand, colour_of(*territory.tint), 0.20F) : kSand);
    if (territory.tint && stripes_of(*territory.tint)) {
      hatch(canvas_, card.grown(-edge), 9 * unit_, with_alpha(*stripes_of(*territory.tint), 0.25F));
    }
    draw_name(n);
    for (const Item& item : layout_.items(n)) draw_item(territory, item);
  }

  void draw_name(std::size_t n) {
    const TrackTerritory& territory = picture_.territories[n];
    const PageRect room = layout_.name_room(n);
    const Colour ground = territory.is_head ? head_colour() : kSandName;
    const Colour ink = territory.is_head ? colours::kWhite : colours::kInk;
    canvas_.fill_rect(room, ground);
    const double wide = room.width() - 26 * unit_;
    const double x = room.left + 13 * unit_;
    const double top = room.top - 21 * unit_;
    canvas_.text(std::to_string(n), {x, top}, 27 * unit_, ink);
    if (territory.is_head) {
      const double left = x + canvas_.text_width(std::to_string(n), 27 * unit_) + 8 * unit_;
      draw_horns({left + 11 * unit_, top}, 22 * unit_);
      fitted_text(canvas_, "Drakhe head", {room.right - 6 * unit_, top},
                  room.right - left - 34 * unit_, 18 * unit_, 9 * unit_, colours::kWhite,
                  Align::right);
    }
    const WrappedText name = wrapped_text(canvas_, territory.name, wide, 2, 24 * unit_, 14 * unit_);
    double y = room.bottom + (name.lines.size() > 1 ? 42 : 30) * unit_;
    for (const std::string& line : name.lines) {
      canvas_.text(line, {x, y}, name.size, ink);
      y -= std::max(name.size, 20 * unit_) * 1.12;
    }
  }

  // To the next territory.
  void draw_arrow(std::size_t n) {
    const PageRect room = layout_.name_room(n);
    const double middle = (room.bottom + room.top) / 2;
    const double tip = layout_.card(n + 1).left + 9 * unit_;
    for (const double out : {3 * unit_, 0.0}) {
      const std::array<osg::Vec2d, 3> head{osg::Vec2d(room.right - 0.5, middle - 20 * unit_ - out),
                                           osg::Vec2d(tip + out, middle),
                                           osg::Vec2d(room.right - 0.5, middle + 20 * unit_ + out)};
      const bool is_head = picture_.territories[n].is_head;
      canvas_.fill(head, out > 0 ? colours::kPaper : is_head ? head_colour() : kSandName);
    }
  }

  // The head of a horned beast.
  void draw_horns(const osg::Vec2d& at, double size) {
    const auto p = [&](double x, double y) { return at + osg::Vec2d(x, y) * size; };
    const std::array<osg::Vec2d, 3> left{p(-0.32, 0.1), p(-0.5, 0.6), p(-0.05, 0.25)};
    const std::array<osg::Vec2d, 3> right{p(0.05, 0.25), p(0.5, 0.6), p(0.32, 0.1)};
    const std::array<osg::Vec2d, 5> face{p(-0.35, 0.25), p(-0.2, -0.3), p(0, -0.5), p(0.2, -0.3),
                                         p(0.35, 0.25)};
    canvas_.fill(left, colours::kWhite);
    canvas_.fill(right, colours::kWhite);
    canvas_.fill(face, colours::kWhite);
  }

  void draw_item(const TrackTerritory& territory, const Item& item) {
    const PageRect& room = item.room;
    const double high = room.height();
    const double y = (room.bottom + room.top) / 2;
    switch (item.kind) {
      case Item::Kind::leader:
        canvas_.fill_rounded(room, high * 0.3,
                             territory.counts_leader ? colour_of(Role::allowed) : leader_colour());
        canvas_.fill_rounded(room.grown(-3 * unit_), high * 0.24, leader_colour());
        draw_crown({room.left + high * 0.7, y}, high * 0.8);
        fitted_text(canvas_, "rebel leader", {room.left + high * 1.3, y}, room.width() - high * 1.5,
                    high * 0.62, high * 0.3, colours::kWhite);
        return;
      case Item::Kind::fort:
        return draw_fort(territory.forts[item.of], room);
      case Item::Kind::garrison:
        return marks_.draw_square(canvas_, {(room.left + room.right) / 2, y},
                                  std::min(high, room.width()) * 0.92,
                                  territory.forts[item.of].garrisons[item.place]);
      case Item::Kind::rebels:
        return draw_rebels(territory.rebels[item.of], room);
      case Item::Kind::more:
        fitted_text(canvas_, "+ " + std::to_string(item.of) + " more", {room.left, y}, room.width(),
                    high * 0.8, high * 0.5, colours::kInk);
        return;
    }
  }

  void draw_crown(const osg::Vec2d& at, double size) {
    const auto p = [&](double x, double y) { return at + osg::Vec2d(x, y) * size; };
    const Colour gold = rgb(0xF2C53D);
    for (const double x : {-0.38, 0.0, 0.38}) {
      const std::array<osg::Vec2d, 3> point{p(x - 0.2, -0.1), p(x + 0.2, -0.1), p(x, 0.42)};
      canvas_.fill(point, gold);
    }
    canvas_.fill_rect({p(-0.5, 0).x(), p(0, -0.4).y(), p(0.5, 0).x(), p(0, -0.05).y()}, gold);
  }

  void draw_fort(const TrackFort& fort, const PageRect& room) {
    const double high = room.height();
    const double y = (room.bottom + room.top) / 2;
    if (fort.counted) draw_counted(room);
    // A tower with merlons.
    const double tower = high * 0.62;
    const osg::Vec2d at(room.left + tower * 0.62, y);
    const Colour stone = rgb(0x6E6353);
    canvas_.fill_rect(
        {at.x() - tower * 0.36, at.y() - tower * 0.5, at.x() + tower * 0.36, at.y() + tower * 0.25},
        stone);
    for (const double x : {-0.5, -0.14, 0.22}) {
      canvas_.fill_rect({at.x() + x * tower, at.y() + tower * 0.1, at.x() + (x + 0.28) * tower,
                         at.y() + tower * 0.6},
                        stone);
    }
    const std::string points = std::to_string(fort.points);
    const double size = high * 0.66;
    const double wide = canvas_.text_width(points, size) + size * 0.8;
    const PageRect pill{room.right - wide - 2 * unit_, y - size * 0.62, room.right - 2 * unit_,
                        y + size * 0.62};
    canvas_.fill_rounded(pill, size * 0.3, colours::kWhite);
    canvas_.text(points, {(pill.left + pill.right) / 2, y}, size, colours::kInk, Align::centre);
    fitted_text(canvas_, fort.name, {room.left + tower * 1.3, y},
                pill.left - room.left - tower * 1.5, size, size * 0.5, colours::kInk);
  }

  void draw_rebels(const TrackRebels& rebels, const PageRect& room) {
    const double high = room.height();
    const double y = (room.bottom + room.top) / 2;
    if (rebels.counted) draw_counted(room);
    if (rebels.added > 0) {
      canvas_.fill_rounded(room, high * 0.3, colour_of(Role::zone));
      canvas_.fill_rounded(room.grown(-3 * unit_), high * 0.22, colours::kWhite);
    }
    const double piece = std::min(high * 0.84, room.width() * 0.5);
    marks_.draw_disc(canvas_, {room.left + piece * 0.6, y}, piece, rebels.owner);
    fitted_text(canvas_, count_text(rebels), {room.left + piece * 1.2, y},
                room.width() - piece * 1.25, high * 0.66, high * 0.3, colours::kInk);
  }

  // "4", "3+1" where one of four is added, "+1" where all are.
  static std::string count_text(const TrackRebels& rebels) {
    if (rebels.added <= 0) return std::to_string(rebels.count);
    const int before = rebels.count - rebels.added;
    return (before > 0 ? std::to_string(before) : "") + "+" + std::to_string(rebels.added);
  }

  void draw_counted(const PageRect& room) {
    const double round = room.height() * 0.3;
    canvas_.fill_rounded(room, round, colour_of(Role::allowed));
    canvas_.fill_rounded(room.grown(-3 * unit_), round * 0.8,
                         blend(colours::kWhite, colour_of(Role::allowed), 0.14F));
  }

  void draw_lane(std::size_t n) {
    const TrackLegion& legion = picture_.legions[n];
    const PageRect lane = layout_.lane(n);
    const PageRect bar = layout_.bar(n);
    const double high = lane.height();
    const double y = (lane.bottom + lane.top) / 2;
    const Colour colour = marks_.colour(legion.player);
    canvas_.fill_rounded(lane, high * 0.25, rgb(0xEBE6DA));
    canvas_.fill_rounded(bar, high * 0.25, legion.marked ? colour : blend(kSand, colour, 0.45F));
    canvas_.fill_rounded(bar.grown(-2 * unit_), high * 0.22,
                         blend(kSand, colour, legion.marked ? 0.42F : 0.26F));
    const double shield = high * 0.92;
    const osg::Vec2d piece(bar.right - shield * 0.75, y);
    marks_.draw_shield(canvas_, piece, shield, legion.player);
    const double first = layout_.card(0).right;
    const double name_left = lane.left + 12 * unit_;
    const double name_right = std::min(first, piece.x() - shield * 0.6);
    fitted_text(canvas_, marks_.name(legion.player), {name_left, y}, name_right - name_left,
                high * 0.66, high * 0.34, colours::kInk);
    if (legion.note.empty()) return;
    const double beside = lane.right - bar.right - 24 * unit_;
    const double within = piece.x() - shield * 0.8 - first;
    if (beside >= std::min(within, 2 * (first - lane.left))) {
      fitted_text(canvas_, legion.note, {bar.right + 12 * unit_, y}, beside, high * 0.66,
                  high * 0.34, colours::kInk);
    } else {
      fitted_text(canvas_, legion.note, {piece.x() - shield * 0.8, y}, within, high * 0.66,
                  high * 0.34, colours::kInk, Align::right);
    }
  }

  Canvas& canvas_;
  const BridgePicture& picture_;
  const PlayerMarks& marks_;
  const TrackLayout& layout_;
  double unit_;
};

}  // namespace

Colour leader_colour() { return rgb(0x3A2A24); }
Colour head_colour() { return rgb(0x8C3B24); }

void draw_track(Canvas& canvas, const BridgePicture& picture, const PlayerMarks& marks,
                const TrackLayout& layout) {
  TrackPane(canvas, picture, marks, layout).draw();
}

}  // namespace parapet::viewer
