// @vitest-environment node
import { integer, company as known, matchInstant, rejections } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { CalendarStore } from './CalendarStore.ts'

const loadMonth = (m: string) => async (company: CompanyStores) => {
  const store = company.getStore(CalendarStore)
  await store.load([m])
  return store.getMonths([m])
}

testCompanyPins([
  {
    pin: 'dashboard.getEvents: what is sent in a month',
    as: 'viewer',
    given: { 'campaigns of an employee': { email: known.employees[0].email } },
    request: 'GET /companies/101/events?m=2026-01',
    answer: {
      events: [
        {
          id: 9001,
          eventId: 9001,
          name: 'Passwords',
          type: 'training',
          date: matchInstant(),
          status: 1,
          users: integer(1),
        },
        {
          id: 9001,
          eventId: integer(18002),
          name: 'Phishing',
          type: 'assessment',
          date: matchInstant(),
          status: 1,
        },
      ],
    },
    do: loadMonth('2026-01'),
    reads: { value: [{ name: 'Passwords' }, { type: 'assessment' }] },
  },
  {
    pin: 'dashboard.getEvents: a month in which nothing is sent',
    as: 'viewer',
    request: 'GET /companies/101/events?m=2020-02',
    answer: { events: [] },
    do: loadMonth('2020-02'),
    reads: { value: [] },
  },
  {
    pin: 'dashboard.getEvents: a month that is none',
    as: 'viewer',
    request: 'GET /companies/101/events?m=2026-13',
    fails: rejections.invalid({ m: 'Must be a month like 2026-02' }),
    do: loadMonth('2026-13'),
    reads: { value: undefined, failure: { kind: 'validation' } },
  },
])
