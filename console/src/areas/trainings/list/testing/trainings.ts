import { campaignStatus, type TrainingRow } from '@heed/contracts'
import { aList, aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { answerPage, askedIn, findTable, namesIn, tabsNamed } from '../../../../../test/campaignList.ts'
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
const packaged = aTrainingEntry({
  id: 'p51',
  name: 'Fyrstu skrefin',
  isScorm: true,
  totalUsers: 0,
  firstBatch: null,
  lastBatch: null,
})
export const daily = aTrainingEntry({ id: 2, name: 'Safe every day', attendance: 92, awarenessScore: 53 })
export const basics = aTrainingEntry({ id: 1, name: 'Phishing basics', status: completed })

export const all = [spring, autumn, packaged, daily, basics]
export const counts = { draft: 1, scheduled: 1, active: 2, completed: 1 }
export const list = 'GET /companies/11/trainings'

const narrowing = ['filter', 'listId', 'firstBatchFrom', 'firstBatchTo', 'lastBatchFrom', 'lastBatchTo']

export const aServer = (found: readonly TrainingRow[] = all): FakeServer =>
  new FakeServer()
    .on(list, ({ path }: { path: string }) => {
      const asked = askedIn(path)
      const { rows: automations, ...answer } = answerPage(
        narrowing.some((name) => asked.has(name)) ? found : all,
        path,
      )
      return { automations, ...answer }
    })
    .on(`${list}/${daily.id}/status`, aTraining({ id: Number(daily.id), status: active }))
    .on('GET /companies/11/lists', {
      lists: [aList({ id: 7, name: 'Sales and marketing of the north' })],
      count: 1,
    })

export const emptyServer = () =>
  new FakeServer().on(list, {
    automations: [],
    count: 0,
    counts: { draft: 0, scheduled: 0, active: 0, completed: 0 },
  })

type Options = NonNullable<Parameters<typeof renderApp>[0]>
export const open = (options: Options = {}) => renderApp({ at: '/trainings/', server: aServer(), ...options })

export const table = () => findTable('Training programs')
export const namesShown = async () => namesIn(await table())
export const tabsShown = () => tabsNamed('Training programs')
export const asked = (server: FakeServer) => server.callsOf(list).map(({ path }) => path.replace(/^.*\?/, ''))
