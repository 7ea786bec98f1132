export interface Figure {
  what: string
  value: number
  unit: string
  baseline?: { what: string; value: number }
  target?: { kind: 'ratio' | 'value'; most?: number; least?: number }
}

const formatRounded = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 })

/** Benchmarks report results but never fail. */
export function printFigure({ what, value, unit, baseline, target }: Figure): void {
  const ratio = baseline ? value / baseline.value : Number.NaN
  const measuredValue = target?.kind === 'ratio' ? ratio : value
  const parts = [`${what}: ${formatRounded(value)} ${unit}`]
  if (baseline)
    parts.push(`${baseline.what} ${formatRounded(baseline.value)} ${unit}`, `ratio ${ratio.toFixed(2)}`)
  if (target) {
    const boundText = target.most === undefined ? `at least ${target.least}` : `at most ${target.most}`
    const isMet =
      measuredValue <= (target.most ?? Number.POSITIVE_INFINITY) && measuredValue >= (target.least ?? 0)
    parts.push(
      `target ${boundText}${target.kind === 'ratio' ? ' x' : ` ${unit}`}: ${isMet ? 'met' : 'MISSED'}`,
    )
  }
  console.log(parts.join(' | '))
}

export function computeMedian(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  return sortedValues[Math.floor(sortedValues.length / 2)] ?? Number.NaN
}
