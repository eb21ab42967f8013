#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "rules/collapse/transcript_fields.h"
#include "rules/collapse/transcript_file.h"
#include "rules/collapse/why_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/files/whole_file.h"

namespace parapet::collapse {
namespace {

constexpr std::string_view kFormat = "parapet-transcript/1";
constexpr int kMostPieces = 1'000'000;

// In the order in which they come.
constexpr std::array<std::string_view, 7> kEvents = {"removed", "loosened", "body", "frame",
                                                     "rest",    "fall",     "end"};
enum class Event : std::size_t { removed, loosened, body, frame, rest, fall, end };

constexpr std::array<std::string_view, 2> kFallWords = {"support", "hit"};

constexpr std::string_view kHeadKeys[] = {"format", "board", "pieces"};
constexpr std::string_view kRemovedKeys[] = {"event", "ids"};
constexpr std::string_view kLoosenedKeys[] = {"event", "id", "why", "load_factor"};
constexpr std::string_view kBodyKeys[] = {"event", "body", "ids", "from_mm", "broke_off"};
constexpr std::string_view kFrameKeys[] = {"event", "at_ms", "poses"};
constexpr std::string_view kPoseKeys[] = {"body", "at_um", "turn_ppb"};
constexpr std::string_view kRestKeys[] = {"event", "body", "to_mm"};
constexpr std::string_view kFallKeys[] = {"event",  "unit", "drop", "levels",
                                          "wounds", "dice", "why"};
constexpr std::string_view kEndKeys[] = {"event", "standing", "at_ms", "at_rest"};

class Reader {
 public:
  // The next line.
  Result<void> add(const JsonCursor& line) {
    if (!started_) return head(line);
    if (ended_) return bad(line, "a line", "nothing behind the event \"end\"");
    const auto word = line.required("event");
    if (!word) return Failure(word.error());
    const auto number = word->one_of(kEvents);
    if (!number) return Failure(number.error());
    if (const auto fits = check_order(*word, *number); !fits) return fits;
    last_ = *number;
    switch (static_cast<Event>(*number)) {
      case Event::removed:
        return removed(line);
      case Event::loosened:
        return loosened(line);
      case Event::body:
        return body(line);
      case Event::frame:
        return frame(line);
      case Event::rest:
        return rest(line);
      case Event::fall:
        return fall(line);
      case Event::end:
        return end(line);
    }
    return {};
  }

  bool is_over() const { return ended_; }
  Transcript take() && { return std::move(told_); }

 private:
  static Failure bad(const JsonCursor& at, std::string found, std::string expected) {
    return Failure(at.fault("bad-transcript", std::move(found), std::move(expected)));
  }

  static std::string quoted(std::string_view word) { return '"' + std::string(word) + '"'; }

  Result<void> check_order(const JsonCursor& at, std::size_t event) const {
    const bool once = event == static_cast<std::size_t>(Event::removed);
    if (!last_) {
      if (once) return {};
      return bad(at, quoted(kEvents[event]), "the event \"removed\" first");
    }
    if (event > *last_ || (event == *last_ && !once)) return {};
    return bad(at, quoted(kEvents[event]) + " behind " + quoted(kEvents[*last_]),
               "events in the order " + listed(kEvents));
  }

  Result<void> head(const JsonCursor& line) {
    const auto format = line.required("format");
    if (!format) return Failure(format.error());
    if (format->value().text() != kFormat) {
      return Failure(format->fault("wrong-format", described(format->value()), quoted(kFormat)));
    }
    ObjectReader reader(line, kHeadKeys);
    told_.board = reader.required("board", read_transcript_id);
    told_.pieces =
        static_cast<std::size_t>(reader.required("pieces", read_integer(0, kMostPieces)));
    started_ = true;
    return done(reader);
  }

  Result<std::vector<std::string>> read_ids(const JsonCursor& at) const {
    return read_list(at, told_.pieces, "ids", read_transcript_id);
  }
  auto ids_reader() const {
    return [this](const JsonCursor& at) { return read_ids(at); };
  }

  // Each piece is taken away or falls once.
  Result<void> claim(const JsonCursor& line, const std::vector<std::string>& ids) {
    for (std::size_t n = 0; n < ids.size(); ++n) {
      if (!claimed_.insert(ids[n]).second) {
        return bad(line.required("ids")->item(n), "a piece that was told of before",
                   "each piece once");
      }
    }
    return {};
  }

  Result<void> removed(const JsonCursor& line) {
    ObjectReader reader(line, kRemovedKeys);
    told_.removed = reader.required("ids", ids_reader());
    if (reader.failed()) return done(reader);
    return claim(line, told_.removed);
  }

