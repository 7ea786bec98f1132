import { formatMoneyText } from '@heed/contracts'

export const toCurrencyUnits = (cents: number): number => cents / 100

export const formatUnits = (value: unknown, currency?: string): string =>
  formatMoneyText(Math.round(Number(value) * 100), currency)
