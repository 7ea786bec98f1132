import type { CalendarEvent } from '../../entities/dashboard.ts'

/** A campaign with what it sends: deliveries of a training, or the invitation of an assessment. */
export interface CalendarCampaign {
  id: CalendarEvent['id']
  name: string
  type: CalendarEvent['type']
  events: readonly { id: number; send: string; status: number }[]
}

/** What is sent in a month as in '2027-03', by UTC, in the order of the dates (S2 section 2.7). */
export const calendarEvents = (campaigns: readonly CalendarCampaign[], month: string): CalendarEvent[] =>
  campaigns
    .flatMap(({ id, name, type, events }) =>
      events
        .filter(({ send }) => send.startsWith(`${month}-`))
        .map((event) => ({ id, eventId: event.id, name, type, date: event.send, status: event.status })),
    )
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
