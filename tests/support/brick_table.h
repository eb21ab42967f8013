#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::testing {

// Brick terrain put together by hand, in studs and plates; a peg is a stud across and a plate up
// unless said otherwise.
class BrickTable {
 public:
  // A block of studs x studs x plates at stud, stud, plate.
  BrickTable& block(int width, int depth, int height, int x, int y, int z);

  // The same in ticks, of any shape, as a piece of its own.
  BrickTable& body(Shape shape);

  BrickTable& stud(Point at);  // on the last piece

  // A space with its plate in studs.
  BrickTable& space(std::string name, int x, int y, int width = 2, int depth = 2);

  BrickTable& spot(realms::Spot spot);

  // Spaces "A1".. of two by two studs.
  BrickTable& grid(int x, int y, int pitch, int columns, int rows);

  BrickTable& link(realms::LinkKind kind, std::string from, std::string to);

  BrickTable& peg(realms::Peg peg);

  realms::Battlefield field() const;

 private:
  struct NamedLink {
    realms::LinkKind kind;
    std::string from;
    std::string to;
  };

  realms::Peg peg_{Ratio(80), Ratio(32)};
  std::vector<realms::Piece> pieces_;
  std::vector<Body> bodies_;
  std::vector<realms::Spot> spots_;
  std::vector<NamedLink> links_;
};

// The space of that name. Throws where there is none.
realms::SpaceId at(const realms::Battlefield& field, std::string_view name);

// A unit on foot, 10 pegs tall unless said otherwise.
realms::Unit unit_at(const realms::Battlefield& field, std::string id, std::string_view name,
                     std::array<int, 2> size = {1, 1}, Ratio height = Ratio(10));

}  // namespace parapet::testing
