import { type AssessmentRow, campaignStatus, getStatusInfo, type ThreatArea } from '@heed/contracts'
import { aList } from '@heed/fixtures/factories'
import { createListResponse, findTable, parseQuery, readTabTexts } from '../../../../../test/campaignList.ts'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { renderApp } from '../../../../../test/renderPage.tsx'
import { anAssessment as aWhole } from '../../wizard/testing/wizardServer.ts'

const { draft, scheduled, active, completed } = campaignStatus

export const anAssessment = (overrides: Partial<AssessmentRow> = {}): AssessmentRow => {
  const status = overrides.status ?? active
  return {
    id: 2,
    name: 'Where we stand',
    status,
    statusInfo: getStatusInfo(status),
    isScorm: false,
    uniqueId: 'a0000002',
    last_updated: '2026-02-10T09:00:00.000Z',
    deliveryDate: '2026-02-10T09:00:00.000Z',
    due: '2026-03-10T09:00:00.000Z',
    totalEmployees: 240,
    usersFinished: 120,
    started: 180,
    attendance: 75,
    resilienceScore: 62,
    areas: ['Phishing', 'Passwords'],
    userLists: [7],
    ...overrides,
  }
}

const emptyTally = { usersFinished: 0, started: 0, attendance: 0, resilienceScore: null }
export const plannedAssessment = anAssessment({
  ...emptyTally,
  id: 3,
  name: 'Spring check',
  status: scheduled,
  totalEmployees: 221,
  deliveryDate: '2026-03-16T12:00:00.000Z',
  due: '2026-03-30T12:00:00.000Z',
})
const draftAssessment = anAssessment({
  ...emptyTally,
  id: 4,
  name: 'For those who pay',
  status: draft,
  totalEmployees: 0,
  deliveryDate: null,
  due: null,
})
export const runningAssessment = anAssessment()
export const firstAssessment = anAssessment({
  id: 1,
  name: 'The first look',
  status: completed,
  resilienceScore: 48,
})
export const packagedAssessment = anAssessment({
  ...emptyTally,
  id: 'p51',
  name: 'Who pays?',
  isScorm: true,
  uniqueId: 'a0000051',
  totalEmployees: 0,
  deliveryDate: null,
  due: null,
})

export const allAssessments = [
  plannedAssessment,
  draftAssessment,
  runningAssessment,
  firstAssessment,
  packagedAssessment,
]
export const listCall = 'GET /companies/11/assessments'

const phishing: ThreatArea = { code: 'Phishing', name: 'Phishing', description: '', keyBehaviours: [] }

export const makeListResponse = (rows: readonly AssessmentRow[], path: string) => {
  const packagedAssessment = parseQuery(path).get('packaged')
  const { rows: assessments, ...answer } = createListResponse(
    rows.filter(({ isScorm }) => packagedAssessment === (isScorm ? '1' : '0')),
    path,
  )
  return { assessments, ...answer }
}

const narrowingParams = [
  'filter',
  'threatArea',
  'listId',
  'deliveryDateFrom',
  'deliveryDateTo',
  'dueFrom',
  'dueTo',
]

export const aServer = (
  rows: readonly AssessmentRow[] = allAssessments,
  fullList = allAssessments,
): FakeServer =>
  new FakeServer()
    .on(listCall, ({ path }: { path: string }) => {
      const getListQueries = parseQuery(path)
      return makeListResponse(
        narrowingParams.some((name) => getListQueries.has(name)) ? rows : fullList,
        path,
      )
    })
    .on(`${listCall}/${plannedAssessment.id}`, aWhole({ id: plannedAssessment.id, status: scheduled }))
    .on('GET /threatAreas', { threatAreas: [phishing, { ...phishing, code: 'Ads', name: 'Ads' }] })
    .on('GET /companies/11/lists', {
      lists: [aList({ id: 7, name: 'Sales and marketing of the north' })],
      count: 1,
    })

type Options = NonNullable<Parameters<typeof renderApp>[0]>
export const openList = (options: Options = {}) =>
  renderApp({ at: '/assessment/', server: aServer(), ...options })

export const findListTable = (name: 'Assessments' | 'Scorm assessments' = 'Assessments') => findTable(name)
export const readTabs = () => readTabTexts('Assessments')
export const getListQueries = (server: FakeServer) =>
  server
    .listCalls(listCall)
    .map(({ path }) => Object.fromEntries(new URLSearchParams(path.replace(/^.*\?/, ''))))
