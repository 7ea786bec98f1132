export type Limits = { min: number; max: number; step: number }

const shape = /^[-−]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/

/** A number as it is written in en-US, with or without its commas: '1,250', '-3.5'. null for what is none. */
export function readNumber(text: string): number | null {
  const written = text.trim()
  if (!shape.test(written) || !/\d/.test(written)) return null
  return Number(written.replaceAll(',', '').replace('−', '-'))
}

/** Cents of an amount as it is typed: '$1,250', '12.5', '12.50 USD'. null for what is none, or finer than a cent. */
export function readCents(text: string): number | null {
  const amount = readNumber(
    text.replace(/^\s*([-−]?)\s*[^\d\s.,-]{1,3}\s*/, '$1').replace(/\s*\p{L}{1,3}\s*$/u, ''),
  )
  if (amount === null || !Number.isSafeInteger(Math.round(amount * 100))) return null
  return /\.\d{3,}/.test(text) ? null : Math.round(amount * 100)
}

/** The allowed number nearest to one, and which limit moved it. Steps are counted from the least. */
export function held(
  value: number,
  { min, max, step }: Limits,
): { value: number; by: 'min' | 'max' | 'step' | null } {
  if (value < min) return { value: min, by: 'min' }
  if (value > max) return { value: max, by: 'max' }
  const steps = Math.round((value - min) / step)
  const near = Number(Math.min(max, min + steps * step).toFixed(digitsOf(step)))
  return { value: near, by: near === value ? null : 'step' }
}

const digitsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0
