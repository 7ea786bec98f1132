import {
  customValidity,
  eternalValidityMonths,
  getDayAfter,
  getValidTillProblem,
  isCalendarDay,
  isEndDate,
  purchasableMonths,
  type SubscriptionChange,
  Validity,
} from '@heed/contracts'
import { computeValidityEnd } from '@heed/contracts/rules/billing/validity'
import { forever } from '@heed/contracts/rules/newCompanies/columns'
import { extendEnd, extensionFormat, isEndless } from './extension.ts'

export interface EndTexts {
  validity?: string | undefined
  validTill?: string | undefined
  until?: string | undefined
  extend?: string | undefined
}

export type EndKey = keyof EndTexts
export const endKeys: readonly EndKey[] = ['validity', 'validTill', 'until', 'extend']

export type SubscriptionEnd = Pick<SubscriptionChange, 'validity' | 'validTill'>
type EndResult = { end: SubscriptionEnd } | { key: EndKey; problem: string }

export const validityFormat = `${purchasableMonths.join(', ')}, or ${forever}`

/** Months; a subscription that has ended restarts for a year by default (S0 section 9). */
export const restartMonths = 12

export const exampleDay = '2027-06-30'

const isForever = (text: string): boolean => text.trim().toLowerCase() === forever
/** `until` is the last day; an instant, as in the output of heed companies list, is the exact end. */
function parseUntil(until: string): string {
  const text = until.trim()
  return isCalendarDay(text) ? getDayAfter(text) : text
}

/** Null if the changed subscription has no end. */
export const computeNewEnd = (
  { validity, validTill }: { validity: Validity; validTill?: string | undefined },
  now: Date,
): string | null =>
  validity === eternalValidityMonths ? null : computeValidityEnd(validity, now.toISOString(), validTill)

/** No previous end means that the subscription has none. */
export const endsEarlier = (previousEnd: string | null | undefined, end: string): boolean =>
  previousEnd === null || (previousEnd !== undefined && Date.parse(end) < Date.parse(previousEnd))

export const noEndText = 'The subscription has no end date'

function parseExtendedEnd(text: string, currentEnd: string | null | undefined, now: string): EndResult {
  const key = 'extend'
  if (isEndless(currentEnd, now)) return { key, problem: noEndText }
  const validTill = extendEnd(text, currentEnd, now)
  if (validTill === undefined) return { key, problem: `Enter a time such as ${extensionFormat}` }
  const problem = getValidTillProblem(validTill, now)
  return problem ? { key, problem } : { end: { validity: customValidity, validTill } }
}

/** `now` decides whether a day is in the future; at most one of the texts may be given. */
export function parseEnd(texts: EndTexts, now: string, currentEnd: string | null | undefined): EndResult {
  const [key, otherKey] = endKeys.filter((candidate) => texts[candidate] !== undefined)
  if (key === undefined) return { end: {} }
  if (otherKey !== undefined)
    return { key: otherKey, problem: `Enter either ${key} or ${otherKey}, not both` }
  const text = texts[key] ?? ''
  if (key === 'extend') return parseExtendedEnd(text, currentEnd, now)
  if (key !== 'validTill' && isForever(text)) return { end: { validity: eternalValidityMonths } }
  if (key === 'validity') {
    const months = text.trim().replace(/ ?months?$/i, '')
    const { data } = Validity.safeParse(months === '' ? Number.NaN : Number(months))
    return data === undefined || data === customValidity
      ? { key, problem: `Please select a timespan: ${validityFormat}` }
      : { end: { validity: data } }
  }
  const validTill = key === 'until' ? parseUntil(text) : text.trim()
  if (!isEndDate(validTill)) return { key, problem: `Enter a day, such as ${exampleDay}` }
  const problem = getValidTillProblem(validTill, now)
  return problem ? { key, problem } : { end: { validity: customValidity, validTill } }
}
