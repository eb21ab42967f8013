#pragma once

#include "viewer/colours.h"

namespace parapet::viewer::panel {

// Of the panels of a window: dark on light, without loud colours but for verdicts.
inline const Colour kBar = rgb(0xFDFCF9);
inline const Colour kSide = rgb(0xF9F7F2);
inline const Colour kRim = rgb(0xD9D3C6);
inline const Colour kButton = rgb(0xEFEBE2);
inline const Colour kOff = rgb(0xA9A59B);          // what cannot be done now
inline const Colour kVeil = rgb(0x22262E, 0.35F);  // over all that a card lies on
inline const Colour kFocus = rgb(0x2F6FB5);        // what the keys act on
inline const Colour kWarning = rgb(0xFFF1DC);
inline const Colour kWarningRim = rgb(0xD9861A);
inline const Colour kWarningInk = rgb(0x6B3A00);
inline const Colour kNew = rgb(0xE8F0F8);  // what has just changed

}  // namespace parapet::viewer::panel
