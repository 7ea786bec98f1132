import type { Training } from '@heed/contracts'
import { aTraining } from '@heed/fixtures/factories'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { FigureCards } from './FigureCards.tsx'
import { ListsTab } from './ListsTab.tsx'
import type { TrainingPeopleQuery } from './people/TrainingPeople.ts'
import { TrainingStore } from './TrainingStore.ts'
import { TrainingTabs } from './TrainingTabs.tsx'

await loadTexts('training', 'campaigns')

describe('training figures', () => {
  const done = { totalForView: 960, total: 960, finishedUsers: 200 }
  it.each<[string, Partial<Training>, TrainingPeopleQuery | undefined]>([
    ['31 employees are behind', { behindUsers: 31 }, { progress: 'behind' }],
    ['Employees who are behind', { behindUsers: undefined }, { progress: 'behind' }],
    ["40 employees haven't finished", done, { progress: 'notFinished' }],
    ["42 haven't logged in", {}, { progress: 'notStarted' }],
    ['View Employees', {}, undefined],
  ])('“%s” opens the matching employees', (name, own, asked) => {
    const onPeople = vi.fn<(asked?: TrainingPeopleQuery) => void>()
    renderWithProviders(<FigureCards training={aTraining(own)} onPeople={onPeople} />)
    fireEvent.click(screen.getByRole('button', { name }))
    expect(onPeople.mock.calls).toEqual(asked ? [[asked]] : [[]])
  })
})

async function aStore(own: Partial<Training> = {}) {
  const server = new FakeServer().on('GET /companies/11/trainings/5', aTraining({ id: 5, ...own }))
  const training = new TrainingStore(makeCompanyStores(server), '5')
  await training.load()
  return { server, training }
}

describe("a training's lists", () => {
  const lists = [
    { id: 7, name: 'Sales', totalUsers: 80, opened: 60, score: 300, total: 320 },
    { id: 8, name: 'Board', totalUsers: 10, opened: 4, score: 10, total: 40 },
    { id: 9, name: 'Office', totalUsers: 166, opened: 140, score: 220, total: 664 },
  ]
  async function open(own: Partial<Training> = {}) {
    const onPeople = vi.fn<(listId: number) => void>()
    const { server, training } = await aStore({ lists, ...own })
    await renderPage(<ListsTab training={training} onPeople={onPeople} />, { server })
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
    return { rows, onPeople }
  }

  it('are sorted by lowest completion rate first, each with its own figures', async () => {
    const { rows } = await open()
    const shown = rows.map(({ textContent }) => textContent)
    expect(shown).toEqual([
      expect.stringMatching(/^Board.*10.*4 of 10.*10 of 40/),
      expect.stringMatching(/^Office.*166.*140 of 166.*220 of 664/),
      expect.stringMatching(/^Sales.*80.*60 of 80.*300 of 320/),
    ])
  })

  it.each([
    [0, 8],
    [2, 7],
  ])('open the employees of the list in row %i', async (at, listId) => {
    const { rows, onPeople } = await open()
    const row = within(rows[at] ?? document.body)
    fireEvent.click(row.getByRole('button', { name: /^View Employees of / }))
    expect(onPeople.mock.calls).toEqual([[listId]])
    expect(row.getByRole('link').getAttribute('href')).toBe(`/users/list/${listId}/`)
  })

  it.each([
    [255, true],
    [256, false],
  ])('mention employees on several lists for a total of %i: %s', async (totalUsers, isSaid) => {
    await open({ totalUsers })
    expect(screen.queryByText(/^The lists add up to 256/) !== null).toBe(isSaid)
  })
})

it('have a tab with their count, like lessons and employees', async () => {
  const { server, training } = await aStore({ totalSubjects: 4, totalUsers: 240 })
  await renderPage(<TrainingTabs training={training} onPeople={() => undefined} />, { server })
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lessons 4', '/trainings/5/view/'],
    ['Lists 2', '/trainings/5/view/?tab=lists'],
    ['Employees 240', '/trainings/5/view/?tab=employees'],
  ])
})
