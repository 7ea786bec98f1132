import { campaignStatus, type TrainingRow } from '@heed/contracts'
import { aList, aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import {
  createListResponse,
  findTable,
  parseQuery,
  readNames,
  readTabTexts,
} from '../../../../../test/campaignList.ts'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { renderApp } from '../../../../../test/renderPage.tsx'

const { draft, scheduled, active, completed } = campaignStatus

const spring = aTrainingEntry({
  id: 3,
  name: 'Spring refresher',
  status: scheduled,
  totalUsers: 221,
  firstBatch: '2026-03-16T12:00:00.000Z',
  lastBatch: '2026-03-23T10:00:00.000Z',
  attendance: 0,
  awarenessScore: 0,
  subjectsSent: 0,
})
const autumn = aTrainingEntry({
  id: 4,
  name: 'Autumn plans',
  status: draft,
  totalUsers: 0,
  firstBatch: null,
  lastBatch: null,
  attendance: 0,
  awarenessScore: 0,
  subjectsSent: 0,
})
const packagedTraining = aTrainingEntry({
  id: 'p51',
  name: 'Fyrstu skrefin',
  isScorm: true,
  totalUsers: 0,
  firstBatch: null,
  lastBatch: null,
})
export const dailyTraining = aTrainingEntry({
  id: 2,
  name: 'Safe every day',
  attendance: 92,
  awarenessScore: 53,
})
export const basicsTraining = aTrainingEntry({ id: 1, name: 'Phishing basics', status: completed })

export const allTrainings = [spring, autumn, packagedTraining, dailyTraining, basicsTraining]
export const counts = { draft: 1, scheduled: 1, active: 2, completed: 1 }
export const listCall = 'GET /companies/11/trainings'

const narrowingParams = ['filter', 'listId', 'firstBatchFrom', 'firstBatchTo', 'lastBatchFrom', 'lastBatchTo']

export const aServer = (trainings: readonly TrainingRow[] = allTrainings): FakeServer =>
  new FakeServer()
    .on(listCall, ({ path }: { path: string }) => {
      const getListQueries = parseQuery(path)
      const { rows: automations, ...answer } = createListResponse(
        narrowingParams.some((name) => getListQueries.has(name)) ? trainings : allTrainings,
        path,
      )
      return { automations, ...answer }
    })
    .on(`${listCall}/${dailyTraining.id}/status`, aTraining({ id: Number(dailyTraining.id), status: active }))
    .on('GET /companies/11/lists', {
      lists: [aList({ id: 7, name: 'Sales and marketing of the north' })],
      count: 1,
    })

export const anEmptyServer = () =>
  new FakeServer().on(listCall, {
    automations: [],
    count: 0,
    counts: { draft: 0, scheduled: 0, active: 0, completed: 0 },
  })

type Options = NonNullable<Parameters<typeof renderApp>[0]>
export const openList = (options: Options = {}) =>
  renderApp({ at: '/trainings/', server: aServer(), ...options })

export const findListTable = () => findTable('Training programs')
export const readShownNames = async () => readNames(await findListTable())
export const readTabs = () => readTabTexts('Training programs')
export const getListQueries = (server: FakeServer) =>
  server.listCalls(listCall).map(({ path }) => path.replace(/^.*\?/, ''))
