#pragma once

#include <string>
#include <vector>

#include "physics/structure/structure.h"
#include "physics/structure/vector3.h"
#include "rules/ask/asked.h"
#include "rules/ask/collapse/collapse_json.h"
#include "viewer/brick_picture.h"

namespace parapet::cli {

// Pictures of structures, of bricks and of Levels on posts alike.

// The structure that a question `stable` or `remove` was about; a null pointer for other answers.
const physics::Structure* structure_of(const ask::Answer& answer);

// How a structure looks.
struct StructureLook {
  const physics::Structure& structure;     // must outlive it
  std::vector<viewer::BrickPiece> pieces;  // of the structure's, one each; more of what else is
                                           // there, whose bodies are `ground`
  std::vector<std::vector<Shape>> shapes;  // of the structure's pieces where they stand, as drawn
  std::vector<Body> ground;
  std::vector<viewer::BrickUnit> units;
  std::string title;
  std::string verdict;
};

// A picture and the bodies that it draws.
struct StructurePicture {
  viewer::BrickPicture picture;
  std::vector<viewer::BrickPiece> pieces;
  std::vector<Body> bodies;

  // Without bodies of pieces.
  static StructurePicture of(const StructureLook& look);

  void add(std::size_t piece, const std::vector<Shape>& shapes);

  // The picture with its spans set, which must not outlive this.
  const viewer::BrickPicture& ready();
};

// Each piece in the colour of the most that a connection of it is strained, those that do not stand
// striped; marks at the weakest connections.
StructurePicture standing_picture(const StructureLook& look, const ask::StableEvidence& evidence);

viewer::BrickPoint to_picture(const physics::Vector3& point);

}  // namespace parapet::cli
