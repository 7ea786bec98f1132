import { formatMoneyText } from '@heed/contracts/rules/billing/plans/money'
import type { Formats } from '../formats.ts'

/** Formats cents as '$12,500.00'. */
export const formatMoney = ({ locale }: Formats, cents: number, currency?: string): string =>
  formatMoneyText(cents, currency, locale)

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats cents as '12,500.00'. */
export const formatAmount = (formats: Formats, cents: number): string =>
  formats.numbers(twoDecimals).format(cents / 100)

/** Formats 0 to 100 as '82%'. */
export const formatWholePercent = (formats: Formats, value: number): string =>
  formats.numbers({ style: 'percent' }).format(Math.round(value) / 100)

type Fraction = { part: number; whole?: number | undefined }

/** Never rounds a share to 0% if it includes someone, nor to 100% if it excludes someone. */
function createShareFormat(format: (value: number) => string, step: number, { part, whole }: Fraction) {
  return (value: number): string => {
    if (part > 0 && format(value) === format(0)) return `<${format(step)}`
    if (whole !== undefined && part < whole && format(value) === format(100)) {
      return `>${format(100 - step)}`
    }
    return format(value)
  }
}

/** Formats 0 to 100 as '82%', '<1%' or '>99%'. */
export const formatWholeShare = (formats: Formats, value: number, fraction: Fraction): string =>
  createShareFormat((percentage) => formatWholePercent(formats, percentage), 1, fraction)(value)

/** Formats 0 to 100 as '41.2%' or '<0.1%'. */
export const formatShare = (formats: Formats, value: number, fraction: Fraction): string => {
  const percent = formats.numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return createShareFormat((percentage) => percent.format(percentage / 100), 0.1, fraction)(value)
}

/** Formats seconds as '4 min 20 sec'. */
export function formatDuration(formats: Formats, seconds: number): string {
  const wholeSeconds = Math.round(seconds)
  const formatUnit = (unit: 'minute' | 'second', value: number) =>
    formats.numbers({ style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const parts = [
    wholeSeconds >= 60 && formatUnit('minute', Math.floor(wholeSeconds / 60)),
    (wholeSeconds % 60 > 0 || wholeSeconds === 0) && formatUnit('second', wholeSeconds % 60),
  ]
  return parts.filter(Boolean).join(' ')
}

export type NumberSeparators = { group: string; decimal: string }

export function getNumberSeparators(formats: Formats): NumberSeparators {
  const parts = formats.numbers({}).formatToParts(-1_234_567.5)
  const getMark = (type: keyof NumberSeparators) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: getMark('group'), decimal: getMark('decimal') }
}
