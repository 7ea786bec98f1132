// @vitest-environment node
import type { Assessment } from '@heed/contracts'
import { type Call, integer, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { aCompany } from '../../../../test/people.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { CampaignSaving } from '../../../parts/campaigns/wizard/saving/CampaignSaving.ts'
import { AssessmentWizardStore } from './AssessmentWizardStore.ts'
import type { Origin } from './assessmentDraft.ts'
import { assessmentRules } from './rules.ts'
import { assessmentRequests } from './saving.ts'
import { makeAssessment } from './testing/pactAssessment.ts'
import type { AssessmentValues } from './values.ts'

const assessmentsPath = '/companies/101/assessments'
const assessmentPath = `${assessmentsPath}/9101`
const now = '2027-03-01T08:00:00.000Z'
const given = (is: 'draft' | 'scheduled' | 'active' | 'completed') =>
  ({ 'an assessment': { assessmentId: 9101, is } }) as const
const dates = { date: '2098-12-01T09:00:00.000Z', due: '2099-01-15T09:00:00.000Z' }
const personalizeData = {
  companyName: 'Norðurljós',
  companyDomain: 'example.is',
  emailHR: 'hr@example.is',
}
const chosenValues: Partial<AssessmentValues> = {
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
const scheduledBody = { ...body, scheduleType: 0, date: dates.date, timeOfDay: '09:00' }

const createWizard = ({ client, companyId }: CompanyStores, origin: Origin = { kind: 'new' }) =>
  new AssessmentWizardStore({
    client,
    company: () => aCompany({ company_id: companyId }),
    now: () => new Date(now),
    zone: 'Atlantic/Reykjavik',
    origin,
  })

function openNew(company: CompanyStores, own: Partial<AssessmentValues> = {}) {
  const store = createWizard(company)
  store.set({ ...chosenValues, ...own })
  return new CampaignSaving(store, assessmentRequests, { otherwise: 'Not saved' })
}

async function openForEdit(company: CompanyStores, own: Partial<AssessmentValues> = chosenValues) {
  const store = createWizard(company, { kind: 'edit', id: '9101' })
  await store.loadSavedCampaign()
  store.set(own)
  return new CampaignSaving(store, assessmentRequests, { otherwise: 'Not saved' })
}

/** The assessment was started or completed between loading and saving. */
function openOutdated(company: CompanyStores) {
  const saving = openNew(company)
  saving.wizard.saved.set({ id: 9101, status: 1 } as Assessment)
  return saving
}

const catchRefusal = (work: (company: CompanyStores) => Promise<unknown>) => (company: CompanyStores) =>
  work(company).then(
    () => undefined,
    (error: unknown) => error,
  )
const makeReasonReply = (text: string) => ({ answer: { success: false, reason: string(text) } })

const makeReadCall = (why: string, is: 'draft' | 'scheduled' | 'active', status: -1 | 1 | 2): Call => ({
  pin: `assessments.get: ${why}`,
  given: given(is),
  request: `GET ${assessmentPath}`,
  answer: makeAssessment(status),
})
const makeSaveReply = (status: number, id: unknown = integer(9102)) => ({
  answer: { success: true, assessment: { id, status } },
})

testCompanyPins([
  {
    pin: 'assessments.list: one whose answer was lost, which never came there',
    request: `GET ${assessmentsPath}?p=0&n=10&order=last_updated+desc&filter=Winter+check&d=1`,
    answer: { assessments: [], count: 0 },
    do: async (company) => {
      const { wizard: held } = openNew(company)
      held.unanswered.add({ values: held.values, isDraft: true, isNew: true }, held.given.now())
      return { found: await held.findSentCampaign() }
    },
    reads: { found: undefined },
  },
  {
    pin: 'assessments.saveDraft: one that is kept for later, without a due date',
    request: `POST ${assessmentsPath}/draft`,
    body: { ...body, due: null, status: -1 },
    ...makeSaveReply(-1),
    do: (company) => openNew(company, { due: null }).draft(),
    reads: 9102,
  },
  {
    pin: 'assessments.saveDraft: one without a license',
    given: { 'a company': { expired: true } },
    request: `POST ${assessmentsPath}/draft`,
    body: { ...body, status: -1 },
    ...makeReasonReply('No license available'),
    do: catchRefusal((company) => openNew(company).draft()),
    reads: { message: 'No license available' },
  },
  {
    pin: 'assessments.create: one that starts at once',
    request: `POST ${assessmentsPath}`,
    body: { ...body, status: 2 },
    ...makeSaveReply(2),
    do: (company) => openNew(company).start(),
    reads: 9102,
  },
  {
    pin: 'assessments.create: one with a date',
    request: `POST ${assessmentsPath}`,
    body: { ...scheduledBody, status: 1 },
    ...makeSaveReply(1),
    do: (company) => openNew(company, { scheduleType: 0, date: dates.date }).start(),
    reads: 9102,
  },
  {
    pin: 'assessments.create: one whose delivery is past',
    request: `POST ${assessmentsPath}`,
    body: { ...scheduledBody, date: '2020-01-01T09:00:00.000Z', status: 1 },
    ...makeReasonReply('Date cannot be set in the past.'),
    do: catchRefusal((company) =>
      openNew(company, { scheduleType: 0, date: '2020-01-01T09:00:00.000Z' }).start(),
    ),
    reads: { message: 'Date cannot be set in the past.' },
  },
  {
    pin: 'assessments.create: a link of its own where none is handed out',
    request: `POST ${assessmentsPath}`,
    body: { ...body, scheduleType: -1, status: 2 },
    ...makeReasonReply('Manual delivery is switched off'),
    do: catchRefusal((company) => openNew(company, { scheduleType: -1 }).start()),
    reads: { message: 'Manual delivery is switched off' },
  },
  {
    pin: 'assessments.create: one for a list that is gone meanwhile',
    request: `POST ${assessmentsPath}`,
    body: { ...body, userLists: [77], status: 2 },
    fails: rejections.notFound('There is no such employee list'),
    do: (company) => openNew(company, { userLists: [77] }).start(),
  },
  {
    pin: 'assessments.create: one by a viewer',
    as: 'viewer',
    request: `POST ${assessmentsPath}`,
    body: { ...body, status: 2 },
    fails: rejections.forbidden(),
    do: (company) => openNew(company).start(),
  },
  {
    pin: 'assessments.updateDraft: a draft that is changed',
    given: given('draft'),
    request: `PUT ${assessmentPath}/draft`,
    body: { ...body, id: 9101, status: -1 },
    ...makeSaveReply(-1, 9101),
    beside: [makeReadCall('a draft, to change it', 'draft', -1)],
    do: async (company) => (await openForEdit(company)).draft(),
    reads: 9101,
  },
  {
    pin: 'assessments.update: a draft that is started',
    given: given('draft'),
    request: `PUT ${assessmentPath}`,
    body: { ...body, status: 2 },
    ...makeSaveReply(2, 9101),
    beside: [makeReadCall('a draft, to start it', 'draft', -1)],
    do: async (company) => (await openForEdit(company)).start(),
    reads: 9101,
  },
  {
    pin: 'assessments.update: one that lies ahead',
    given: given('scheduled'),
    request: `PUT ${assessmentPath}`,
    body: { ...body, status: 2 },
    ...makeSaveReply(2, 9101),
    beside: [makeReadCall('one that lies ahead, to change it', 'scheduled', 1)],
    do: async (company) => (await openForEdit(company)).start(),
    reads: 9101,
  },
  {
    pin: 'assessments.update: other scenarios of one that was started meanwhile',
    given: given('active'),
    request: `PUT ${assessmentPath}`,
    body: { ...body, questions: [1002], status: 2 },
    ...makeReasonReply("An ongoing assessment's scenarios, template and delivery can't be changed"),
    beside: [makeReadCall('one that runs meanwhile', 'active', 2)],
    do: catchRefusal((company) => {
      const saving = openOutdated(company)
      saving.wizard.set({ questions: [1002] })
      return saving.start()
    }),
    reads: { message: "An ongoing assessment's scenarios, template and delivery can't be changed" },
  },
  {
    pin: 'assessments.updateDraft: one that was started meanwhile',
    given: given('active'),
    request: `PUT ${assessmentPath}/draft`,
    body: { ...body, id: 9101, status: -1 },
    ...makeReasonReply('Only a draft can be saved as a draft'),
    beside: [makeReadCall('a draft that runs meanwhile', 'active', 2)],
    do: catchRefusal((company) => openOutdated(company).draft()),
    reads: { message: 'Only a draft can be saved as a draft' },
  },
  {
    pin: 'assessments.update: one that was completed meanwhile',
    given: given('completed'),
    request: `PUT ${assessmentPath}`,
    body: { ...body, status: 2 },
    ...makeReasonReply("You can't edit an already completed assessment"),
    beside: [
      {
        pin: 'assessments.get: one that is over meanwhile',
        given: given('completed'),
        request: `GET ${assessmentPath}`,
        answer: makeAssessment(4),
      },
    ],
    do: catchRefusal((company) => openOutdated(company).start()),
    reads: { message: "You can't edit an already completed assessment" },
  },
  {
    pin: 'assessments.get: what has just come of it',
    given: given('scheduled'),
    request: `GET ${assessmentPath}`,
    answer: makeAssessment(1),
    do: async (company) => (await assessmentRules.get(company, '9101')).status,
    reads: 1,
  },
])
