import { type AssessmentRow, type Company, campaignStatus, statusInfo } from '@heed/contracts'
import { aTrainingEntry } from '@heed/fixtures/factories'
import { expect, test } from 'vitest'
import { aCompany as companyStores } from '../../../test/aCompany.ts'
import { aHome } from '../../../test/homes.ts'
import { aCompany } from '../../../test/people.ts'
import { DashboardStore } from './DashboardStore.ts'

const { active, scheduled } = campaignStatus

const anAssessment = (id: number, status: AssessmentRow['status']): AssessmentRow => ({
  id,
  name: `Assessment ${String(id)}`,
  status,
  statusInfo: statusInfo(status),
  isScorm: false,
  uniqueId: `a${String(id)}`,
  last_updated: '2026-02-10T09:00:00.000Z',
  deliveryDate: '2026-02-10T09:00:00.000Z',
  due: '2026-03-10T09:00:00.000Z',
  totalEmployees: 240,
  usersFinished: 120,
  started: 180,
  attendance: 75,
  resilienceScore: 62,
  areas: ['Phishing'],
  userLists: [7],
})

async function load(company = aCompany()) {
  const server = aHome()
  const rows =
    <Row>(running: Row[], latest: Row[]) =>
    ({ path }: { path: string }) =>
      path.includes('status=') ? running : latest
  const trainings = rows(
    [aTrainingEntry({ id: 1, status: active })],
    [2, 1, 3, 4].map((id) => aTrainingEntry({ id, status: scheduled })),
  )
  const assessments = rows(
    [anAssessment(8, active)],
    [5, 8, 6, 7].map((id) => anAssessment(id, scheduled)),
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
  const store = companyStores(server).of(DashboardStore)
  await store.load(company)
  const asked = (kind: 'trainings' | 'assessments') =>
    server
      .callsOf(`GET /companies/11/${kind}`)
      .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  return { store, asked }
}

test.each([
  ['trainings', 'updated desc', [1, 2, 3]],
  ['assessments', 'last_updated desc', [8, 5, 6]],
] as const)(
  'of the %s those that run come first, then the latest by %s, three in all',
  async (kind, order, ids) => {
    const { store, asked } = await load()
    expect(store[kind].value?.map(({ id }) => id)).toEqual(ids)
    expect(asked(kind)).toEqual([
      { p: '0', n: '3', order, status: String(active) },
      { p: '0', n: '3', order },
    ])
  },
)

test.each<['trainings' | 'assessments', Partial<Company>]>([
  ['trainings', { packages: [] }],
  ['assessments', { settings: { 'ui.assessments': '0' } }],
])('%s are not asked for where the company has none, and nothing waits for them', async (kind, own) => {
  const { store, asked } = await load(aCompany(own))
  expect([asked(kind), store.isComing]).toEqual([[], false])
})
