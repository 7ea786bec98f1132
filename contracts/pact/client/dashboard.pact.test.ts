import { company } from '../company.ts'
import { instant, integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = company.id

pinClient([
  {
    pin: 'dashboard.getEvents: a month in which nothing is sent',
    as: 'viewer',
    request: 'GET /companies/101/events?m=2020-02',
    answer: { events: [] },
    do: (client) => client.dashboard.getEvents({ companyId, m: '2020-02' }),
  },
  {
    pin: 'dashboard.getEvents: what is sent in a month',
    as: 'viewer',
    given: { 'campaigns of an employee': { email: company.employees[0].email } },
    request: 'GET /companies/101/events?m=2026-01',
    answer: {
      events: [
        { id: 9001, eventId: 9001, name: 'Passwords', type: 'training', date: instant(), status: 1 },
        {
          id: 9001,
          eventId: integer(18002),
          name: 'Phishing',
          type: 'assessment',
          date: instant(),
          status: 1,
        },
      ],
    },
    do: (client) => client.dashboard.getEvents({ companyId, m: '2026-01' }),
  },
  {
    pin: 'dashboard.getEvents: a month that is none',
    as: 'viewer',
    request: 'GET /companies/101/events?m=2026-13',
    fails: refused.invalid({ m: 'Must be a month like 2026-02' }),
    do: (client) => client.dashboard.getEvents({ companyId, m: '2026-13' }),
  },
])
