#pragma once

#include <osg/Vec4f>

namespace parapet::viewer {

using Colour = osg::Vec4f;

// 0xRRGGBB.
inline Colour rgb(unsigned hex, float alpha = 1) {
  const auto part = [hex](unsigned shift) { return static_cast<float>(hex >> shift & 255U) / 255; };
  return {part(16), part(8), part(0), alpha};
}

inline Colour with_alpha(const Colour& colour, float alpha) {
  return {colour.r(), colour.g(), colour.b(), alpha};
}

// 0: a, 1: b.
inline Colour blend(const Colour& a, const Colour& b, float share) {
  return a * (1 - share) + b * share;
}

// The calm ones are for terrain; the loud ones are for evidence alone.
namespace colours {

inline const Colour kPaper = rgb(0xF4F1EA);
inline const Colour kInk = rgb(0x22262E);
inline const Colour kInkSoft = rgb(0x6A6F78);
inline const Colour kWhite = rgb(0xFFFFFF);

inline const Colour kTable = rgb(0xF1EEE7);
inline const Colour kBoardBeyond = rgb(0xE6E1D5);
inline const Colour kGround = rgb(0xF2EDE1);
inline const Colour kGroundOdd = rgb(0xE8E1D1);
inline const Colour kPlate = rgb(0xC9D8E3);
inline const Colour kPlateOdd = rgb(0xBCCDDA);
inline const Colour kPlateSide = rgb(0x9AA7B2);
inline const Colour kGroundSide = rgb(0xB9AF9B);
inline const Colour kGridLine = rgb(0x8D8677, 0.45F);
inline const Colour kOutline = rgb(0x2B2E36, 0.85F);
inline const Colour kWall = rgb(0xC9B99F);
inline const Colour kWallTop = rgb(0x6E6353);
inline const Colour kFrame = rgb(0x4E7187);
inline const Colour kFence = rgb(0xA67C4E);
inline const Colour kObstacleDot = rgb(0xB08A5B);
inline const Colour kCoverDot = rgb(0x4B6472);
inline const Colour kPost = rgb(0x8A929B);
inline const Colour kRoad = rgb(0xA9ABB0);
inline const Colour kRoadPaint = rgb(0xFAFAF5);
inline const Colour kStairs = rgb(0xB7A58A);
inline const Colour kExplosive = rgb(0xC4572F);
inline const Colour kExplosiveBand = rgb(0xF2C53D);
inline const Colour kRamp = rgb(0xD8C27A);

inline const Colour kClear = rgb(0x12A150);
inline const Colour kBlocked = rgb(0xDC2626);
inline const Colour kDoubt = rgb(0xB87A00);
inline const Colour kBlocker = rgb(0xFF8A00);

}  // namespace colours

}  // namespace parapet::viewer