  Result<void> loosened(const JsonCursor& line) {
    ObjectReader reader(line, kLoosenedKeys);
    Transcript::Loosened loosened;
    loosened.id = reader.required("id", read_transcript_id);
    loosened.why = static_cast<physics::Why>(reader.required("why", read_word_of(kWhyWords)));
    loosened.load_factor = reader.optional("load_factor", read_load_factor, std::string());
    loose_.insert(loosened.id);
    told_.loosened.push_back(std::move(loosened));
    return done(reader);
  }

  Result<std::size_t> read_body(const JsonCursor& at) const {
    const auto found = bodies_.find(at.value().text());
    if (at.value().is_text() && found != bodies_.end()) return found->second;
    return Failure(
        at.fault("unknown-id", described(at.value()), "the name of a body told of before"));
  }
  auto body_reader() const {
    return [this](const JsonCursor& at) { return read_body(at); };
  }

  Result<void> body(const JsonCursor& line) {
    ObjectReader reader(line, kBodyKeys);
    Transcript::Body body;
    body.name = reader.required("body", read_transcript_id);
    body.ids = reader.required("ids", ids_reader());
    body.from = reader.required("from_mm", read_point_mm);
    body.broke_off = reader.optional("broke_off", body_reader());
    if (reader.failed()) return done(reader);
    if (body.ids.empty())
      return bad(*line.required("ids"), "a body without pieces", "one at least");
    for (std::size_t n = 0; n < body.ids.size(); ++n) {
      if (loose_.contains(body.ids[n])) continue;
      return bad(line.required("ids")->item(n), "a piece that did not come loose",
                 "an event \"loosened\" for each piece of a body");
    }
    if (const auto claimed = claim(line, body.ids); !claimed) return claimed;
    fallen_ += body.ids.size();
    if (!bodies_.emplace(body.name, told_.bodies.size()).second) {
      return bad(*line.required("body"), "a body that was told of before", "each body once");
    }
    moving_.push_back(!body.broke_off);
    if (!body.broke_off) ++moving_count_;
    told_.bodies.push_back(std::move(body));
    return {};
  }

  Result<Transcript::Placed> read_pose(const JsonCursor& at) const {
    ObjectReader reader(at, kPoseKeys);
    Transcript::Placed placed;
    placed.body = reader.required("body", body_reader());
    placed.pose.micrometres = reader.required("at_um", read_micrometres);
    placed.pose.billionths = reader.required("turn_ppb", read_turn);
    return reader.finish(placed);
  }

  // A body that moves goes on to.
  Result<void> frame(const JsonCursor& line) {
    ObjectReader reader(line, kFrameKeys);
    Transcript::Frame frame;
    frame.at_ms = reader.required("at_ms", read_integer(0, kMostTranscriptTime));
    frame.poses = reader.required("poses", [this](const JsonCursor& at) {
      return read_list(at, told_.bodies.size(), "poses",
                       [this](const JsonCursor& pose) { return read_pose(pose); });
    });
    if (reader.failed()) return done(reader);
    if (told_.frames.empty() && frame.at_ms != 0) {
      return bad(*line.required("at_ms"), std::to_string(frame.at_ms), "0 of the first frame");
    }
    if (!told_.frames.empty() && frame.at_ms <= told_.frames.back().at_ms) {
      return bad(
          *line.required("at_ms"), std::to_string(frame.at_ms),
          "more than the " + std::to_string(told_.frames.back().at_ms) + " of the frame before");
    }
    std::vector<bool> here(told_.bodies.size(), false);
    std::size_t kept = 0;
    for (std::size_t n = 0; n < frame.poses.size(); ++n) {
      const std::size_t body = frame.poses[n].body;
      if (here[body]) {
        return bad(line.required("poses")->item(n),
                   "a second pose of " + quoted(told_.bodies[body].name), "one of each body");
      }
      here[body] = true;
      if (moving_[body]) ++kept;
    }
    if (kept != moving_count_) {
      return bad(*line.required("poses"),
                 std::to_string(kept) + " of " + std::to_string(moving_count_) +
                     " bodies that moved before",
                 "all of them");
    }
    moving_count_ = frame.poses.size();
    moving_ = std::move(here);
    told_.frames.push_back(std::move(frame));
    return {};
  }

  Result<void> rest(const JsonCursor& line) {
    ObjectReader reader(line, kRestKeys);
    const std::size_t body = reader.required("body", body_reader());
    const Point to = reader.required("to_mm", read_point_mm);
    if (reader.failed()) return done(reader);
    if (body != rested_) {
      return bad(*line.required("body"), quoted(told_.bodies[body].name),
                 rested_ < told_.bodies.size() ? quoted(told_.bodies[rested_].name)
                                               : std::string("each body once"));
    }
    ++rested_;
    told_.bodies[body].to = to;
    return {};
  }

