// @vitest-environment node
import { matchInstant } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { finders } from './finders.tsx'

testCompanyPins([
  {
    pin: 'reports.list: all of them, to find one by name',
    as: 'viewer',
    given: { 'a report': { reportId: 7001, executionId: 8001, is: 'succeeded' } },
    request: 'GET /companies/101/reports?p=0&n=1000',
    answer: {
      reports: [
        {
          id: 7001,
          name: 'Weekly progress',
          created: matchInstant(),
          lists: [
            { id: 11, name: 'Finance' },
            { id: 12, name: 'Sales' },
          ],
          definition: { listIds: [11, 12], recipients: ['board@example.is'] },
          allEmployees: false,
          recipientsEmails: ['board@example.is'],
          scheduleFrequency: 'WEEKLY',
          scheduleWeekday: 'MO',
          scheduleHour: 7,
          scheduleWeekdayPosition: 1,
          rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
        },
      ],
      count: 1,
    },
    do: (company) => finders[0]?.find(company, 'weekly', new AbortController().signal) ?? Promise.resolve([]),
    reads: [{ name: 'Weekly progress', to: '/reports/7001/' }],
  },
])
