// @vitest-environment node
import { eachLike, integer, libraryIds, rejections, string } from '@heed/contracts/pact'
import { scenarioRow, templateRow } from '@heed/contracts/pact/client/libraryRows'
import { testCompanyPins } from '../../../../../test/pact/pins.ts'
import { aCompany } from '../../../../../test/people.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { CampaignSaving } from '../../../../parts/campaigns/wizard/saving/CampaignSaving.ts'
import { aScenario } from '../../../../parts/scenarios/testing/scenarios.ts'
import { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { assessmentRequests } from '../saving.ts'

const { scenario, passwordScenario } = libraryIds
const given = { 'packages are made': { uniqueId: 'k1v7q2' } } as const
const onePlan = { 'a plan with one subject': { subjectId: libraryIds.subject } }
const personalizeData = {
  companyName: 'Norðurljós',
  companyDomain: 'example.is',
  emailHR: 'hr@example.is',
}
const packageCall = 'POST /companies/101/packages'
const body = {
  kind: 'assessment',
  name: 'Where we stand',
  questions: [scenario, passwordScenario],
  templateIds: ['custom'],
  personalizeEnabled: true,
  personalizeData,
} as const

const createWizard = ({ client, companyId }: CompanyStores) =>
  new AssessmentWizardStore({
    client,
    company: () => aCompany({ company_id: companyId }),
    now: () => new Date('2027-03-01T08:00:00.000Z'),
    zone: 'Atlantic/Reykjavik',
    isPackaged: true,
  })

/** Returns the reason for the refusal. */
function submitPackage(company: CompanyStores): Promise<unknown> {
  const store = createWizard(company)
  const definition = { personalizedKeysUsed: ['companyName', 'companyDomain', 'emailHR'] }
  store.questions.set(body.questions.map((id) => aScenario(id, [], { definition })))
  store.set({
    name: body.name,
    questions: [...body.questions],
    templateIds: [...body.templateIds],
    personalizeData,
  })
  return new CampaignSaving(store, assessmentRequests, { otherwise: 'Not saved' }).createPackage()
}
const catchRefusal = (company: CompanyStores) =>
  submitPackage(company).then(
    () => undefined,
    (error: unknown) => error,
  )

const loadLibrary = async (company: CompanyStores) => {
  const { library: held } = createWizard(company)
  await held.load()
  return [
    held.templates.value?.map(({ enabled }) => enabled),
    held.questions.value?.map((one) => one.disabled),
  ]
}
const makeTemplatesReply = (enabled: boolean) => ({
  templates: eachLike({
    ...templateRow,
    enabled,
    questions: eachLike(integer(scenario)),
    frequency: '',
  }),
})

testCompanyPins([
  {
    pin: 'templates.list: what an assessment begins with',
    request: 'GET /companies/101/templates?assessment=1',
    answer: makeTemplatesReply(true),
    beside: [
      {
        pin: 'questions.list: every scenario',
        request: 'GET /companies/101/questions',
        answer: { questions: eachLike(scenarioRow) },
      },
    ],
    do: loadLibrary,
    reads: [[true], [false]],
  },
  {
    pin: 'templates.list: templates of assessments outside the plan',
    given: onePlan,
    request: 'GET /companies/101/templates?assessment=1',
    answer: makeTemplatesReply(false),
    beside: [
      {
        pin: 'questions.list: every scenario outside the plan',
        given: onePlan,
        request: 'GET /companies/101/questions',
        answer: { questions: eachLike({ ...scenarioRow, disabled: true }) },
      },
    ],
    do: loadLibrary,
    reads: [[false], [true]],
  },
  {
    pin: 'packages.create: an assessment of what was chosen',
    given,
    request: packageCall,
    body,
    answer: { success: true, assessment: { id: string('p9201'), uniqueId: string('w8r3t6') } },
    do: submitPackage,
    reads: 'p9201',
  },
  {
    pin: 'packages.create: an assessment of a company without a license',
    given: { 'a company': { expired: true }, ...given },
    request: packageCall,
    body,
    answer: { success: false, reason: 'No license available' },
    do: catchRefusal,
    reads: { message: 'No license available' },
  },
  {
    pin: 'packages.create: an assessment where no packages are made',
    request: packageCall,
    body,
    answer: { success: false, reason: string("SCORM and cmi5 packages aren't enabled for this company") },
    do: catchRefusal,
    reads: { message: "SCORM and cmi5 packages aren't enabled for this company" },
  },
  {
    pin: 'packages.create: an assessment by a viewer',
    as: 'viewer',
    given,
    request: packageCall,
    body,
    fails: rejections.forbidden(),
    do: submitPackage,
  },
])
