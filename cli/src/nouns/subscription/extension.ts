import { hasNoEnd } from '@heed/contracts'
import { addMonths, dayMs } from '@heed/contracts/rules/billing/months'

export const extensionFormat = '1y, 6mo, 90d or P1Y6M'

export const repeatDays = 7

export const countedFromToday = 'counted from today'

interface Extension {
  months: number
  days: number
}

function parseExtension(text: string): Extension | undefined {
  const match =
    /^p?(?:(\d{1,3}) ?y(?:ears?)?)? ?(?:(\d{1,4}) ?m(?:o|onths?)?)? ?(?:(\d{1,5}) ?d(?:ays?)?)?$/i.exec(
      text.trim(),
    )
  if (!match) return undefined
  const [years = 0, months = 0, days = 0] = match
    .slice(1)
    .map((number: string | undefined) => Number(number ?? 0))
  return years + months + days > 0 ? { months: years * 12 + months, days } : undefined
}

/** A subscription that has ended is extended from today. Undefined if the text isn't an extension. */
export function extendEnd(text: string, end: string | null | undefined, now: string): string | undefined {
  const extension = parseExtension(text)
  if (!extension) return undefined
  const start = !end || hasEnded(end, now) ? now : end
  const monthsLater = addMonths(start, extension.months)
  return new Date(Date.parse(monthsLater) + extension.days * dayMs).toISOString()
}

export const hasEnded = (end: string | null | undefined, now: string): boolean =>
  !end || Date.parse(end) <= Date.parse(now)

export const isEndless = (end: string | null | undefined, now: string): boolean =>
  hasNoEnd(end ?? null, new Date(now))