  Result<void> fall(const JsonCursor& line) {
    ObjectReader reader(line, kFallKeys);
    Transcript::Fall fall;
    fall.unit = reader.required("unit", read_transcript_id);
    reader.optional(
        "drop", [](const JsonCursor& at) { return read_pegs(at, Ratio(), Ratio(kMaxPegTerm)); });
    reader.optional("levels", read_integer(0, kMostPieces));
    reader.optional("wounds", read_integer(0, kMostPieces));
    reader.optional("dice", read_fall_dice);
    fall.is_hit = reader.required("why", read_word_of(kFallWords)) == 1;
    if (reader.failed()) return done(reader);
    std::vector<JsonMember> told = line.value().members();
    told.erase(std::remove_if(told.begin(), told.end(),
                              [](const JsonMember& member) { return member.key == "event"; }),
               told.end());
    fall.told = JsonValue::from_members(std::move(told));
    told_.falls.push_back(std::move(fall));
    return {};
  }

  Result<void> end(const JsonCursor& line) {
    ObjectReader reader(line, kEndKeys);
    told_.standing =
        static_cast<std::size_t>(reader.required("standing", read_integer(0, kMostPieces)));
    told_.end_ms = reader.required("at_ms", read_integer(0, kMostTranscriptTime));
    told_.at_rest = reader.required("at_rest", read_boolean);
    if (reader.failed()) return done(reader);
    const std::size_t told = told_.removed.size() + fallen_ + told_.standing;
    if (told != told_.pieces) {
      return bad(*line.required("standing"),
                 std::to_string(told) + " pieces taken away, fallen and standing",
                 "the " + std::to_string(told_.pieces) + " of the first line");
    }
    if (rested_ != told_.bodies.size()) {
      return bad(line, "no event \"rest\" for " + quoted(told_.bodies[rested_].name),
                 "one for each body");
    }
    if (moving_count_ != told_.bodies.size() || (told_.frames.empty() && !told_.bodies.empty())) {
      return bad(line, "a last frame without all bodies", "one that has them all");
    }
    const int last = told_.frames.empty() ? told_.end_ms : told_.frames.back().at_ms;
    if (told_.end_ms != last) {
      return bad(*line.required("at_ms"), std::to_string(told_.end_ms),
                 "the " + std::to_string(last) + " of the last frame");
    }
    ended_ = true;
    return {};
  }

  static Result<void> done(const ObjectReader& reader) {
    if (reader.failed()) return Failure(reader.fault());
    return {};
  }

  Transcript told_;
  bool started_ = false;
  bool ended_ = false;
  std::optional<std::size_t> last_;  // event
  std::set<std::string> claimed_;    // pieces taken away or in a body
  std::set<std::string> loose_;
  std::map<std::string, std::size_t, std::less<>> bodies_;  // by name
  std::size_t fallen_ = 0;                                  // pieces in bodies
  std::vector<bool> moving_;                                // bodies that have poses of their own
  std::size_t moving_count_ = 0;
  std::size_t rested_ = 0;
};

// A fault of a line's own text or value, as one of the file.
Failure at_line(Fault fault, std::size_t line) {
  constexpr std::string_view kFirst = "line 1, ";
  const std::string place = "line " + std::to_string(line);
  if (fault.place.starts_with(kFirst)) fault.place.erase(0, kFirst.size());
  fault.place = fault.place.empty() ? place : place + ", " + fault.place;
  return Failure(std::move(fault));
}

Failure whole_fault(std::string_view file, std::string_view code, std::string found,
                    std::string expected) {
  Fault fault;
  fault.code = code;
  fault.file = file;
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return Failure(std::move(fault));
}

}  // namespace

Result<Transcript> read_transcript(std::string_view text, std::string_view file) {
  if (text.size() > kMostTranscriptBytes) {
    return whole_fault(file, "limit", std::to_string(text.size()) + " bytes",
                       "at most " + std::to_string(kMostTranscriptBytes));
  }
  Reader reader;
  std::size_t number = 0;
  for (std::size_t from = 0; from < text.size();) {
    if (++number > kMostTranscriptLines) {
      return whole_fault(file, "limit",
                         "more than " + std::to_string(kMostTranscriptLines) + " lines",
                         "at most as many");
    }
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const auto value = parse_json(text.substr(from, end - from), file);
    if (!value) return at_line(value.error(), number);
    const JsonCursor line(*value, file);
    if (const auto read = reader.add(line); !read) return at_line(read.error(), number);
    from = end + 1;
  }
  if (reader.is_over()) return std::move(reader).take();
  return whole_fault(file, "bad-transcript",
                     number == 0 ? "nothing" : "an end behind line " + std::to_string(number),
                     "the event \"end\" as the last line");
}

Result<Transcript> open_transcript(const std::string& path) {
  const auto text = read_whole_file(path, kMostTranscriptBytes);
  if (!text) return Failure(text.error());
  return read_transcript(*text, path);
}

}  // namespace parapet::collapse
