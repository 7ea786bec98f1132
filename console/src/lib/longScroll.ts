/** Browsers draw nothing further down than this many pixels; the lowest of their limits is Firefox's. */
const TALLEST = 15_000_000

/** How a list of any height scrolls in a box that browsers can draw. All in pixels. */
export function longScroll(height: number, view: number): { height: number; factor: number } {
  if (height <= TALLEST) return { height, factor: 1 }
  // The ends meet: scrolled down all the way, the last row is seen.
  return { height: TALLEST, factor: (height - view) / (TALLEST - view) }
}
