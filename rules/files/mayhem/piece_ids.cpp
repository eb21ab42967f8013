#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "rules/files/mayhem/pieces_json.h"

namespace parapet {
namespace {

// Collects ids with their pointers and keeps the first that comes twice.
class IdCheck {
 public:
  IdCheck(std::string_view file, std::string_view pointer) : file_(file), pointer_(pointer) {}

  void add(std::string_view list, std::size_t index, std::string_view id) {
    std::string place = pointer_ + "/" + std::string(list) + "/" + std::to_string(index) + "/id";
    const auto [first, is_new] = seen_.emplace(id, place);
    if (is_new || !fault_.code.empty()) return;
    fault_.code = "duplicate-id";
    fault_.file = file_;
    fault_.place = std::move(place);
    fault_.found = "\"" + std::string(id) + "\", the id at " + first->second + " too";
    fault_.expected = "an id that no other unit, vehicle, device or object has";
  }

  Result<void> result() const {
    if (!fault_.code.empty()) return Failure(fault_);
    return {};
  }

 private:
  std::string file_;
  std::string pointer_;
  std::map<std::string_view, std::string> seen_;
  Fault fault_;
};

}  // namespace

Result<void> check_ids(const mayhem::Pieces& pieces, std::string_view file,
                       std::string_view pointer) {
  IdCheck check(file, pointer);
  for (std::size_t n = 0; n < pieces.units.size(); ++n) check.add("units", n, pieces.units[n].id);
  for (std::size_t n = 0; n < pieces.vehicles.size(); ++n) {
    check.add("vehicles", n, pieces.vehicles[n].id);
  }
  for (std::size_t n = 0; n < pieces.devices.size(); ++n) {
    check.add("devices", n, pieces.devices[n].id);
  }
  for (std::size_t n = 0; n < pieces.markers.size(); ++n) {
    if (pieces.markers[n].kind != mayhem::MarkerKind::object) continue;
    check.add("markers", n, pieces.markers[n].id);
  }
  return check.result();
}

}  // namespace parapet
