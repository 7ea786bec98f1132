import { integer } from '../matchers.ts'
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

const look = {
  targetEmail: 'anna@example.is, villi@example.is',
  previewQuestions: [1001, 2001],
  name: 'Winter check',
  due: '2099-01-15T09:00:00.000Z',
  duration: 300,
}
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
])
