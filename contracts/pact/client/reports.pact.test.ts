import { instant, integer } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const companyId = 101
const reportId = 7001
const one = { companyId, reportId }
const { post, put, del } = requestsBelow(`/companies/${companyId}/reports`)
const given = [{ state: 'a report', params: { reportId, executionId: 8001, is: 'planned' } }] as const
const changing = { as: 'admin', given } as const
const missing = 'This report does not exist'

const fields = {
  name: 'Weekly progress',
  definition: { listIds: [11, 12], emailSubject: 'How we stand', recipients: ['board@example.is'] },
  allEmployees: false,
  scheduleFrequency: 'WEEKLY',
  scheduleWeekday: 'MO',
  scheduleHour: 7,
  scheduleWeekdayPosition: 1,
  recipientsEmails: ['board@example.is'],
} as const
const report = {
  id: reportId,
  created: instant(),
  lists: [
    { id: 11, name: 'Finance' },
    { id: 12, name: 'Sales' },
  ],
  rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
  ...fields,
}
const changed = {
  ...fields,
  name: 'Month by month',
  definition: { listIds: 'all', recipients: [] },
  allEmployees: true,
  recipientsEmails: [],
  scheduleFrequency: 'MONTHLY',
  scheduleWeekdayPosition: -1,
} as const
const saved = {
  ...report,
  ...changed,
  definition: { listIds: 'all', emailSubject: null, recipients: [] },
  lists: [],
  rrule: 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1;BYHOUR=7;BYMINUTE=0;BYSECOND=0',
}
pinRows([
  {
    operation: 'reports.create',
    uponReceiving: 'a recurring report',
    withRequest: post('', fields),
    willRespondWith: ok({ success: true, report: { ...report, id: integer(reportId) } }),
    call: (client) =>
      client.reports.create({
        companyId,
        ...fields,
        definition: { ...fields.definition, listIds: [11, 12], recipients: ['board@example.is'] },
        recipientsEmails: ['board@example.is'],
      }),
    gives: { success: true, report: { name: 'Weekly progress' } },
  },
  {
    operation: 'reports.create',
    uponReceiving: 'a snapshot',
    withRequest: post('', {
      name: 'Before the audit',
      definition: { listIds: 'all', recipients: [] },
      allEmployees: true,
      generate: true,
    }),
    willRespondWith: ok({
      success: true,
      report: {
        ...saved,
        id: integer(reportId),
        name: 'Before the audit',
        scheduleFrequency: null,
        scheduleWeekday: null,
        scheduleHour: null,
        scheduleWeekdayPosition: null,
        rrule: null,
      },
    }),
    call: (client) =>
      client.reports.create({
        companyId,
        name: 'Before the audit',
        definition: { listIds: 'all', recipients: [] },
        allEmployees: true,
        generate: true,
      }),
    gives: { success: true, report: { scheduleFrequency: null } },
  },
  {
    operation: 'reports.create',
    uponReceiving: 'a report without a name',
    withRequest: post('', { name: '', definition: { listIds: 'all' } }),
    willRespondWith: refused.invalid({ name: 'Please enter name for the report' }),
    call: (client) => client.reports.create({ companyId, name: '', definition: { listIds: 'all' } }),
    fails: { kind: 'validation' },
  },
  {
    operation: 'reports.create',
    uponReceiving: 'a report about nobody',
    withRequest: post('', { name: 'Nobody', definition: { listIds: [] } }),
    willRespondWith: refused.invalid({
      'definition.listIds': 'Please select at least one employee list',
      '': 'Either all employees or at least one employee list must be selected.',
    }),
    call: (client) => client.reports.create({ companyId, name: 'Nobody', definition: { listIds: [] } }),
    fails: { kind: 'validation' },
  },
  {
    as: 'viewer',
    operation: 'reports.create',
    uponReceiving: 'a report of a viewer',
    withRequest: post('', { name: 'Mine', definition: { listIds: 'all' } }),
    willRespondWith: refused.forbidden(),
    call: (client) => client.reports.create({ companyId, name: 'Mine', definition: { listIds: 'all' } }),
    fails: { kind: 'forbidden' },
  },
  {
    ...changing,
    operation: 'reports.update',
    uponReceiving: 'another schedule',
    withRequest: put(`/${reportId}`, changed),
    willRespondWith: ok({ success: true, report: saved }),
    call: (client) =>
      client.reports.update({
        ...one,
        ...changed,
        definition: { listIds: 'all', recipients: [] },
        recipientsEmails: [],
      }),
    gives: { success: true, report: { name: 'Month by month' } },
  },
  {
    ...changing,
    operation: 'reports.delete',
    uponReceiving: 'a report that goes',
    withRequest: del(`/${reportId}`),
    willRespondWith: ok(),
    call: (client) => client.reports.delete(one),
    gives: { success: true },
  },
  {
    operation: 'reports.delete',
    uponReceiving: 'a report that is gone already',
    withRequest: del('/7002'),
    willRespondWith: refused.notFound(missing),
    call: (client) => client.reports.delete({ companyId, reportId: 7002 }),
    fails: { kind: 'notFound', message: missing },
  },
])
