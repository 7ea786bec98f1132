import type { NumberSeparators } from './amountFormats.ts'

export type NumberLimits = { min: number; max: number; step: number }

const escapeSeparator = (mark: string) => (/\s/.test(mark) ? '\\s' : `\\${mark}`)

/** Reads '1,250' or '-3.5'; null if the text isn't a number. */
export function parseNumber(text: string, { group, decimal }: NumberSeparators): number | null {
  const trimmedText = text.trim()
  const [groupPattern, decimalPattern] = [escapeSeparator(group), escapeSeparator(decimal)]
  const numberPattern = new RegExp(
    `^[-−]?(?:\\d+|\\d{1,3}(?:${groupPattern}\\d{3})+)?(?:${decimalPattern}\\d*)?$`,
  )
  if (!numberPattern.test(trimmedText) || !/\d/.test(trimmedText)) return null
  return Number(
    trimmedText.replace(new RegExp(groupPattern, 'g'), '').replace(decimal, '.').replace('−', '-'),
  )
}

/** Returns cents from '$1,250', '12.5' or '12.50 USD'; null if invalid or finer than a cent. */
export function parseCents(text: string, marks: NumberSeparators): number | null {
  const amount = parseNumber(
    text.replace(/^\s*([-−]?)\s*[^\d\s.,-]{1,3}\s*/, '$1').replace(/\s*(?:\p{L}{1,3}|\p{Sc})\s*$/u, ''),
    marks,
  )
  if (amount === null || !Number.isSafeInteger(Math.round(amount * 100))) return null
  return new RegExp(`${escapeSeparator(marks.decimal)}\\d{3,}`).test(text) ? null : Math.round(amount * 100)
}

/** The nearest allowed number and the limit that was applied; steps are counted from the minimum. */
export function applyNumberLimits(
  value: number,
  { min, max, step }: NumberLimits,
): { value: number; limitedBy: 'min' | 'max' | 'step' | null } {
  if (value < min) return { value: min, limitedBy: 'min' }
  if (value > max) return { value: max, limitedBy: 'max' }
  const steps = Math.round((value - min) / step)
  const nearestValue = Number(Math.min(max, min + steps * step).toFixed(countDecimals(step)))
  return { value: nearestValue, limitedBy: nearestValue === value ? null : 'step' }
}

const countDecimals = (step: number): number => String(step).split('.')[1]?.length ?? 0
