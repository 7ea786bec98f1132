// @vitest-environment node
import type { Assessment } from '@heed/contracts'
import { type Call, integer, refused, string } from '@heed/contracts/pact'
import { pinCompany } from '../../../../test/pact/pins.ts'
import { aCompany } from '../../../../test/people.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { CampaignSaving } from '../../../parts/campaigns/wizard/saving/CampaignSaving.ts'
import { AssessmentWizardStore } from './AssessmentWizardStore.ts'
import type { Origin } from './assessmentDraft.ts'
import { assessmentRules } from './rules.ts'
import { assessmentRequests } from './saving.ts'
import { assessment } from './testing/pactAssessment.ts'
import type { AssessmentValues } from './values.ts'

const all = '/companies/101/assessments'
const one = `${all}/9101`
const now = '2027-03-01T08:00:00.000Z'
const given = (is: 'draft' | 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: 9101, is } }) as const
const dates = { date: '2098-12-01T09:00:00.000Z', due: '2099-01-15T09:00:00.000Z' }
const personalizeData = {
  companyName: 'Norðurljós',
  companyDomain: 'example.is',
  emailHR: 'hr@example.is',
}
const chosen: Partial<AssessmentValues> = {
  name: 'Winter check',
  questions: [1001, 2001],
  templateIds: ['custom'],
  templateCustomized: true,
  personalizeData,
  userLists: [11],
  scheduleType: 1,
  due: dates.due,
  reminders: { enabled: false, channel: 1, steps: [] },
}
const body = {
  name: 'Winter check',
  questions: [1001, 2001],
  templateIds: ['custom'],
  templateCustomized: true,
  userLists: [11],
  channel: 1,
  scheduleType: 1,
  date: null,
  due: dates.due,
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
  introMessage: null,
  personalizeEnabled: false,
  personalizeData,
  threatAreas: [],
}
const later = { ...body, scheduleType: 0, date: dates.date, timeOfDay: '09:00' }

const wizard = ({ client, companyId }: CompanyStores, origin: Origin = { kind: 'new' }) =>
  new AssessmentWizardStore({
    client,
    company: () => aCompany({ company_id: companyId }),
    now: () => new Date(now),
    zone: 'Atlantic/Reykjavik',
    origin,
  })

function making(company: CompanyStores, own: Partial<AssessmentValues> = {}) {
  const store = wizard(company)
  store.set({ ...chosen, ...own })
  return new CampaignSaving(store, assessmentRequests, { otherwise: 'Not saved' })
}

async function changing(company: CompanyStores, own: Partial<AssessmentValues> = chosen) {
  const store = wizard(company, { kind: 'edit', id: '9101' })
  await store.loadSaved()
  store.set(own)
  return new CampaignSaving(store, assessmentRequests, { otherwise: 'Not saved' })
}

/** The assessment was started or completed between loading and saving. */
function unaware(company: CompanyStores) {
  const saving = making(company)
  saving.wizard.saved.set({ id: 9101, status: 1 } as Assessment)
  return saving
}

const refusal = (work: (company: CompanyStores) => Promise<unknown>) => (company: CompanyStores) =>
  work(company).then(
    () => undefined,
    (error: unknown) => error,
  )
const reason = (text: string) => ({ answer: { success: false, reason: string(text) } })

const reading = (why: string, is: 'draft' | 'scheduled' | 'active', status: -1 | 1 | 2): Call => ({
  pin: `assessments.get: ${why}`,
  given: given(is),
  request: `GET ${one}`,
  answer: assessment(status),
})
const saved = (status: number, id: unknown = integer(9102)) => ({
  answer: { success: true, assessment: { id, status } },
})

