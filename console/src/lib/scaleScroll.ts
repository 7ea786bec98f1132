/** Height of the tallest box that browsers render, px; Firefox has the lowest limit. */
const MAX_HEIGHT_PX = 15_000_000

/** All values are in px. */
export function scaleScroll(height: number, view: number): { height: number; factor: number } {
  if (height <= MAX_HEIGHT_PX) return { height, factor: 1 }
  // At the end of the scroll range, the last row must be visible.
  return { height: MAX_HEIGHT_PX, factor: (height - view) / (MAX_HEIGHT_PX - view) }
}
