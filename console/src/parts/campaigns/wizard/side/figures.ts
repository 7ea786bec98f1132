import { type Channel, getZonedDay, toZonedDateTime } from '@heed/contracts'

interface FigureFacts {
  people: number | undefined
  channels: readonly Channel[]
  messagesEach: number
  /** Per person who never finishes, across all reminder channels. */
  remindersEach: number
  first: string | null
  last: string | null
  now: string
  zone: string
}

export interface CampaignFigures {
  people: number | undefined
  channels: readonly Channel[]
  messagesEach: number
  messages: number | undefined
  remindersEach: number
  /** Upper bound, because employees who finish get no more reminders. */
  reminders: number | undefined
  first: string | null
  last: string | null
  /** Calendar days; negative once the first day has passed. */
  daysToFirst: number
  daysBetween: number
}

export function computeCampaignFigures(facts: FigureFacts): CampaignFigures {
  const {
    people,
    channels,
    messagesEach: messagesPerEmployee,
    remindersEach: remindersPerEmployee,
    first,
    last,
    now,
    zone,
  } = facts
  return {
    people,
    channels,
    messagesEach: messagesPerEmployee,
    messages: people === undefined ? undefined : people * messagesPerEmployee * channels.length,
    remindersEach: remindersPerEmployee,
    reminders: people === undefined ? undefined : people * remindersPerEmployee,
    first,
    last,
    daysToFirst: first === null ? 0 : countDaysBetween(now, first, zone),
    daysBetween: first === null || last === null ? 0 : countDaysBetween(first, last, zone),
  }
}

const countDaysBetween = (from: string, to: string, zone: string): number =>
  toZonedDateTime(from, zone).toPlainDate().until(getZonedDay(to, zone)).days

/** Works for two lists only: the sizes of three lists don't reveal the overlaps. */
export const countListOverlap = (counts: readonly number[], people: number): number => {
  const [firstCount = 0, secondCount = 0] = counts
  return counts.length === 2 ? Math.max(0, firstCount + secondCount - people) : 0
}
