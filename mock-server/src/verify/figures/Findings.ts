import { isDeepStrictEqual } from 'node:util'

export class Findings {
  readonly problems: string[] = []

  checkEqual(label: string, values: Readonly<Record<string, unknown>>): void {
    const [firstValue, ...otherValues] = Object.values(values)
    if (otherValues.some((otherValue) => !isDeepStrictEqual(firstValue, otherValue))) {
      this.problems.push(`${label}: ${JSON.stringify(values)}`)
    }
  }

  checkNear(label: string, a: number | null, b: number | null, tolerance = 1): void {
    const isNear = a === null || b === null ? a === b : Math.abs(a - b) <= tolerance
    if (!isNear) this.problems.push(`${label}: ${a} and ${b}`)
  }

  checkRange(label: string, value: number | null, min: number, max: number): void {
    if (value !== null && !(value >= min && value <= max)) {
      this.problems.push(`${label}: ${value} is not from ${min} to ${max}`)
    }
  }

  checkPercent(label: string, ...values: readonly (number | null)[]): void {
    for (const value of values) this.checkRange(label, value, 0, 100)
  }
}

export const computeMean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
