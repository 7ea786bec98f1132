import { moneyText } from '@heed/contracts'

export const units = (cents: number): number => cents / 100

export const unitsText = (value: unknown, currency?: string): string =>
  moneyText(Math.round(Number(value) * 100), currency)
