#include "rules/mayhem/push/fall.h"

namespace parapet::mayhem {

Dice fall_dice(const Fall& fall) {
  Dice dice;
  if (fall.is_forced && !fall.is_cut_short) dice.red = fall.levels;
  return dice;
}

}  // namespace parapet::mayhem
