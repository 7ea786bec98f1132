import {
  type Channel,
  channelsOf,
  dayIn,
  earliest,
  inZone,
  type TrainingScheduleType,
  trainingScheduleType,
} from '@heed/contracts'
import type { Delivery } from './deliveries.ts'

interface FigureFacts {
  deliveries: readonly Delivery[]
  scheduleType: TrainingScheduleType
  channel: number
  people: number
  now: string
  zone: string
}

export interface TrainingFigures {
  people: number
  /** Channels that messages go by: none where only links are handed out. */
  channels: Channel[]
  /** By one channel. */
  messagesEach: number
  messages: number
  /** The first and the last delivery; null where nothing is planned for a day. */
  first: string | null
  last: string | null
  /** Days on the calendar until the first, below 0 since then, and from the first to the last. */
  daysToFirst: number
  daysBetween: number
}

/** What a training means for people, in figures: the side panel and the last step say the same. */
export function trainingFigures(facts: FigureFacts): TrainingFigures {
  const { deliveries, scheduleType, channel, people, now, zone } = facts
  const isPlanned = scheduleType === trainingScheduleType.future
  const dates = isPlanned ? deliveries.map(({ date }) => date) : []
  const first = earliest(dates) ?? null
  const last = dates.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null
  const channels = scheduleType === trainingScheduleType.downloadLinks ? [] : channelsOf(channel)
  const messagesEach = channels.length === 0 ? 0 : deliveries.length
  return {
    people,
    channels,
    messagesEach,
    messages: people * messagesEach * channels.length,
    first,
    last,
    daysToFirst: first === null ? 0 : daysBetween(now, first, zone),
    daysBetween: first === null || last === null ? 0 : daysBetween(first, last, zone),
  }
}

const daysBetween = (from: string, to: string, zone: string): number =>
  inZone(from, zone).toPlainDate().until(dayIn(to, zone)).days

/** People who are on more than one of the lists: each gets a message once. */
export const onSeveralLists = (counts: readonly number[], people: number): number =>
  Math.max(0, counts.reduce((sum, count) => sum + count, 0) - people)
