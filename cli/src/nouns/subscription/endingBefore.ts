import { getDayBefore, isCalendarDay } from '@heed/contracts'
import { createFlagOption, createParsedOption } from '../../command/command.ts'
import { formatCount } from '../../io/words.ts'
import { hasEnded } from './extension.ts'

export interface EndSelection {
  endingBefore?: string | undefined
  includeEnded: boolean
}

function parseDay(text: string): string {
  const day = text.trim()
  if (isCalendarDay(day)) return day
  throw new RangeError('It must be a day, such as 2027-03-01.')
}

export const endSelectionOptions = {
  endingBefore: createParsedOption(
    'date',
    'Only customers whose last day is before this date, such as 2027-03-01; leaves out subscriptions that have ended',
    parseDay,
  ),
  includeEnded: createFlagOption('With --ending-before, include subscriptions that have already ended'),
}

export const formatEndedNote = (count: number): string =>
  `${formatCount(count, 'subscription has', 'subscriptions have')} already ended. To include them: --include-ended`

type EndMatch = 'selected' | 'ended' | 'later'

/** Compares the last day, as heed companies list shows it. */
export function matchEnd(
  end: string | null | undefined,
  { endingBefore, includeEnded }: EndSelection,
  now: Date,
): EndMatch {
  if (endingBefore === undefined) return 'selected'
  if (!end || getDayBefore(end) >= endingBefore) return 'later'
  return hasEnded(end, now.toISOString()) && !includeEnded ? 'ended' : 'selected'
}
