#pragma once

#include <span>

#include "cli/question_verb.h"
#include "cli/realms/realms_overlay.h"
#include "cli/realms/realms_sentences.h"

namespace parapet::cli {

// The questions of game skirmish: as verbs, in sentences, in pictures.
std::span<const QuestionVerb> skirmish_verbs();
std::span<const RealmsSentence> skirmish_sentences();
std::span<const RealmsDrawing> skirmish_drawings();

}  // namespace parapet::cli
