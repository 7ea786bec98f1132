import { type Assessment, campaignStatus, type Question, type Template } from '@heed/contracts'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { aScenario } from '../../../../parts/scenarios/testing/scenarios.ts'
import { anAssessment as anAssessmentOf, makeTally } from '../../detail/testing/assessmentServer.ts'

export const assessmentsPath = '/companies/11/assessments'
const savedAt = '2026-02-27T09:30:00.000Z'

const scenarios: Question[] = [
  'A stranger at the door',
  'The prize',
  'New bank details',
  'The lost phone',
].map((name, index) =>
  aScenario(1001 + index, [], {
    name,
    area: index < 2 ? 'Phishing' : 'Payments',
    duration: 60 * (index + 1),
    definition: { personalizedKeysUsed: index === 0 ? ['companyName'] : [] },
  }),
)

export const aTemplate = (overrides: Partial<Template> = {}): Template => ({
  id: 1,
  title: 'Where do we stand?',
  description: 'A first look.',
  subjects: [],
  questions: [1002, 1003],
  disabledSubjects: [],
  enabled: true,
  hidden: false,
  verboseDuration: '5 min',
  frequency: '',
  ...overrides,
})

export const anAssessment = (overrides: Partial<Assessment> = {}): Assessment =>
  anAssessmentOf(makeTally([]), {
    id: 5,
    name: 'Spring check',
    status: campaignStatus.draft,
    date: '2026-03-09T09:00:00.000Z',
    deliveryDate: '2026-03-09T09:00:00.000Z',
    due: '2026-03-23T09:00:00.000Z',
    last_updated: savedAt,
    definition: { questions: [1002, 1003], userLists: [7], areas: [], personalizeData: {} },
    questions: [1002, 1003],
    reminders_enabled: 1,
    reminders_steps: [{ id: 51, sendTime: '2026-03-10T09:00:00.000Z', alreadySet: false }],
    templateIds: [1],
    templateCustomized: 0,
    ...overrides,
  })

export function wizardServer(
  assessment?: Assessment,
  templates = [aTemplate(), aTemplate({ id: 2, title: 'Who pays?', questions: [1001, 1003, 1004] })],
) {
  const server = new FakeServer()
    .on('GET /companies/11/templates', { templates })
    .on('GET /companies/11/questions', { questions: scenarios })
    .on('GET /threatAreas', { threatAreas: [] })
    .on('GET /companies/11/integrations', { integrations: [] })
    .on('GET /companies/11/lists', {
      lists: [{ id: 7, name: 'Finance', usersCount: 12, created: savedAt, source: null }],
      count: 1,
    })
    .on('GET /companies/11/users', { users: [], count: 12 })
  return assessment ? server.on(`GET ${assessmentsPath}/${String(assessment.id)}`, assessment) : server
}
