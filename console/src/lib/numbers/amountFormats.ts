import { moneyText } from '@heed/contracts/rules/billing/plans/money'
import type { Formats } from '../formats.ts'

/** Formats cents as '$12,500.00'. */
export const formatMoney = ({ locale }: Formats, cents: number, currency?: string): string =>
  moneyText(cents, currency, locale)

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats cents as '12,500.00'. */
export const formatAmount = (formats: Formats, cents: number): string =>
  formats.numbers(twoDecimals).format(cents / 100)

/** Formats 0 to 100 as '82%'. */
export const formatWholePercent = (formats: Formats, value: number): string =>
  formats.numbers({ style: 'percent' }).format(Math.round(value) / 100)

type Counted = { part: number; whole?: number | undefined }

/** Never rounds a share to 0% if it includes someone, nor to 100% if it excludes someone. */
function notRoundedAway(written: (value: number) => string, step: number, { part, whole }: Counted) {
  return (value: number): string => {
    if (part > 0 && written(value) === written(0)) return `<${written(step)}`
    if (whole !== undefined && part < whole && written(value) === written(100)) {
      return `>${written(100 - step)}`
    }
    return written(value)
  }
}

/** Formats 0 to 100 as '82%', '<1%' or '>99%'. */
export const formatWholeShare = (formats: Formats, value: number, counted: Counted): string =>
  notRoundedAway((one) => formatWholePercent(formats, one), 1, counted)(value)

/** Formats 0 to 100 as '41.2%' or '<0.1%'. */
export const formatShare = (formats: Formats, value: number, counted: Counted): string => {
  const percent = formats.numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return notRoundedAway((one) => percent.format(one / 100), 0.1, counted)(value)
}

/** Formats seconds as '4 min 20 sec'. */
export function formatDuration(formats: Formats, seconds: number): string {
  const whole = Math.round(seconds)
  const said = (unit: 'minute' | 'second', value: number) =>
    formats.numbers({ style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const parts = [
    whole >= 60 && said('minute', Math.floor(whole / 60)),
    (whole % 60 > 0 || whole === 0) && said('second', whole % 60),
  ]
  return parts.filter(Boolean).join(' ')
}

export type NumberMarks = { group: string; decimal: string }

export function getNumberMarks(formats: Formats): NumberMarks {
  const parts = formats.numbers({}).formatToParts(-1_234_567.5)
  const mark = (type: keyof NumberMarks) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: mark('group'), decimal: mark('decimal') }
}
