import { moneyText } from '@heed/contracts/rules/billing/money'
import type { Formats } from './formats.ts'

/** Cents as people read them: '$12,500.00'. */
export const money = ({ locale }: Formats, cents: number, currency?: string): string =>
  moneyText(cents, currency, locale)

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Cents as an amount is typed, without a currency: '12,500.00'. */
export const amount = (formats: Formats, cents: number): string =>
  formats.numbers(twoDecimals).format(cents / 100)

/** 0 to 100 as a whole percentage: '82%'. */
export const wholePercent = (formats: Formats, value: number): string =>
  formats.numbers({ style: 'percent' }).format(Math.round(value) / 100)

/** 0 to 100, a part of a distribution, with one decimal: '41.2%'. */
export const share = (formats: Formats, value: number): string =>
  formats
    .numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value / 100)

/** Seconds in minutes and seconds: '4 min 20 sec'. */
export function duration(formats: Formats, seconds: number): string {
  const whole = Math.round(seconds)
  const said = (unit: 'minute' | 'second', value: number) =>
    formats.numbers({ style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const parts = [
    whole >= 60 && said('minute', Math.floor(whole / 60)),
    (whole % 60 > 0 || whole === 0) && said('second', whole % 60),
  ]
  return parts.filter(Boolean).join(' ')
}

/** What stands between thousands and before decimals. */
export type Marks = { group: string; decimal: string }

export function marksOf(formats: Formats): Marks {
  const parts = formats.numbers({}).formatToParts(-1_234_567.5)
  const mark = (type: keyof Marks) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: mark('group'), decimal: mark('decimal') }
}
