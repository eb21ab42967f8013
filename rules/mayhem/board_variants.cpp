#include "rules/mayhem/board_variants.h"

#include <utility>

namespace parapet::mayhem {
namespace {

std::size_t variant_index(const Options& options) {
  return (options.is("M3", "clear") ? 1U : 0U) + (options.is("M4", "obstacle") ? 2U : 0U) +
         (options.is("L14", "porch-open") ? 4U : 0U) + (options.is("M2", "cover") ? 8U : 0U);
}

Options without_porches(const Options& options) {
  return options.is("L14", "literal") ? options : options.with(option_index("L14"), 0);
}

}  // namespace

MergeRules merge_rules(const Options& options) {
  MergeRules rules;
  if (options.is("M3", "clear")) rules.opening_on_clear = MergeRules::OpeningOnClear::clear;
  if (options.is("M4", "obstacle")) {
    rules.opening_on_obstacle = MergeRules::OpeningOnObstacle::obstacle;
  }
  return rules;
}

BoardVariants::BoardVariants(TileMap map, Board board) : map_(std::move(map)) {
  Variant& plain = variants_[variant_index(Options())];
  std::call_once(plain.assembled,
                 [&] { plain.board = std::make_unique<const Board>(std::move(board)); });
}

Result<std::shared_ptr<const BoardVariants>> BoardVariants::assemble(TileMap map) {
  Result<Board> board = Board::assemble(map);
  if (!board) return Failure(board.error());
  return std::shared_ptr<const BoardVariants>(new BoardVariants(std::move(map), *std::move(board)));
}

const Board& BoardVariants::board(const Options& options) const {
  Variant& variant = variants_[variant_index(options)];
  std::call_once(variant.assembled, [&] {
    // The map has been assembled once without an error.
    Board board = Board::assemble(map_, merge_rules(options)).value();
    if (options.is("L14", "porch-open")) board = board.with_porches_open();
    if (options.is("M2", "cover")) board = board.with_wall_dots_covered();
    variant.board = std::make_unique<const Board>(std::move(board));
  });
  return *variant.board;
}

const Board& BoardVariants::ground(const Options& options) const {
  return board(without_porches(options));
}

const StepCosts& BoardVariants::step_costs(const Options& options) const {
  const CrossingRules rules = CrossingRules::from(options);
  const std::size_t variant = variant_index(without_porches(options));
  Costs& costs = costs_[2 * variant + (rules.dot_class_alone ? 1U : 0U)];
  std::call_once(costs.made,
                 [&] { costs.costs = std::make_unique<const StepCosts>(ground(options), rules); });
  return *costs.costs;
}

}  // namespace parapet::mayhem