pinCompany([
  {
    pin: 'assessments.list: one whose answer was lost, which never came there',
    request: `GET ${all}?p=0&n=10&order=last_updated+desc&filter=Winter+check&d=1`,
    answer: { assessments: [], count: 0 },
    do: async (company) => {
      const { wizard: held } = making(company)
      held.unanswered.add({ values: held.values, isDraft: true, isNew: true }, held.given.now())
      return { found: await held.findSent() }
    },
    reads: { found: undefined },
  },
  {
    pin: 'assessments.saveDraft: one that is kept for later, without a due date',
    request: `POST ${all}/draft`,
    body: { ...body, due: null, status: -1 },
    ...saved(-1),
    do: (company) => making(company, { due: null }).draft(),
    reads: 9102,
  },
  {
    pin: 'assessments.saveDraft: one without a license',
    given: { 'a company': { expired: true } },
    request: `POST ${all}/draft`,
    body: { ...body, status: -1 },
    ...reason('No license available'),
    do: refusal((company) => making(company).draft()),
    reads: { message: 'No license available' },
  },
  {
    pin: 'assessments.create: one that starts at once',
    request: `POST ${all}`,
    body: { ...body, status: 2 },
    ...saved(2),
    do: (company) => making(company).start(),
    reads: 9102,
  },
  {
    pin: 'assessments.create: one with a date',
    request: `POST ${all}`,
    body: { ...later, status: 1 },
    ...saved(1),
    do: (company) => making(company, { scheduleType: 0, date: dates.date }).start(),
    reads: 9102,
  },
  {
    pin: 'assessments.create: one whose delivery is past',
    request: `POST ${all}`,
    body: { ...later, date: '2020-01-01T09:00:00.000Z', status: 1 },
    ...reason('Date cannot be set in the past.'),
    do: refusal((company) => making(company, { scheduleType: 0, date: '2020-01-01T09:00:00.000Z' }).start()),
    reads: { message: 'Date cannot be set in the past.' },
  },
  {
    pin: 'assessments.create: a link of its own where none is handed out',
    request: `POST ${all}`,
    body: { ...body, scheduleType: -1, status: 2 },
    ...reason('Manual delivery is switched off'),
    do: refusal((company) => making(company, { scheduleType: -1 }).start()),
    reads: { message: 'Manual delivery is switched off' },
  },
  {
    pin: 'assessments.create: one for a list that is gone meanwhile',
    request: `POST ${all}`,
    body: { ...body, userLists: [77], status: 2 },
    fails: refused.notFound('There is no such employee list'),
    do: (company) => making(company, { userLists: [77] }).start(),
  },
  {
    pin: 'assessments.create: one by a viewer',
    as: 'viewer',
    request: `POST ${all}`,
    body: { ...body, status: 2 },
    fails: refused.forbidden(),
    do: (company) => making(company).start(),
  },
  {
    pin: 'assessments.updateDraft: a draft that is changed',
    given: given('draft'),
    request: `PUT ${one}/draft`,
    body: { ...body, id: 9101, status: -1 },
    ...saved(-1, 9101),
    beside: [reading('a draft, to change it', 'draft', -1)],
    do: async (company) => (await changing(company)).draft(),
    reads: 9101,
  },
  {
    pin: 'assessments.update: a draft that is started',
    given: given('draft'),
    request: `PUT ${one}`,
    body: { ...body, status: 2 },
    ...saved(2, 9101),
    beside: [reading('a draft, to start it', 'draft', -1)],
    do: async (company) => (await changing(company)).start(),
    reads: 9101,
  },
  {
    pin: 'assessments.update: one that lies ahead',
    given: given('scheduled'),
    request: `PUT ${one}`,
    body: { ...body, status: 2 },
    ...saved(2, 9101),
    beside: [reading('one that lies ahead, to change it', 'scheduled', 1)],
    do: async (company) => (await changing(company)).start(),
    reads: 9101,
  },
  {
    pin: 'assessments.update: other scenarios of one that was started meanwhile',
    given: given('active'),
    request: `PUT ${one}`,
    body: { ...body, questions: [1002], status: 2 },
    ...reason("An ongoing assessment's scenarios, template and delivery can't be changed"),
    beside: [reading('one that runs meanwhile', 'active', 2)],
    do: refusal((company) => {
      const saving = unaware(company)
      saving.wizard.set({ questions: [1002] })
      return saving.start()
    }),
    reads: { message: "An ongoing assessment's scenarios, template and delivery can't be changed" },
  },
  {
    pin: 'assessments.updateDraft: one that was started meanwhile',
    given: given('active'),
    request: `PUT ${one}/draft`,
    body: { ...body, id: 9101, status: -1 },
    ...reason('Only a draft can be saved as a draft'),
    beside: [reading('a draft that runs meanwhile', 'active', 2)],
    do: refusal((company) => unaware(company).draft()),
    reads: { message: 'Only a draft can be saved as a draft' },
  },
  {
    pin: 'assessments.update: one that was completed meanwhile',
    given: given('completed'),
    request: `PUT ${one}`,
    body: { ...body, status: 2 },
    ...reason("You can't edit an already completed assessment"),
    beside: [
      {
        pin: 'assessments.get: one that is over meanwhile',
        given: given('completed'),
        request: `GET ${one}`,
        answer: assessment(4),
      },
    ],
    do: refusal((company) => unaware(company).start()),
    reads: { message: "You can't edit an already completed assessment" },
  },
  {
    pin: 'assessments.get: what has just come of it',
    given: given('scheduled'),
    request: `GET ${one}`,
    answer: assessment(1),
    do: async (company) => (await assessmentRules.get(company, '9101')).status,
    reads: 1,
  },
])
