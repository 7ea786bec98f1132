import { company } from '../company.ts'
import { integer, string } from '../matchers.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

const companyId = company.id
const [asa] = company.employees
const at = { companyId, trainingId: '9001' }
const inTraining = { 'campaigns of an employee': { email: asa.email } }
const locked = "You can't edit an already ongoing or completed training"
const base = { given: inTraining }

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

pinClient([
  {
    pin: 'trainings.create: a training with a date',
    request: 'POST /companies/101/trainings',
    body: save,
    answer: result(1),
    do: (client) => client.trainings.create({ companyId, ...save }),
  },
  {
    pin: 'trainings.create: a training that begins in the past',
    request: 'POST /companies/101/trainings',
    body: { ...save, events: [{ ...save.events[0], date: '2020-06-01T08:00:00.000Z' }] },
    answer: { success: false, reason: 'Date cannot be set in the past.' },
    do: (client) =>
      client.trainings.create({
        companyId,
        ...save,
        events: [{ date: '2020-06-01T08:00:00.000Z', type: 1, subjects: [101, 201] }],
      }),
  },
  {
    pin: 'trainings.create: a training where the subscription has ended',
    given: { 'a company': { expired: true } },
    request: 'POST /companies/101/trainings',
    body: save,
    answer: { success: false, reason: 'No license available' },
    do: (client) => client.trainings.create({ companyId, ...save }),
  },
  {
    pin: 'trainings.create: a training by a viewer',
    as: 'viewer',
    request: 'POST /companies/101/trainings',
    body: save,
    fails: refused.forbidden(),
    do: (client) => client.trainings.create({ companyId, ...save }),
  },
  {
    pin: 'trainings.update: other lessons for a training that runs',
    ...base,
    request: 'PUT /companies/101/trainings/9001',
    body: save,
    answer: { success: false, reason: locked },
    do: (client) => client.trainings.update({ ...at, ...save }),
  },
  {
    pin: 'trainings.saveDraft: a draft with nothing but a name',
    request: 'POST /companies/101/trainings/draft',
    body: { name: 'Later' },
    answer: result(-1),
    do: (client) => client.trainings.saveDraft({ companyId, name: 'Later' }),
  },
  {
    pin: 'trainings.updateDraft: a draft of a training that runs',
    ...base,
    request: 'PUT /companies/101/trainings/9001/draft',
    body: { name: 'Later' },
    answer: { success: false, reason: string('Only a draft can be saved as a draft') },
    do: (client) => client.trainings.updateDraft({ ...at, name: 'Later' }),
  },
  {
    pin: 'trainings.rename: another name',
    ...base,
    request: 'PUT /companies/101/trainings/9001/rename',
    body: { name: 'Better passwords' },
    answer: { success: true, automation: { id: 9001, name: 'Better passwords' } },
    do: (client) => client.trainings.rename({ ...at, name: 'Better passwords' }),
  },
  {
    pin: 'trainings.rename: no name',
    ...base,
    request: 'PUT /companies/101/trainings/9001/rename',
    body: { name: '' },
    fails: refused.invalid({ name: 'You need to enter some information to save' }),
    do: (client) => client.trainings.rename({ ...at, name: '' }),
  },
  {
    pin: 'trainings.addUsersToList: everybody onto a list',
    ...base,
    request: 'POST /companies/101/trainings/9001/users/addUsersToList',
    body: { targetListId: 13, selection: everybody },
    answer: { added: 1, duplicates: 0, list: { id: 13, name: 'Warehouse' } },
    do: (client) => client.trainings.addUsersToList({ ...at, targetListId: 13, selection: everybody }),
  },
  {
    pin: 'trainings.sendPreview: the mails to look at',
    request: 'POST /companies/101/trainings/sendPreview',
    body: {
      targetEmail: 'anna@example.is, villi@example.is',
      previewType: 'all',
      previewSubjects: [{ index: 0, subjectIds: [101] }],
    },
    answer: { success: true },
    do: (client) =>
      client.trainings.sendPreview({
        companyId,
        targetEmail: 'anna@example.is, villi@example.is',
        previewType: 'all',
        previewSubjects: [{ index: 0, subjectIds: [101] }],
      }),
  },
  {
    pin: 'trainings.countReminders: whom a reminder to all would reach',
    ...base,
    request: 'GET /companies/101/trainings/9001/reminders/count?reminderOption=3',
    answer: { remindersCount: 1, lastReminders: null },
    do: (client) => client.trainings.countReminders({ ...at, reminderOption: 3 }),
  },
  {
    pin: 'trainings.sendReminders: reminders where everybody has completed',
    ...base,
    request: 'POST /companies/101/trainings/9001/reminders',
    body: { mode: 2 },
    answer: { success: false, reason: string('Everybody has completed this training') },
    do: (client) => client.trainings.sendReminders({ ...at, mode: 2 }),
  },
  {
    pin: 'trainings.resendEventMail: the mail of a delivery once more',
    ...base,
    request: 'POST /companies/101/trainings/9001/events/9001/resend',
    body: { email: asa.email },
    answer: { success: true, count: 1 },
    do: (client) => client.trainings.resendEventMail({ ...at, eventId: 9001, email: asa.email }),
  },
])
