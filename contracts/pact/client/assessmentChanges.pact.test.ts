import { integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = 101
const id = 9101
const one = { companyId, assessmentId: String(id) }
const given = (is: 'draft' | 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: id, is } }) as const
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
const saved = (status: number, of: unknown = integer(9102)) => ({
  success: true,
  assessment: { id: of, status },
})
const reason = (text: string) => ({ success: false, reason: text })
const told = { success: false, reason: string('No') }

pinClient([
  {
    pin: 'assessments.create: one that starts at once',
    request: 'POST /companies/101/assessments',
    body: form,
    answer: saved(2),
    do: (client) => client.assessments.create({ companyId, ...forms() }),
  },
  {
    pin: 'assessments.create: one with a date',
    request: 'POST /companies/101/assessments',
    body: { ...form, ...later },
    answer: saved(1),
    do: (client) => client.assessments.create({ companyId, ...forms(), ...later }),
  },
  {
    pin: 'assessments.create: one whose delivery is past',
    request: 'POST /companies/101/assessments',
    body: { ...form, ...later, date: '2020-01-01T09:00:00.000Z' },
    answer: reason('Date cannot be set in the past.'),
    do: (client) =>
      client.assessments.create({ companyId, ...forms(), ...later, date: '2020-01-01T09:00:00.000Z' }),
  },
  {
    pin: 'assessments.create: one of a company without a license',
    given: { 'a company': { expired: true } },
    request: 'POST /companies/101/assessments',
    body: form,
    answer: reason('No license available'),
    do: (client) => client.assessments.create({ companyId, ...forms() }),
  },
  {
    pin: 'assessments.create: one by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/assessments',
    body: form,
    fails: refused.forbidden(),
    do: (client) => client.assessments.create({ companyId, ...forms() }),
  },
  {
    pin: 'assessments.saveDraft: a draft that has a name only',
    request: 'POST /companies/101/assessments/draft',
    body: { name: 'Later', status: -1 },
    answer: saved(-1),
    do: (client) => client.assessments.saveDraft({ companyId, name: 'Later', status: -1 }),
  },
  {
    pin: 'assessments.updateDraft: another name of a draft',
    given: given('draft'),
    request: `PUT /companies/101/assessments/${id}/draft`,
    body: { name: 'Much later', status: -1 },
    answer: saved(-1, id),
    do: (client) => client.assessments.updateDraft({ ...one, name: 'Much later', status: -1 }),
  },
  {
    pin: 'assessments.update: a draft that is started',
    given: given('draft'),
    request: `PUT /companies/101/assessments/${id}`,
    body: form,
    answer: saved(2, id),
    do: (client) => client.assessments.update({ ...one, ...forms() }),
  },
  {
    pin: 'assessments.update: a change of a completed one',
    given: given('completed'),
    request: `PUT /companies/101/assessments/${id}`,
    body: form,
    answer: reason("You can't edit an already completed assessment"),
    do: (client) => client.assessments.update({ ...one, ...forms() }),
  },
])

pinClient([
  {
    pin: 'assessments.rename: another name',
    given: given('active'),
    request: `PUT /companies/101/assessments/${id}/rename`,
    body: { name: 'Spring check' },
    answer: { success: true, assessment: { id, name: 'Spring check' } },
    do: (client) => client.assessments.rename({ ...one, name: 'Spring check' }),
  },
  {
    pin: 'assessments.restart: a restart with another due date',
    given: given('completed'),
    request: `POST /companies/101/assessments/${id}/restart`,
    body: { due: '2099-01-15T09:00:00.000Z' },
    answer: saved(2, id),
    do: (client) => client.assessments.restart({ ...one, due: '2099-01-15T09:00:00.000Z' }),
  },
  {
    pin: 'assessments.restart: a restart without one',
    given: given('completed'),
    request: `POST /companies/101/assessments/${id}/restart`,
    body: {},
    answer: told,
    do: (client) => client.assessments.restart(one),
  },
  {
    pin: 'assessments.resetProgress: one employee begins anew',
    given: given('active'),
    request: `DELETE /companies/101/assessments/${id}/users/asa%40example.is/progress`,
    answer: { success: true },
    do: (client) => client.assessments.resetProgress({ ...one, email: 'asa@example.is' }),
  },
  {
    pin: 'assessments.resetProgress: who is nobody',
    given: given('active'),
    request: `DELETE /companies/101/assessments/${id}/users/who%40example.is/progress`,
    fails: refused.notFound('No data to display.'),
    do: (client) => client.assessments.resetProgress({ ...one, email: 'who@example.is' }),
  },
])

