import { moneyText } from '@heed/contracts'

/** Money as it is printed for programs: in units of its currency, as options take it. On the wire it is in cents. */
export const units = (cents: number): number => cents / 100

/** Units for people. */
export const unitsText = (value: unknown, currency?: string): string =>
  moneyText(Math.round(Number(value) * 100), currency)
