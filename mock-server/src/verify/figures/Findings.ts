import { isDeepStrictEqual } from 'node:util'

export class Findings {
  readonly found: string[] = []

  agree(what: string, shown: Readonly<Record<string, unknown>>): void {
    const [first, ...others] = Object.values(shown)
    if (others.some((other) => !isDeepStrictEqual(first, other))) {
      this.found.push(`${what}: ${JSON.stringify(shown)}`)
    }
  }

  near(what: string, one: number | null, other: number | null, most = 1): void {
    const isNear = one === null || other === null ? one === other : Math.abs(one - other) <= most
    if (!isNear) this.found.push(`${what}: ${one} and ${other}`)
  }

  within(what: string, value: number | null, low: number, high: number): void {
    if (value !== null && !(value >= low && value <= high)) {
      this.found.push(`${what}: ${value} is not from ${low} to ${high}`)
    }
  }

  percent(what: string, ...values: readonly (number | null)[]): void {
    for (const value of values) this.within(what, value, 0, 100)
  }
}

export const getMean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
