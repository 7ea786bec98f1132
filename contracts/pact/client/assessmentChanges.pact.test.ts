import { integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import type { Given } from '../states.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const companyId = 101
const id = 9101
const one = { companyId, assessmentId: String(id) }
const { post, put, del } = requestsBelow('/companies/101/assessments')
type Is = Extract<Given, { state: 'an assessment' }>['params']['is']
const given = (is: Is): [Given] => [{ state: 'an assessment', params: { assessmentId: id, is } }]
const form = {
  name: 'Winter check',
  questions: [1001, 2001],
  userLists: [11],
  channel: 1,
  scheduleType: 1,
  due: '2099-01-15T09:00:00.000Z',
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
  templateIds: ['custom'],
  templateCustomized: true,
  introMessage: null,
  personalizeEnabled: true,
  personalizeData: { companyName: 'Norðurljós', companyDomain: 'example.is', emailHR: 'hr@example.is' },
  threatAreas: ['Phishing', 'Passwords'],
} as const
const forms = () => ({
  ...form,
  questions: [...form.questions],
  userLists: [...form.userLists],
  reminders_settings: { channel: 1, steps: [] },
  templateIds: [...form.templateIds],
  threatAreas: [...form.threatAreas],
})
const later = { scheduleType: 0, date: '2098-12-01T09:00:00.000Z', timeOfDay: '09:00' } as const
const saved = (status: number, of: unknown = integer(9102)) =>
  ok({ success: true, assessment: { id: of, status } })
const reason = (text: string) => ok({ success: false, reason: text })
const told = { success: false, reason: string('No') }

const making: Row[] = [
  {
    operation: 'assessments.create',
    uponReceiving: 'one that starts at once',
    withRequest: post('', form),
    willRespondWith: saved(2),
    call: (client) => client.assessments.create({ companyId, ...forms() }),
    gives: { success: true, assessment: { status: 2 } },
  },
  {
    operation: 'assessments.create',
    uponReceiving: 'one with a date',
    withRequest: post('', { ...form, ...later }),
    willRespondWith: saved(1),
    call: (client) => client.assessments.create({ companyId, ...forms(), ...later }),
    gives: { success: true, assessment: { status: 1 } },
  },
  {
    operation: 'assessments.create',
    uponReceiving: 'one whose delivery is past',
    withRequest: post('', { ...form, ...later, date: '2020-01-01T09:00:00.000Z' }),
    willRespondWith: reason('Date cannot be set in the past.'),
    call: (client) =>
      client.assessments.create({ companyId, ...forms(), ...later, date: '2020-01-01T09:00:00.000Z' }),
    gives: { success: false, reason: 'Date cannot be set in the past.' },
  },
  {
    operation: 'assessments.create',
    uponReceiving: 'one of a company without a license',
    company: { expired: true },
    withRequest: post('', form),
    willRespondWith: reason('No license available'),
    call: (client) => client.assessments.create({ companyId, ...forms() }),
    gives: { success: false, reason: 'No license available' },
  },
  {
    operation: 'assessments.create',
    uponReceiving: 'one by a viewer',
    as: 'viewer',
    withRequest: post('', form),
    willRespondWith: refused.forbidden(),
    call: (client) => client.assessments.create({ companyId, ...forms() }),
    fails: { kind: 'forbidden' },
  },
  {
    operation: 'assessments.saveDraft',
    uponReceiving: 'a draft that has a name only',
    withRequest: post('/draft', { name: 'Later', status: -1 }),
    willRespondWith: saved(-1),
    call: (client) => client.assessments.saveDraft({ companyId, name: 'Later', status: -1 }),
    gives: { success: true, assessment: { status: -1 } },
  },
  {
    operation: 'assessments.updateDraft',
    uponReceiving: 'another name of a draft',
    given: given('draft'),
    withRequest: put(`/${id}/draft`, { name: 'Much later', status: -1 }),
    willRespondWith: saved(-1, id),
    call: (client) => client.assessments.updateDraft({ ...one, name: 'Much later', status: -1 }),
    gives: { success: true, assessment: { id } },
  },
  {
    operation: 'assessments.update',
    uponReceiving: 'a draft that is started',
    given: given('draft'),
    withRequest: put(`/${id}`, form),
    willRespondWith: saved(2, id),
    call: (client) => client.assessments.update({ ...one, ...forms() }),
    gives: { success: true, assessment: { id, status: 2 } },
  },
  {
    operation: 'assessments.update',
    uponReceiving: 'a change of a completed one',
    given: given('completed'),
    withRequest: put(`/${id}`, form),
    willRespondWith: reason("You can't edit an already completed assessment"),
    call: (client) => client.assessments.update({ ...one, ...forms() }),
    gives: { success: false, reason: "You can't edit an already completed assessment" },
  },
]

const changing: Row[] = [
  {
    operation: 'assessments.delete',
    uponReceiving: 'a draft',
    given: given('draft'),
    withRequest: del(`/${id}`),
    willRespondWith: ok(),
    call: (client) => client.assessments.delete(one),
    gives: { success: true },
  },
  {
    operation: 'assessments.delete',
    uponReceiving: 'one that runs',
    given: given('active'),
    withRequest: del(`/${id}`),
    willRespondWith: ok(told),
    call: (client) => client.assessments.delete(one),
    gives: { success: false },
  },
  {
    operation: 'assessments.pause',
    uponReceiving: 'a scheduled one',
    given: given('scheduled'),
    withRequest: put(`/${id}/pauseAssessment`),
    willRespondWith: saved(-1, id),
    call: (client) => client.assessments.pause(one),
    gives: { success: true, assessment: { status: -1 } },
  },
  {
    operation: 'assessments.rename',
    uponReceiving: 'another name',
    given: given('active'),
    withRequest: put(`/${id}/rename`, { name: 'Spring check' }),
    willRespondWith: ok({ success: true, assessment: { id, name: 'Spring check' } }),
    call: (client) => client.assessments.rename({ ...one, name: 'Spring check' }),
    gives: { assessment: { name: 'Spring check' } },
  },
  {
    operation: 'assessments.restart',
    uponReceiving: 'a restart with another due date',
    given: given('completed'),
    withRequest: post(`/${id}/restart`, { due: '2099-01-15T09:00:00.000Z' }),
    willRespondWith: saved(2, id),
    call: (client) => client.assessments.restart({ ...one, due: '2099-01-15T09:00:00.000Z' }),
    gives: { assessment: { status: 2 } },
  },
  {
    operation: 'assessments.restart',
    uponReceiving: 'a restart without one',
    given: given('completed'),
    withRequest: post(`/${id}/restart`),
    willRespondWith: ok(told),
    call: (client) => client.assessments.restart(one),
    gives: { success: false },
  },
  {
    operation: 'assessments.resetProgress',
    uponReceiving: 'one employee begins anew',
    given: given('active'),
    withRequest: del(`/${id}/users/asa%40example.is/progress`),
    willRespondWith: ok(),
    call: (client) => client.assessments.resetProgress({ ...one, email: 'asa@example.is' }),
    gives: { success: true },
  },
  {
    operation: 'assessments.resetProgress',
    uponReceiving: 'who is nobody',
    given: given('active'),
    withRequest: del(`/${id}/users/who%40example.is/progress`),
    willRespondWith: refused.notFound('No data to display.'),
    call: (client) => client.assessments.resetProgress({ ...one, email: 'who@example.is' }),
    fails: { kind: 'notFound' },
  },
]

const selection = { allSelected: true, unCheckedUsers: [], checkedUsers: [] }
const adding: Row[] = [
  {
    operation: 'assessments.addUsersToList',
    uponReceiving: 'all at risk in Phishing on a list',
    given: given('active'),
    withRequest: post(`/${id}/users/addUsersToList`, {
      targetListId: 13,
      selection,
      minScore: 0,
      maxScore: 49,
      threatArea: 'Phishing',
    }),
    willRespondWith: ok({ added: 1, duplicates: 0, list: { id: 13, name: 'Warehouse' } }),
    call: (client) =>
      client.assessments.addUsersToList({
        ...one,
        targetListId: 13,
        selection,
        minScore: 0,
        maxScore: 49,
        threatArea: 'Phishing',
      }),
    gives: { added: 1, list: { name: 'Warehouse' } },
  },
  {
    operation: 'assessments.addUsersToList',
    uponReceiving: 'people where no seat is free',
    company: { full: true },
    given: given('active'),
    withRequest: post(`/${id}/users/addUsersToList`, { targetListName: 'At risk', selection }),
    willRespondWith: refused.conflict('Employees limit reached.'),
    call: (client) => client.assessments.addUsersToList({ ...one, targetListName: 'At risk', selection }),
    fails: { kind: 'conflict', message: 'Employees limit reached.' },
  },
]

const look = {
  targetEmail: 'anna@example.is, villi@example.is',
  previewQuestions: [1001, 2001],
  name: 'Winter check',
  due: '2099-01-15T09:00:00.000Z',
  duration: 300,
}
const carla = { allSelected: false, unCheckedUsers: [], checkedUsers: ['carla@example.is'] }
const sending: Row[] = [
  {
    operation: 'assessments.sendPreview',
    uponReceiving: 'the invitation to look at',
    withRequest: post('/sendPreview', look),
    willRespondWith: ok(),
    call: (client) => client.assessments.sendPreview({ companyId, ...look }),
    gives: { success: true },
  },
  {
    operation: 'assessments.sendPreview',
    uponReceiving: 'a preview to what is no address',
    withRequest: post('/sendPreview', { ...look, targetEmail: 'anna' }),
    willRespondWith: refused.invalid({ targetEmail: 'Email not valid: anna' }),
    call: (client) => client.assessments.sendPreview({ companyId, ...look, targetEmail: 'anna' }),
    fails: { kind: 'validation', fields: { targetEmail: 'Email not valid: anna' } },
  },
  {
    operation: 'assessments.sendReminders',
    uponReceiving: 'reminders to who has not finished',
    given: given('active'),
    withRequest: post(`/${id}/reminders`),
    willRespondWith: ok({ success: true, count: 1 }),
    call: (client) => client.assessments.sendReminders(one),
    gives: { success: true, count: 1 },
  },
  {
    operation: 'assessments.sendReminders',
    uponReceiving: 'a reminder to who cannot be reached',
    given: given('active'),
    withRequest: post(`/${id}/reminders`, { selection: carla }),
    willRespondWith: reason('There are no employees to be reminded.'),
    call: (client) => client.assessments.sendReminders({ ...one, selection: carla }),
    gives: { success: false, reason: 'There are no employees to be reminded.' },
  },
  {
    operation: 'assessments.sendReminders',
    uponReceiving: 'reminders of one that is completed',
    given: given('completed'),
    withRequest: post(`/${id}/reminders`),
    willRespondWith: ok(told),
    call: (client) => client.assessments.sendReminders(one),
    gives: { success: false },
  },
  {
    operation: 'assessments.sendReminders',
    uponReceiving: 'reminders by a viewer',
    as: 'viewer',
    given: given('active'),
    withRequest: post(`/${id}/reminders`),
    willRespondWith: refused.forbidden(),
    call: (client) => client.assessments.sendReminders(one),
    fails: { kind: 'forbidden' },
  },
]

pinRows([...making, ...changing, ...adding, ...sending])
