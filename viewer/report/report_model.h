#pragma once

#include <optional>
#include <osg/Vec3d>
#include <string>
#include <vector>

#include "viewer/page/legend.h"
#include "viewer/report/glb.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/shown.h"

namespace parapet::viewer {

// What a ruling shows, made ready to be turned on a page: meshes and what is written on them.
struct ReportModel {
  // Written at a place, over all that is drawn.
  struct Label {
    enum class Kind {
      name,      // of who stands there
      end,       // of what is looked at or told of
      decision,  // where it was decided, and by what
      number,    // on a space: too many to show them all at once
      mark       // beside the board: a column's letter, a row's number; seen from its side
    };
    osg::Vec3d at;     // in our axes
    std::string text;  // lines
    Kind kind = Kind::name;
    std::string level;              // the node with which it is hidden; empty: it is not
    Colour colour = colours::kInk;  // of a name
    osg::Vec3d outward{};           // of a mark: away from the board
  };
  // One of the states of a change; of all else there is one.
  struct State {
    std::string name;                 // "Before"; empty of the only one
    std::vector<std::string> levels;  // names of nodes, from the lowest
    std::string ruling;               // the name of the node of what is never hidden
    std::size_t shown = 0;            // so many levels, to begin with
    std::vector<Label> labels;
  };

  std::vector<State> states;
  std::vector<GlbNode> nodes;
  osg::Vec3d towards_eye;  // from where it is seen best
  std::vector<Swatch> legend;
};

// How much of a model is drawn, step by step less: figures with flat faces, no studs, no edges.
enum class ReportDetail { all, flat_figures, no_studs, no_outlines };

// What is left out, in sentences.
std::vector<std::string> simplified(ReportDetail detail, bool is_of_bricks);

// Nothing where there is nothing to turn, or of so many spaces that nobody could make one out.
// REQUIRES: the picture can be drawn (make_picture does not fail).
std::optional<ReportModel> report_model(const Shown& shown, ReportDetail detail);

// The layers of what a ruling shows, from below.
std::vector<GlbLayer> layers_of(const EvidenceMeshes& meshes);

}  // namespace parapet::viewer
