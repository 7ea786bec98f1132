import { expect, it } from 'vitest'
import { aReport, weeklySchedule } from '../testing/reports.ts'
import {
  findProblems,
  type ReportForm,
  type ReportFormContext,
  toReportBody,
  toReportForm,
} from './reportForm.ts'

const winter = '2027-03-10T08:00:00.000Z'
const summer = '2027-04-10T08:00:00.000Z'
const berlin: ReportFormContext = { zone: 'Europe/Berlin', now: winter }
const makeForm = (own: Partial<ReportForm> = {}, typing: ReportFormContext = berlin): ReportForm => ({
  ...toReportForm(typing),
  allEmployees: true,
  ...own,
})

it('a new form defaults to Monday at 07:00 every week, with a usable name', () => {
  expect(toReportForm(berlin)).toMatchObject({
    name: 'Untitled report',
    scheduleFrequency: 'WEEKLY',
    scheduleWeekday: 'MO',
    scheduleHour: '7',
    scheduleWeekdayPosition: '1',
    allEmployees: false,
  })
})

it.each<[string, string, object]>([
  ['Europe/Berlin', winter, { scheduleWeekday: 'MO', scheduleHour: 6 }],
  ['Europe/Berlin', summer, { scheduleWeekday: 'MO', scheduleHour: 5 }],
  ['America/New_York', '2027-03-13T08:00:00.000Z', { scheduleWeekday: 'MO', scheduleHour: 11 }],
  ['America/New_York', '2027-11-01T08:00:00.000Z', { scheduleWeekday: 'MO', scheduleHour: 11 }],
  ['America/New_York', '2027-11-06T08:00:00.000Z', { scheduleWeekday: 'MO', scheduleHour: 12 }],
  ['Asia/Tokyo', winter, { scheduleWeekday: 'SU', scheduleHour: 22 }],
  ['Asia/Kolkata', winter, { scheduleWeekday: 'MO', scheduleHour: 1 }],
])('in %s at %s, Monday 07:00 is sent in UTC', (zone, now, schedule) => {
  const typing = { zone, now }
  expect(toReportBody(makeForm({}, typing), typing)).toMatchObject(schedule)
})

it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Chatham'])(
  'in %s, an untouched schedule stays the same before and after clock changes',
  (zone) => {
    for (const scheduleFrequency of ['WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const) {
      const kept = aReport({ scheduleFrequency, created: '2027-01-04T09:00:00.000Z' })
      for (const now of ['2027-03-08', '2027-03-27', '2027-04-10', '2027-10-30', '2027-11-05']) {
        const typing = { zone, now: `${now}T08:00:00.000Z`, kept }
        const changed = { ...toReportForm(typing), name: 'Another name' }
        expect(toReportBody(changed, typing)).toMatchObject({
          ...weeklySchedule,
          scheduleFrequency,
          name: 'Another name',
        })
      }
    }
  },
)

it('a weekly report drops the position in the month', () => {
  const form = makeForm({ scheduleWeekdayPosition: '-1' })
  expect(toReportBody(form, berlin)).toMatchObject({
    scheduleFrequency: 'WEEKLY',
    scheduleWeekdayPosition: 1,
  })
})

it('lists, recipients and a trimmed subject are sent as typed', () => {
  const form = makeForm({
    allEmployees: false,
    employeeLists: ['7', '8'],
    recipientsEmails: ['board@example.is'],
    customEmailSubject: ' How we stand ',
  })
  expect(toReportBody(form, berlin)).toMatchObject({
    definition: { listIds: [7, 8], emailSubject: 'How we stand', recipients: ['board@example.is'] },
    allEmployees: false,
    recipientsEmails: ['board@example.is'],
  })
  expect(toReportBody(makeForm({ employeeLists: ['7'] }), berlin).definition).toEqual({
    listIds: 'all',
    emailSubject: null,
    recipients: [],
  })
})

it.each<[Partial<ReportForm>, [string | undefined, string][]]>([
  [{}, []],
  [{ name: ' ' }, [['name', 'Please enter name for the report']]],
  [
    { allEmployees: false },
    [
      ['employeeLists', 'Please select at least one employee list'],
      [undefined, 'Either all employees or at least one employee list must be selected.'],
    ],
  ],
  [
    { recipientsEmails: ['asa'] },
    [
      ['recipientsEmails', 'Please enter valid email address(es)'],
      [
        undefined,
        'One of the recipients emails email addresses is not valid, or they are not seperated with comma(,) or semi-comma(;).',
      ],
    ],
  ],
])('the form with %j has the problems %j', (own, expected) => {
  const found = findProblems(makeForm(own), berlin).map(({ field, message }) => [field, message])
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(found.every((one) => expected.some((other) => JSON.stringify(other) === JSON.stringify(one)))).toBe(
    true,
  )
})
