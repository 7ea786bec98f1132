import { company } from '../company.ts'
import { integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const companyId = company.id
const [asa] = company.employees
const { get, post, put, del } = requestsBelow(`/companies/${companyId}/trainings`)
const at = { companyId, trainingId: '9001' }
const inTraining = [{ state: 'campaigns of an employee', params: { email: asa.email } }] as const
const locked = "You can't edit an already ongoing or completed training"
const base: Pick<Row, 'given'> = { given: inTraining }

const save = {
  name: 'Summer',
  subjects: [101, 201],
  userLists: [11],
  scheduleType: 0 as const,
  frequency: 'W2',
  subjectsPerInterval: 2,
  sendOptions: { channel: 1 },
  events: [{ date: '2099-06-01T08:00:00.000Z', type: 1 as const, subjects: [101, 201] }],
  introMessageEnabled: false,
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
}
const everybody = { allSelected: true, unCheckedUsers: [], checkedUsers: [] }
const result = (status: number) => ({ success: true, automation: { id: integer(9002), status } })

pinRows([
  {
    operation: 'trainings.create',
    uponReceiving: 'a training with a date',
    withRequest: post('', save),
    willRespondWith: ok(result(1)),
    call: (client) => client.trainings.create({ companyId, ...save }),
    gives: { success: true, automation: { status: 1 } },
  },
  {
    operation: 'trainings.create',
    uponReceiving: 'a training that begins in the past',
    withRequest: post('', { ...save, events: [{ ...save.events[0], date: '2020-06-01T08:00:00.000Z' }] }),
    willRespondWith: ok({ success: false, reason: 'Date cannot be set in the past.' }),
    call: (client) =>
      client.trainings.create({
        companyId,
        ...save,
        events: [{ date: '2020-06-01T08:00:00.000Z', type: 1, subjects: [101, 201] }],
      }),
    gives: { success: false, reason: 'Date cannot be set in the past.' },
  },
  {
    operation: 'trainings.create',
    uponReceiving: 'a training where the subscription has ended',
    company: { expired: true },
    withRequest: post('', save),
    willRespondWith: ok({ success: false, reason: 'No license available' }),
    call: (client) => client.trainings.create({ companyId, ...save }),
    gives: { reason: 'No license available' },
  },
  {
    operation: 'trainings.create',
    uponReceiving: 'a training by a viewer',
    as: 'viewer',
    withRequest: post('', save),
    willRespondWith: refused.forbidden(),
    call: (client) => client.trainings.create({ companyId, ...save }),
    fails: { kind: 'forbidden' },
  },
  {
    ...base,
    operation: 'trainings.update',
    uponReceiving: 'other lessons for a training that runs',
    withRequest: put('/9001', save),
    willRespondWith: ok({ success: false, reason: locked }),
    call: (client) => client.trainings.update({ ...at, ...save }),
    gives: { success: false, reason: locked },
  },
  {
    operation: 'trainings.saveDraft',
    uponReceiving: 'a draft with nothing but a name',
    withRequest: post('/draft', { name: 'Later' }),
    willRespondWith: ok(result(-1)),
    call: (client) => client.trainings.saveDraft({ companyId, name: 'Later' }),
    gives: { automation: { status: -1 } },
  },
  {
    ...base,
    operation: 'trainings.updateDraft',
    uponReceiving: 'a draft of a training that runs',
    withRequest: put('/9001/draft', { name: 'Later' }),
    willRespondWith: ok({ success: false, reason: string('Only a draft can be saved as a draft') }),
    call: (client) => client.trainings.updateDraft({ ...at, name: 'Later' }),
    gives: { success: false },
  },
  {
    ...base,
    operation: 'trainings.delete',
    uponReceiving: 'the removal of a training that runs',
    withRequest: del('/9001'),
    willRespondWith: ok({
      success: false,
      reason: string('Only a draft or scheduled training can be deleted'),
    }),
    call: (client) => client.trainings.delete(at),
    gives: { success: false },
  },
  {
    ...base,
    operation: 'trainings.pause',
    uponReceiving: 'the end of a training that runs',
    withRequest: put('/9001/pauseAutomation'),
    willRespondWith: ok({ success: true, automation: { id: 9001, status: -1 } }),
    call: (client) => client.trainings.pause(at),
    gives: { automation: { status: -1 } },
  },
  {
    ...base,
    operation: 'trainings.rename',
    uponReceiving: 'another name',
    withRequest: put('/9001/rename', { name: 'Better passwords' }),
    willRespondWith: ok({ success: true, automation: { id: 9001, name: 'Better passwords' } }),
    call: (client) => client.trainings.rename({ ...at, name: 'Better passwords' }),
    gives: { automation: { name: 'Better passwords' } },
  },
  {
    ...base,
    operation: 'trainings.rename',
    uponReceiving: 'no name',
    withRequest: put('/9001/rename', { name: '' }),
    willRespondWith: refused.invalid({ name: 'You need to enter some information to save' }),
    call: (client) => client.trainings.rename({ ...at, name: '' }),
    fails: { kind: 'validation', fields: { name: 'You need to enter some information to save' } },
  },
  {
    ...base,
    operation: 'trainings.addUsersToList',
    uponReceiving: 'everybody onto a list',
    withRequest: post('/9001/users/addUsersToList', { targetListId: 13, selection: everybody }),
    willRespondWith: ok({ added: 1, duplicates: 0, list: { id: 13, name: 'Warehouse' } }),
    call: (client) => client.trainings.addUsersToList({ ...at, targetListId: 13, selection: everybody }),
    gives: { added: 1, duplicates: 0 },
  },
  {
    operation: 'trainings.sendPreview',
    uponReceiving: 'the mails to look at',
    withRequest: post('/sendPreview', {
      targetEmail: 'anna@example.is, villi@example.is',
      previewType: 'all',
      previewSubjects: [{ index: 0, subjectIds: [101] }],
    }),
    willRespondWith: ok(),
    call: (client) =>
      client.trainings.sendPreview({
        companyId,
        targetEmail: 'anna@example.is, villi@example.is',
        previewType: 'all',
        previewSubjects: [{ index: 0, subjectIds: [101] }],
      }),
    gives: { success: true },
  },
  {
    ...base,
    operation: 'trainings.countReminders',
    uponReceiving: 'whom a reminder to all would reach',
    withRequest: get('/9001/reminders/count?reminderOption=3'),
    willRespondWith: ok({ remindersCount: 1, lastReminders: null }),
    call: (client) => client.trainings.countReminders({ ...at, reminderOption: 3 }),
    gives: { remindersCount: 1, lastReminders: null },
  },
  {
    ...base,
    operation: 'trainings.sendReminders',
    uponReceiving: 'reminders where everybody has completed',
    withRequest: post('/9001/reminders', { mode: 2 }),
    willRespondWith: ok({ success: false, reason: string('Everybody has completed this training') }),
    call: (client) => client.trainings.sendReminders({ ...at, mode: 2 }),
    gives: { success: false },
  },
  {
    ...base,
    operation: 'trainings.resendEventMail',
    uponReceiving: 'the mail of a delivery once more',
    withRequest: post('/9001/events/9001/resend', { email: asa.email }),
    willRespondWith: ok({ success: true, count: 1 }),
    call: (client) => client.trainings.resendEventMail({ ...at, eventId: 9001, email: asa.email }),
    gives: { success: true, count: 1 },
  },
])
