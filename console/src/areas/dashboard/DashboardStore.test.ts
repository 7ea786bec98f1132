import { type Company, campaignStatus } from '@heed/contracts'
import { aTrainingEntry } from '@heed/fixtures/factories'
import { expect, test } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { makeCompanyStores as companyStores } from '../../../test/makeCompanyStores.ts'
import { aCompany } from '../../../test/people.ts'
import { DashboardStore } from './DashboardStore.ts'
import { anAssessment, replyByStatus } from './testing/campaignRows.ts'

const { active, scheduled } = campaignStatus

async function load(company = aCompany()) {
  const server = makeHomeServer()
  const trainings = replyByStatus(
    [aTrainingEntry({ id: 1, status: active })],
    [2, 1, 3, 4].map((id) => aTrainingEntry({ id, status: scheduled })),
  )
  const assessments = replyByStatus(
    [anAssessment({ id: 8 })],
    [5, 8, 6, 7].map((id) => anAssessment({ id, status: scheduled })),
  )
  server
    .on('GET /companies/11/trainings', (call: { path: string }) => ({
      automations: trainings(call),
      count: 4,
    }))
    .on('GET /companies/11/assessments', (call: { path: string }) => ({
      assessments: assessments(call),
      count: 4,
    }))
  const store = companyStores(server).getStore(DashboardStore)
  await store.load(company)
  const asked = (kind: 'trainings' | 'assessments') =>
    server
      .listCalls(`GET /companies/11/${kind}`)
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  return { store, asked }
}

test.each([
  ['trainings', 'updated desc', [1, 2, 3, 4]],
  ['assessments', 'last_updated desc', [8, 5, 6, 7]],
] as const)('requests the three latest %s, active ones first, sorted by %s', async (kind, order, ids) => {
  const { store, asked } = await load()
  expect(store[kind].value?.map(({ id }) => id)).toEqual(ids)
  expect(asked(kind)).toEqual([
    { p: '0', n: '3', order, status: String(active) },
    { p: '0', n: '3', order },
  ])
})

test.each<['trainings' | 'assessments', Partial<Company>]>([
  ['trainings', { packages: [] }],
  ['assessments', { settings: { 'ui.assessments': '0' } }],
])("doesn't request %s for a company without them, and doesn't wait for them", async (kind, own) => {
  const { store, asked } = await load(aCompany(own))
  expect([asked(kind), store.isLoading]).toEqual([[], false])
})
