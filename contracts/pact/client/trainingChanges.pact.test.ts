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
])
