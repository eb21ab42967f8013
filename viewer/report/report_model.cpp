#include "viewer/report/report_model.h"

#include "viewer/report/board_model.h"
#include "viewer/report/brick_model.h"

namespace parapet::viewer {
namespace {

struct Make {
  ReportDetail detail;

  std::optional<ReportModel> operator()(const BoardPicture& picture) const {
    return board_model({&picture}, detail);
  }
  std::optional<ReportModel> operator()(const ChangePicture& picture) const {
    return board_model({&picture.before, &picture.after}, detail);
  }
  std::optional<ReportModel> operator()(const BrickPicture& picture) const {
    return brick_model({&picture}, detail);
  }
  std::optional<ReportModel> operator()(const BrickChange& picture) const {
    return brick_model({&picture.before, &picture.after}, detail);
  }
  std::optional<ReportModel> operator()(const ProfilePicture&) const { return std::nullopt; }
  std::optional<ReportModel> operator()(const NetworkPicture&) const { return std::nullopt; }
  std::optional<ReportModel> operator()(const BridgePicture&) const { return std::nullopt; }
};

}  // namespace

std::optional<ReportModel> report_model(const Shown& shown, ReportDetail detail) {
  return std::visit(Make{detail}, shown.picture);
}

std::vector<std::string> simplified(ReportDetail detail, bool is_of_bricks) {
  std::vector<std::string> sentences;
  if (detail >= ReportDetail::flat_figures) {
    sentences.push_back("Figures are drawn with flat faces, to keep the page small.");
  }
  if (detail >= ReportDetail::no_studs && is_of_bricks) {
    sentences.push_back("The studs of the bricks are left out.");
  }
  if (detail >= ReportDetail::no_outlines) sentences.push_back("The edges are not drawn.");
  return sentences;
}

std::vector<GlbLayer> layers_of(const EvidenceMeshes& meshes) {
  return {{"paint", meshes.ground, false}, {"blocker", meshes.blocker, false},
          {"glow", meshes.glow, false},    {"rim", meshes.halo, false, false, true},
          {"line", meshes.lines, false},   {"mark rim", meshes.mark_halo, false},
          {"mark", meshes.marks, false}};
}

}  // namespace parapet::viewer
