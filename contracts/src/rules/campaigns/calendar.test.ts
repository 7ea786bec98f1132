import { expect, it } from 'vitest'
import { calendarEvents } from './calendar.ts'

const events = (...sends: string[]) =>
  sends.map((send, at) => ({ id: at + 1, send: `${send}T08:00:00.000Z`, status: 0 }))

it('shows what is sent in the month, the earliest first, whichever campaign it is of', () => {
  const shown = calendarEvents(
    [
      { id: 1, name: 'Spring', type: 'training', events: events('2027-02-28', '2027-03-01', '2027-03-31') },
      { id: 2, name: 'Check', type: 'assessment', events: events('2027-03-15') },
      { id: 3, name: 'Later', type: 'training', events: events('2027-04-01', '2028-03-01') },
    ],
    '2027-03',
  )
  expect(shown.map(({ id, eventId, type, date }) => [id, eventId, type, date.slice(0, 10)])).toEqual([
    [1, 2, 'training', '2027-03-01'],
    [2, 1, 'assessment', '2027-03-15'],
    [1, 3, 'training', '2027-03-31'],
  ])
})
