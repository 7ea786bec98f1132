import { type CalendarEvent, campaignStatus } from '@heed/contracts'
import { trainingEvents, trainingKey } from './trainings/trainingViews.ts'
import type { World } from './World.ts'

/** What the campaigns of a company send in a month of UTC such as '2026-02', the earliest first (S2 section 3). */
export function calendarEvents(world: World, companyId: number, month: string): CalendarEvent[] {
  return trainingDeliveries(world, companyId)
    .filter(({ date }) => date.startsWith(`${month}-`))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/** A draft plans nothing yet. */
const trainingDeliveries = (world: World, companyId: number): CalendarEvent[] =>
  world.campaigns.trainingsOfCompany
    .of(companyId)
    .filter(({ status }) => status !== campaignStatus.draft)
    .flatMap((training) =>
      trainingEvents(training).map(({ id, send, status }) => ({
        id: trainingKey(training),
        eventId: id,
        name: training.name,
        type: 'training' as const,
        date: send,
        status,
      })),
    )
