import { createPact, integer, matchInstant, nameCall, rejections } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { companyPin } from '../../../../test/company.ts'
import { type RunOptions, runHeed } from '../../../../test/heed.ts'

const pact = createPact('heed-cli', 'reports')
const reportId = 7001
const path = '/companies/101/reports'
const given = { 'a report': { reportId, executionId: 8001, is: 'planned' } } as const

const fields = {
  name: 'Weekly progress',
  definition: { listIds: [11, 12], emailSubject: 'How we stand', recipients: ['board@example.is'] },
  allEmployees: false,
  recipientsEmails: ['board@example.is'],
}
const mondays = {
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
} as const
const lists = [
  { id: 11, name: 'Finance' },
  { id: 12, name: 'Sales' },
]
const report = {
  ...fields,
  ...mondays,
  id: reportId,
  created: matchInstant(),
  lists,
  rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
}
const allEmployeesFields = {
  name: 'Before the audit',
  definition: { listIds: 'all', recipients: [] },
  allEmployees: true,
  recipientsEmails: [],
}
const snapshot = {
  ...report,
  ...allEmployeesFields,
  definition: { ...allEmployeesFields.definition, emailSubject: null },
  lists: [],
  scheduleFrequency: null,
  scheduleWeekday: null,
  scheduleHour: null,
  scheduleWeekdayPosition: null,
  rrule: null,
}

const makeListsPin = (of: string) =>
  ({
    pin: `lists.list: the lists of ${of}`,
    request: 'GET /companies/101/lists',
    answer: {
      lists: [
        { id: 11, name: 'Finance', usersCount: integer(2), created: matchInstant() },
        { id: 12, name: 'Sales', usersCount: integer(2), created: matchInstant() },
        { id: 13, name: 'Warehouse', usersCount: integer(0), created: matchInstant() },
      ],
      count: 3,
    },
  }) as const
const get = {
  pin: 'reports.get',
  given,
  request: `GET ${path}/${reportId}`,
  answer: { ...report, definition: { listIds: [11, 12], recipients: ['board@example.is'] } },
} as const
const makeCreatePin = (body: unknown) =>
  ({
    pin: 'reports.create',
    request: `POST ${path}`,
    body,
  }) as const

const run = (running: { url: string; token: string }, words: readonly string[], options: RunOptions = {}) =>
  runHeed(['reports', ...words], {
    env: { HEED_API: running.url, HEED_TOKEN: running.token, HEED_COMPANY: '101' },
    ...options,
  })

it('reports create creates a report for lists', () =>
  pact.story(
    [
      nameCall('the company of a new report', companyPin),
      makeListsPin('a new report'),
      nameCall('a recurring report', {
        ...makeCreatePin({ ...fields, ...mondays }),
        answer: { success: true, report: { ...report, id: integer(reportId) } },
      }),
    ],
    async (running) => {
      const about = [
        '--lists',
        'Finance, sales',
        '--recipients',
        'board@example.is',
        '--subject',
        'How we stand',
      ]
      const words = ['create', '--name', 'Weekly progress', ...about, '--on', 'monday', '--at', '07:00']
      const { code, output } = await run(running, words)
      expect(code).toBe(0)
      expect(output).toContain(
        'Report added: "Weekly progress" (7001) of Norðurljós\n  weekly, Monday 07:00 UTC',
      )
    },
  ))

it('reports snapshot creates a report of all employees', () =>
  pact.story(
    [
      nameCall('the company of a snapshot', companyPin),
      nameCall('a snapshot', {
        ...makeCreatePin({ ...allEmployeesFields, generate: true }),
        answer: { success: true, report: { ...snapshot, id: integer(reportId) } },
      }),
    ],
    async (running) => {
      const { code, output } = await run(running, [
        'snapshot',
        '--name',
        'Before the audit',
        '--all-employees',
      ])
      expect(code).toBe(0)
      expect(output).toContain('Report generated: "Before the audit"')
      expect(output).toContain('heed reports download 7001')
    },
  ))

it('reports create fails for a viewer', () =>
  pact.story(
    [
      nameCall('the company of a viewer', { ...companyPin, as: 'viewer' }),
      nameCall('a report of a viewer', {
        ...makeCreatePin({ ...allEmployeesFields, name: 'Mine', ...mondays }),
        as: 'viewer',
        fails: rejections.forbidden(),
      }),
    ],
    async (running) => {
      const { code } = await run(running, ['create', '--name', 'Mine', '--all-employees'])
      expect(code).toBe(4)
    },
  ))

it('reports update changes the given fields and keeps the others', () =>
  pact.story(
    [
      nameCall('the company of a report that changes', companyPin),
      nameCall('the report that changes', get),
      {
        pin: 'reports.update: another schedule',
        given,
        request: `PUT ${path}/${reportId}`,
        body: {
          ...fields,
          definition: { listIds: [11, 12], recipients: ['board@example.is'] },
          ...mondays,
          name: 'Month by month',
          scheduleFrequency: 'MONTHLY',
          scheduleWeekday: 'FR',
          scheduleWeekdayPosition: -1,
        },
        answer: {
          success: true,
          report: {
            ...report,
            name: 'Month by month',
            definition: { listIds: [11, 12], emailSubject: null, recipients: ['board@example.is'] },
            scheduleFrequency: 'MONTHLY',
            scheduleWeekday: 'FR',
            scheduleWeekdayPosition: -1,
            rrule: 'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
          },
        },
      },
    ],
    async (running) => {
      const words = ['update', '7001', '--name', 'Month by month', '--every', 'month', '--on', 'last friday']
      const { code, output } = await run(running, words)
      expect([code, output]).toEqual([0, expect.stringContaining('monthly, last Friday 07:00 UTC')])
    },
  ))

const deletion = {
  pin: 'reports.delete',
  given,
  request: `DELETE ${path}/${reportId}`,
} as const

it('reports delete deletes a report by its name', () =>
  pact.story(
    [
      nameCall('the company of a report that goes', companyPin),
      {
        ...get,
        pin: 'reports.list: the report that goes, among all of them',
        request: `GET ${path}?order=created+desc&p=0&n=1000`,
        answer: { reports: [get.answer], count: 1 },
      },
      nameCall('a report that goes', { ...deletion, answer: { success: true } }),
    ],
    async (running) => {
      const { code, output } = await run(running, ['delete', 'weekly PROGRESS', '--yes'])
      expect([code, output]).toEqual([0, '✓ Deleted the report "Weekly progress" (7001) of Norðurljós\n'])
    },
  ))

it('reports delete reports a report that was deleted in the meantime', () =>
  pact.story(
    [
      nameCall('the company of a report that is gone meanwhile', companyPin),
      nameCall('a report just before it is gone', get),
      nameCall('a report that is gone already', {
        ...deletion,
        given: {},
        fails: rejections.notFound('This report does not exist'),
      }),
    ],
    async (running) => {
      const { code, error } = await run(running, ['delete', '7001', '--yes'])
      expect([code, error]).toEqual([1, expect.stringContaining('This report does not exist')])
    },
  ))
