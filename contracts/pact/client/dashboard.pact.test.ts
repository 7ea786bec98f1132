import { company } from '../company.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

pinClient([
  {
    pin: 'dashboard.getEvents: a month that is none',
    as: 'viewer',
    request: 'GET /companies/101/events?m=2026-13',
    fails: refused.invalid({ m: 'Must be a month like 2026-02' }),
    do: (client) => client.dashboard.getEvents({ companyId: company.id, m: '2026-13' }),
  },
])
