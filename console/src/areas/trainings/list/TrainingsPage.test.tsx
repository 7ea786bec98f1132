import { aTrainingEntry } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { setPhoneViewport } from '../../../../test/narrowScreen.ts'
import { chooseOption } from '../../../../test/select.ts'
import {
  allTrainings,
  aServer,
  counts,
  findListTable,
  getListQueries,
  listCall,
  openList,
  readShownNames,
  readTabs,
} from './testing/trainings.ts'

describe('the trainings list', () => {
  test('requests ten of a thousand trainings for each page', { tags: 'slow' }, async () => {
    const thousand = Array.from({ length: 1000 }, (_, at) =>
      aTrainingEntry({ id: at + 1, name: `Training ${at + 1}` }),
    )
    const server = new FakeServer().on(listCall, ({ path }: { path: string }) => {
      const query = new URL(path, 'https://heed.example').searchParams
      const from = Number(query.get('p')) * 10
      return {
        automations: thousand.slice(from, from + Number(query.get('n'))),
        count: thousand.length,
        counts: { draft: 0, scheduled: 0, active: 1000, completed: 0 },
      }
    })
    const { user } = await openList({ server })
    expect(await readShownNames()).toHaveLength(10)
    expect(screen.getByText('1–10 of 1,000')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    await waitFor(async () => expect((await readShownNames())[0]).toBe('Training 991'))
    expect(getListQueries(server).map((query) => /p=\d+&n=\d+/.exec(query)?.[0])).toEqual([
      'p=0&n=10',
      'p=99&n=10',
    ])
  })

  test("shows the specified columns and each training's details", async () => {
    await openList()
    const rows = within(await findListTable()).getAllByRole('row')
    const texts = rows.map((row) =>
      Array.from(row.querySelectorAll(':scope > [role]'), ({ textContent }) => textContent),
    )
    expect(texts[0]).toEqual(
      [
        'Name',
        'Status',
        '# Employees',
        'Start date',
        'End date',
        'Attendance',
        'Completion rate',
        '',
        'Actions',
      ].filter((head) => head !== ''),
    )
    expect(texts.slice(1).map((cells) => cells.filter((text) => text !== ''))).toEqual([
      [
        'Spring refresher',
        'Scheduled',
        '221 employees in Spring refresher',
        'Mar 16, 2026',
        'Mar 23, 2026',
        'Starts in 14 days',
      ],
      ['Autumn plans', 'Draft', '0', '–', '–', 'Not started yet'],
      ['Fyrstu skrefinPackaged', 'Active', '–', '–', '–', 'In your own learning system'],
      [
        'Safe every day',
        'Active',
        '240 employees in Safe every day',
        'Feb 10, 2026',
        'Apr 21, 2026',
        '92%attended',
        '53%done',
      ],
      [
        'Phishing basics',
        'Completed',
        '240 employees in Phishing basics',
        'Feb 10, 2026',
        'Apr 21, 2026',
        '83%attended',
        '50%done',
      ],
    ])
  })

  test('requests the ten last updated trainings, including drafts', async () => {
    const { server } = await openList()
    await findListTable()
    expect(getListQueries(server)).toEqual(['d=1&p=0&n=10&order=updated+desc'])
    expect(screen.queryByRole('navigation', { name: /Pages/ })).toBeNull()
  })

  test('shows a pager from eleven trainings on', async () => {
    const server = aServer().on(listCall, { automations: allTrainings, count: 11, counts })
    await openList({ server })
    await screen.findByRole('navigation', { name: 'Pages of Training programs' })
  })

  test.each([
    [
      '/trainings/',
      ['Spring refresher', 'Autumn plans', 'Fyrstu skrefinPackaged', 'Safe every day', 'Phishing basics'],
    ],
    ['/trainings/active/', ['Fyrstu skrefinPackaged', 'Safe every day']],
    ['/trainings/completed/', ['Phishing basics']],
    ['/trainings/draft/', ['Autumn plans']],
  ])('shows the matching trainings at %s', async (at, names) => {
    await openList({ at })
    expect(await readShownNames()).toEqual(names)
    expect(readTabs()).toEqual(['All 5', 'Active 2', 'Completed 1', 'Draft 1'])
  })

  test('links drafts to the wizard, other trainings to their page and counts to employees', async () => {
    await openList()
    const links = within(await findListTable()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/trainings/3/view/',
      '/trainings/3/view/?tab=employees',
      '/trainings/edit/4/',
      '/trainings/p51/view/',
      '/trainings/2/view/',
      '/trainings/2/view/?tab=employees',
      '/trainings/1/view/',
      '/trainings/1/view/?tab=employees',
    ])
  })

  test('keeps the sort order and search in the address', { tags: 'slow' }, async () => {
    const { user, address, server } = await openList()
    await findListTable()
    await chooseOption(user, screen.getByRole('combobox', { name: 'Sort by' }), 'Start date')
    expect(address()).toBe('/trainings/?list.order=firstBatch+desc')
    await user.click(screen.getByRole('button', { name: 'Sort ascending' }))
    expect(address()).toBe('/trainings/?list.order=firstBatch+asc')
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'safe')
    await waitFor(() =>
      expect(getListQueries(server)).toContain('d=1&p=0&n=10&order=firstBatch+asc&filter=safe'),
    )
    expect(address()).toBe('/trainings/?list.order=firstBatch+asc&list.filter=safe')
    expect(screen.getByRole('link', { name: /Active/ }).getAttribute('href')).toBe(
      '/trainings/active/?list.order=firstBatch+asc&list.filter=safe',
    )
  })
})

describe('the trainings list in special cases', () => {
  test('an empty draft tab says there are no drafts', async () => {
    await openList({
      at: '/trainings/draft/',
      server: new FakeServer().on(listCall, {
        automations: [],
        count: 0,
        counts: { draft: 0, scheduled: 1, active: 0, completed: 0 },
      }),
    })
    expect(await screen.findByText('No drafts')).toBeTruthy()
  })

  test('the list on a phone has a sort button instead of sortable headers', async () => {
    setPhoneViewport()
    await openList()
    expect(within(await findListTable()).queryByRole('button', { name: 'Start date' })).toBeNull()
    expect(screen.getByRole('button', { name: /^Sort by: / })).toBeTruthy()
  })
})
