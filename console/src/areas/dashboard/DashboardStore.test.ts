import { type Company, campaignStatus } from '@heed/contracts'
import { aTrainingEntry } from '@heed/fixtures/factories'
import { expect, test } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { makeCompanyStores as companyStores } from '../../../test/makeCompanyStores.ts'
import { aCompany } from '../../../test/people.ts'
import { DashboardStore } from './DashboardStore.ts'
import { anAssessment, answerAssessments, answerTrainings } from './testing/campaignRows.ts'

const { active, completed, draft, scheduled } = campaignStatus

const statuses = [scheduled, scheduled, draft, active, completed, scheduled, completed, draft, completed]
/** Newest first. */
const trainings = statuses.map((status, index) => aTrainingEntry({ id: index + 1, status }))
const assessments = statuses.map((status, index) => anAssessment({ id: index + 1, status }))

async function load(company = aCompany(), pageSize?: number) {
  const server = makeHomeServer()
    .on('GET /companies/11/trainings', answerTrainings(trainings, pageSize))
    .on('GET /companies/11/assessments', answerAssessments(assessments, pageSize))
  const store = companyStores(server).getStore(DashboardStore)
  await store.load(company)
  const asked = (kind: 'trainings' | 'assessments') =>
    server
      .listCalls(`GET /companies/11/${kind}`)
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  return { store, asked }
}

const getIds = (rows: readonly { id: number | string }[] | undefined) => rows?.map(({ id }) => id)

test.each([
  ['trainings', 'updated desc'],
  ['assessments', 'last_updated desc'],
] as const)('requests the newest %s once, active ones first, sorted by %s', async (kind, order) => {
  const { store, asked } = await load()
  const { value } = store[kind]
  expect(getIds(value?.rows)).toEqual([4, 1, 2])
  expect(getIds(value?.completed)).toEqual([5, 7])
  expect([value?.drafts?.newest.id, value?.drafts?.count]).toEqual([3, 2])
  expect(asked(kind)).toEqual([{ d: '1', p: '0', n: '20', order }])
})

test('requests what the first page leaves out', async () => {
  const { store, asked } = await load(aCompany(), 4)
  const { value } = store.trainings
  expect(getIds(value?.rows)).toEqual([4, 1, 2])
  expect(getIds(value?.completed)).toEqual([5, 7])
  expect([value?.drafts?.newest.id, value?.drafts?.count]).toEqual([3, 2])
  const rest = { p: '0', order: 'updated desc' }
  expect(asked('trainings').slice(1)).toEqual([
    { ...rest, n: '3', status: String(active) },
    { ...rest, n: '2', status: String(completed) },
    { ...rest, d: '1', n: '1', status: String(draft) },
  ])
})

test.each<['trainings' | 'assessments', Partial<Company>]>([
  ['trainings', { packages: [] }],
  ['assessments', { settings: { 'ui.assessments': '0' } }],
])("doesn't request %s for a company without them, and doesn't wait for them", async (kind, own) => {
  const { store, asked } = await load(aCompany(own))
  expect([asked(kind), store.isLoading]).toEqual([[], false])
})
