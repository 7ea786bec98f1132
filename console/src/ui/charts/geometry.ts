/** Chart width in px; a chart is narrower in windows below 700 px and in half a card. */
export const NARROW_WIDTH_PX = 628

const NICE = [1, 2, 2.5, 5, 10]

export function axisTicks(most: number, step: number = niceStep(most)): number[] {
  const count = Math.max(1, Math.ceil(round(most / step)))
  return Array.from({ length: count + 1 }, (_, at) => round(at * step))
}

function niceStep(most: number): number {
  if (most <= 0) return 1
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return (NICE.find((nice) => nice * power >= rough) ?? 10) * power
}

/** Removes floating-point errors: 0.1 * 3 must become 0.3. */
const round = (value: number) => Number(value.toPrecision(12))

/** If texts are closer than `gap`, moves them apart as little as possible, from `from` to `to`. */
export function spreadPositions(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const places = [...wanted]
  let lowest = from
  for (const at of order) {
    places[at] = Math.max(places[at] ?? 0, lowest)
    lowest = (places[at] ?? 0) + gap
  }
  let highest = to
  for (const at of order.reverse()) {
    places[at] = Math.min(places[at] ?? 0, highest)
    highest = (places[at] ?? 0) - gap
  }
  return places
}

export function findNearestIndex(values: readonly number[], wanted: number): number {
  const distance = (at: number) => Math.abs((values[at] ?? Number.POSITIVE_INFINITY) - wanted)
  return values.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0)
}

/** Estimated width in px, because texts can't be measured before drawing. */
export const estimateWidth = (text: string): number => text.length * 7

type Label = { at: number; middle: number }

/** Picks the texts that fit without overlap, and returns the middle of each text. */
export function fitLabels(
  places: readonly number[],
  texts: readonly string[],
  from: number,
  to: number,
  air = 12,
): Label[] {
  const chosen: Label[] = []
  let free = from
  places.forEach((place, at) => {
    const half = estimateWidth(texts[at] ?? '') / 2
    const middle = Math.max(from + half, Math.min(place, to - half))
    if (middle - half < free) return
    chosen.push({ at, middle })
    free = middle + half + air
  })
  return chosen
}
