import { campaignStatus, type TrainingRow } from '@heed/contracts'
import { aList, aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
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

export const aServer = (found: readonly TrainingRow[] = all): FakeServer =>
  new FakeServer()
    .on(list, ({ path }: { path: string }) => {
      const asked = new URL(path, 'https://heed.example').searchParams
      const isLooked = [
        'filter',
        'listId',
        'firstBatchFrom',
        'firstBatchTo',
        'lastBatchFrom',
        'lastBatchTo',
      ].some((name) => asked.has(name))
      const status = asked.get('status')
      const among = isLooked ? found : all
      const rows = among.filter((row) => status === null || row.status === Number(status))
      const many = (of: number) => among.filter((row) => row.status === of).length
      return {
        automations: rows.slice(0, Number(asked.get('n'))),
        count: rows.length,
        counts: {
          draft: many(draft),
          scheduled: many(scheduled),
          active: many(active),
          completed: many(completed),
        },
      }
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

export const table = async () => {
  const found = await screen.findByRole('table', { name: 'Training programs' })
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBe('false'))
  return found
}
export const namesShown = async () =>
  within(await table())
    .getAllByRole('row')
    .flatMap((row) => row.querySelector('[data-row-link]')?.textContent ?? [])
export const tabsShown = () =>
  within(screen.getByRole('navigation', { name: 'Training programs' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
export const asked = (server: FakeServer) => server.callsOf(list).map(({ path }) => path.replace(/^.*\?/, ''))
