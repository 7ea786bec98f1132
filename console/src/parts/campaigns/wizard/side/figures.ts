import { type Channel, dayIn, inZone } from '@heed/contracts'

interface FigureFacts {
  people: number
  /** Channels that messages go by: none where only links are handed out. */
  channels: readonly Channel[]
  /** To one person by one channel. */
  messagesEach: number
  /** To one person who never finishes, by all the channels of the reminders. */
  remindersEach: number
  /** The first and the last day that are planned; null where none is. */
  first: string | null
  last: string | null
  now: string
  zone: string
}

export interface CampaignFigures {
  people: number
  channels: readonly Channel[]
  messagesEach: number
  messages: number
  remindersEach: number
  /** At most: who finishes gets no more of them. */
  reminders: number
  /** Null where nothing is planned for a day. */
  first: string | null
  last: string | null
  /** Days on the calendar until the first, below 0 since then, and from the first to the last. */
  daysToFirst: number
  daysBetween: number
}

/** What a campaign means for people, in figures: the side panel and the last step say the same. */
export function campaignFigures(facts: FigureFacts): CampaignFigures {
  const { people, channels, messagesEach, remindersEach, first, last, now, zone } = facts
  return {
    people,
    channels,
    messagesEach,
    messages: people * messagesEach * channels.length,
    remindersEach,
    reminders: people * remindersEach,
    first,
    last,
    daysToFirst: first === null ? 0 : daysBetween(now, first, zone),
    daysBetween: first === null || last === null ? 0 : daysBetween(first, last, zone),
  }
}

const daysBetween = (from: string, to: string, zone: string): number =>
  inZone(from, zone).toPlainDate().until(dayIn(to, zone)).days

/** People who are on both of two lists. The sizes of three tell no more than how many memberships there are. */
export const onBothLists = (counts: readonly number[], people: number): number => {
  const [one = 0, other = 0] = counts
  return counts.length === 2 ? Math.max(0, one + other - people) : 0
}
