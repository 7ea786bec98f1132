/** Tallest box that browsers render, px; Firefox has the lowest limit. */
const TALLEST = 15_000_000

/** All in px. */
export function longScroll(height: number, view: number): { height: number; factor: number } {
  if (height <= TALLEST) return { height, factor: 1 }
  // Scrolled to the end, the last row must be visible.
  return { height: TALLEST, factor: (height - view) / (TALLEST - view) }
}
