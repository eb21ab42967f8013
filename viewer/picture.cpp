#include "viewer/picture.h"

#include "rules/files/whole_file.h"
#include "viewer/evidence.h"
#include "viewer/page/overlay_page.h"
#include "viewer/page/page.h"
#include "viewer/picture_checks.h"
#include "viewer/render.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/evidence_node.h"
#include "viewer/section.h"

namespace parapet::viewer {
namespace {

Result<void> check(const BoardPicture& picture, PictureSize size) {
  return check_board(picture).and_then([size] { return check_size(size); });
}

}  // namespace

Result<std::string> make_picture(const BoardPicture& picture, PictureSize size) {
  if (const auto fine = check(picture, size); !fine) return Failure(fine.error());
  const auto font = load_font();
  if (!font) return Failure(font.error());
  if (picture.overlay) {
    return encoded(render_page(draw_overlay_page({{&picture, ""}}, size, *font), size));
  }

  const std::optional<Evidence> found =
      picture.sight ? read_evidence(*picture.sight) : std::optional<Evidence>();
  const Evidence* evidence = found ? &*found : nullptr;
  const Frame frame(picture.scale);
  TerrainModel model = model_terrain(*picture.board, frame, section_of(*picture.board, evidence));

  if (evidence != nullptr) model.lowered = {evidence->line->from, evidence->line->to};

  Page page(picture, evidence, model, size, *font);
  see_through(model, page.view(), page.subject());
  const SideColours sides =
      picture.pieces != nullptr ? SideColours(*picture.pieces) : SideColours();
  const BoardScene scene = build_scene(picture, sides, model, evidence, page.view(), page.unit());
  const SceneTexture texture = draw_to_texture(scene.node, page.view());
  osg::ref_ptr<osg::Group> root = new osg::Group;
  root->addChild(texture.node);
  root->addChild(page.draw(texture.texture, scene.tags));
  return encoded(render_page(root, size));
}

Result<std::string> make_change_picture(const ChangePicture& picture, PictureSize size) {
  for (const BoardPicture* state : {&picture.before, &picture.after}) {
    if (const auto fine = check(*state, size); !fine) return Failure(fine.error());
  }
  const auto font = load_font();
  if (!font) return Failure(font.error());
  return encoded(render_page(
      draw_overlay_page({{&picture.before, "before"}, {&picture.after, "after"}}, size, *font),
      size));
}

Result<void> write_picture(const BoardPicture& picture, const std::string& path, PictureSize size) {
  return make_picture(picture, size).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

Result<void> write_change_picture(const ChangePicture& picture, const std::string& path,
                                  PictureSize size) {
  return make_change_picture(picture, size).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

}  // namespace parapet::viewer
