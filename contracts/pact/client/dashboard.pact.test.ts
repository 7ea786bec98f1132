import { company } from '../company.ts'
import { instant, integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const companyId = company.id
const { get } = requestsBelow(`/companies/${companyId}`)

pinRows([
  {
    operation: 'dashboard.getEvents',
    uponReceiving: 'a month in which nothing is sent',
    as: 'viewer',
    withRequest: get('/events?m=2020-02'),
    willRespondWith: ok({ events: [] }),
    call: (client) => client.dashboard.getEvents({ companyId, m: '2020-02' }),
    gives: { events: [] },
  },
  {
    operation: 'dashboard.getEvents',
    uponReceiving: 'what is sent in a month',
    as: 'viewer',
    given: [{ state: 'campaigns of an employee', params: { email: company.employees[0].email } }],
    withRequest: get('/events?m=2026-01'),
    willRespondWith: ok({
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
    }),
    call: (client) => client.dashboard.getEvents({ companyId, m: '2026-01' }),
    gives: { events: [{ type: 'training' }, { type: 'assessment' }] },
  },
  {
    operation: 'dashboard.getEvents',
    uponReceiving: 'a month that is none',
    as: 'viewer',
    withRequest: get('/events?m=2026-13'),
    willRespondWith: refused.invalid({ m: 'Must be a month like 2026-02' }),
    call: (client) => client.dashboard.getEvents({ companyId, m: '2026-13' }),
    fails: { kind: 'validation', fields: { m: 'Must be a month like 2026-02' } },
  },
])
