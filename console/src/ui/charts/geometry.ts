const NICE_STEPS = [1, 2, 2.5, 5, 10]

export function computeAxisTicks(maxValue: number, step: number = computeNiceStep(maxValue)): number[] {
  const count = Math.max(1, Math.ceil(roundFloat(maxValue / step)))
  return Array.from({ length: count + 1 }, (_, index) => roundFloat(index * step))
}

function computeNiceStep(maxValue: number): number {
  if (maxValue <= 0) return 1
  const roughStep = maxValue / 4
  const magnitude = 10 ** Math.floor(Math.log10(roughStep))
  return (NICE_STEPS.find((candidate) => candidate * magnitude >= roughStep) ?? 10) * magnitude
}

/** Removes floating-point errors: 0.1 * 3 must become 0.3. */
const roundFloat = (value: number) => Number(value.toPrecision(12))

/** If texts are closer than `gap`, moves them apart as little as possible, staying between `from` and `to`. */
export function spreadPositions(
  preferredPositions: readonly number[],
  gap: number,
  from: number,
  to: number,
): number[] {
  const order = preferredPositions
    .map((_, index) => index)
    .sort((a, b) => (preferredPositions[a] ?? 0) - (preferredPositions[b] ?? 0))
  const positions = [...preferredPositions]
  let minPosition = from
  for (const index of order) {
    positions[index] = Math.max(positions[index] ?? 0, minPosition)
    minPosition = (positions[index] ?? 0) + gap
  }
  let maxPosition = to
  for (const index of order.reverse()) {
    positions[index] = Math.min(positions[index] ?? 0, maxPosition)
    maxPosition = (positions[index] ?? 0) - gap
  }
  return positions
}

export function findNearestIndex(values: readonly number[], target: number): number {
  const getDistance = (index: number) => Math.abs((values[index] ?? Number.POSITIVE_INFINITY) - target)
  return values.reduce(
    (bestIndex, _, index) => (getDistance(index) < getDistance(bestIndex) ? index : bestIndex),
    0,
  )
}

/** Estimated width in px, because texts can't be measured before drawing. */
export const estimateTextWidth = (text: string): number => text.length * 7

const EVEN_STEPS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28]

export function computeEvenTicks(from: number, to: number, unit: number, maxCount: number): number[] {
  const span = Math.max(0, Math.floor((to - from) / unit))
  const isEnough = (step: number) => Math.floor(span / step) + 1 <= maxCount
  const roughStep = span / Math.max(1, maxCount - 1)
  const step = EVEN_STEPS.find(isEnough) ?? Math.max(1, Math.ceil(roughStep / 28)) * 28
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => from + index * step * unit)
}

type Label = { index: number; middle: number }

/** Picks the texts that fit without overlap, and returns the middle of each text. */
export function fitLabels(
  positions: readonly number[],
  texts: readonly string[],
  from: number,
  to: number,
  minGap = 12,
): Label[] {
  const labels: Label[] = []
  let minPosition = from
  positions.forEach((position, index) => {
    const halfWidth = estimateTextWidth(texts[index] ?? '') / 2
    const middle = Math.max(from + halfWidth, Math.min(position, to - halfWidth))
    if (middle - halfWidth < minPosition) return
    labels.push({ index: index, middle })
    minPosition = middle + halfWidth + minGap
  })
  return labels
}
