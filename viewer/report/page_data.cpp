#include "viewer/report/page_data.h"

#include <array>
#include <charconv>
#include <cmath>

#include "rules/files/json/json_write.h"

namespace parapet::viewer {
namespace {

JsonValue number(double value) {
  std::array<char, 40> text{};
  const double rounded = std::round(value * 1e4) / 1e4;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), rounded).ptr;
  return JsonValue::from_digits(std::string(text.data(), end));
}

JsonValue place(const osg::Vec3d& ours) {
  return JsonValue::from_list({number(ours.x()), number(ours.z()), number(-ours.y())});
}

JsonValue texts(const std::vector<std::string>& all) {
  std::vector<JsonValue> items;
  for (const std::string& text : all) items.push_back(JsonValue::from_text(text));
  return JsonValue::from_list(std::move(items));
}

JsonValue ink(const Colour& colour) {
  std::vector<JsonValue> parts;
  for (const float part : {colour.r(), colour.g(), colour.b()}) {
    parts.push_back(JsonValue::from_integer(std::lround(part * 255)));
  }
  return JsonValue::from_list(std::move(parts));
}

const char* name_of(ReportModel::Label::Kind kind) {
  switch (kind) {
    case ReportModel::Label::Kind::name:
      return "name";
    case ReportModel::Label::Kind::end:
      return "end";
    case ReportModel::Label::Kind::decision:
      return "decision";
    case ReportModel::Label::Kind::number:
      return "number";
    case ReportModel::Label::Kind::mark:
      return "mark";
  }
  return "name";
}

JsonValue label_data(const ReportModel::Label& label) {
  return JsonValue::from_members({{"at", place(label.at)},
                                  {"text", JsonValue::from_text(label.text)},
                                  {"ink", ink(label.colour)},
                                  {"level", JsonValue::from_text(label.level)},
                                  {"outward", place(label.outward)},
                                  {"kind", JsonValue::from_text(name_of(label.kind))}});
}

JsonValue state_data(const ReportModel::State& state) {
  std::vector<JsonValue> labels;
  for (const ReportModel::Label& label : state.labels) labels.push_back(label_data(label));
  return JsonValue::from_members(
      {{"name", JsonValue::from_text(state.name)},
       {"levels", texts(state.levels)},
       {"ruling", JsonValue::from_text(state.ruling)},
       {"shown", JsonValue::from_integer(static_cast<std::int64_t>(state.shown))},
       {"labels", JsonValue::from_list(std::move(labels))}});
}

}  // namespace

std::string page_data(const ReportModel& model) {
  std::vector<JsonValue> states;
  for (const ReportModel::State& state : model.states) states.push_back(state_data(state));
  return write_json_line(JsonValue::from_members(
      {{"towardsEye", place(model.towards_eye)}, {"states", JsonValue::from_list(states)}}));
}

}  // namespace parapet::viewer