const selection = { allSelected: true, unCheckedUsers: [], checkedUsers: [] }
pinClient([
  {
    pin: 'assessments.addUsersToList: all at risk in Phishing on a list',
    given: given('active'),
    request: `POST /companies/101/assessments/${id}/users/addUsersToList`,
    body: {
      targetListId: 13,
      selection,
      minScore: 0,
      maxScore: 49,
      threatArea: 'Phishing',
    },
    answer: { added: 1, duplicates: 0, list: { id: 13, name: 'Warehouse' } },
    do: (client) =>
      client.assessments.addUsersToList({
        ...one,
        targetListId: 13,
        selection,
        minScore: 0,
        maxScore: 49,
        threatArea: 'Phishing',
      }),
  },
  {
    pin: 'assessments.addUsersToList: people where no seat is free',
    given: { 'a company': { full: true }, ...given('active') },
    request: `POST /companies/101/assessments/${id}/users/addUsersToList`,
    body: { targetListName: 'At risk', selection },
    fails: refused.conflict('Employees limit reached.'),
    do: (client) => client.assessments.addUsersToList({ ...one, targetListName: 'At risk', selection }),
  },
])

const look = {
  targetEmail: 'anna@example.is, villi@example.is',
  previewQuestions: [1001, 2001],
  name: 'Winter check',
  due: '2099-01-15T09:00:00.000Z',
  duration: 300,
}
const carla = { allSelected: false, unCheckedUsers: [], checkedUsers: ['carla@example.is'] }
pinClient([
  {
    pin: 'assessments.sendPreview: the invitation to look at',
    request: 'POST /companies/101/assessments/sendPreview',
    body: look,
    answer: { success: true },
    do: (client) => client.assessments.sendPreview({ companyId, ...look }),
  },
  {
    pin: 'assessments.sendPreview: a preview to what is no address',
    request: 'POST /companies/101/assessments/sendPreview',
    body: { ...look, targetEmail: 'anna' },
    fails: refused.invalid({ targetEmail: 'Email not valid: anna' }),
    do: (client) => client.assessments.sendPreview({ companyId, ...look, targetEmail: 'anna' }),
  },
  {
    pin: 'assessments.sendReminders: reminders to who has not finished',
    given: given('active'),
    request: `POST /companies/101/assessments/${id}/reminders`,
    body: {},
    answer: { success: true, count: 1 },
    do: (client) => client.assessments.sendReminders(one),
  },
  {
    pin: 'assessments.sendReminders: a reminder to who cannot be reached',
    given: given('active'),
    request: `POST /companies/101/assessments/${id}/reminders`,
    body: { selection: carla },
    answer: reason('There are no employees to be reminded.'),
    do: (client) => client.assessments.sendReminders({ ...one, selection: carla }),
  },
  {
    pin: 'assessments.sendReminders: reminders of one that is completed',
    given: given('completed'),
    request: `POST /companies/101/assessments/${id}/reminders`,
    body: {},
    answer: told,
    do: (client) => client.assessments.sendReminders(one),
  },
  {
    pin: 'assessments.sendReminders: reminders by a viewer',
    as: 'viewer',
    given: given('active'),
    request: `POST /companies/101/assessments/${id}/reminders`,
    body: {},
    fails: refused.forbidden(),
    do: (client) => client.assessments.sendReminders(one),
  },
])
