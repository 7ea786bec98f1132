import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { chooseOption } from '../../../../test/select.ts'
import {
  aServer,
  basicsTraining,
  dailyTraining,
  findListTable,
  getListQueries,
  openList,
  readTabs,
} from './testing/trainings.ts'

describe('training filters', () => {
  test('are chosen in a dialog and stored in the address', async () => {
    const { user, address, server } = await openList({
      server: aServer([dailyTraining, basicsTraining]),
    })
    await findListTable()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter trainings' })
    await chooseOption(user, within(dialog).getByRole('combobox', { name: 'Status' }), 'Completed')
    await user.type(within(dialog).getByRole('combobox', { name: 'Employee lists' }), 'S')
    await user.click(await screen.findByRole('option', { name: /Sales and marketing/ }))
    expect(
      await within(dialog).findByText('heed api trainings.list --companyId 11 --d 1 --status 4 --listId 7'),
    ).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Show trainings' }))
    expect(address()).toBe('/trainings/?list.status=completed&list.lists=7')
    await waitFor(() =>
      expect(
        getListQueries(server).map((query) => Object.fromEntries(new URLSearchParams(query))),
      ).toContainEqual({
        d: '1',
        p: '0',
        n: '10',
        order: 'updated desc',
        listId: '7',
        status: '4',
      }),
    )
  })

  test('apply to all tabs, show the number of matches and can be cleared', async () => {
    const at = '/trainings/?list.status=completed&list.lists=7'
    const { user, address } = await openList({
      at,
      server: aServer([dailyTraining, basicsTraining]),
    })
    await findListTable()
    await waitFor(() => expect(readTabs()).toEqual(['All 1', 'Active 1', 'Completed 1', 'Draft 0']))
    expect(screen.getByText('1 of 5 trainings')).toBeTruthy()
    expect(await screen.findByText('Employee lists: Sales and market…')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove Status: Completed' }))
    expect(address()).toBe('/trainings/?list.lists=7')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/trainings/')
  })

  test('query whole days in the displayed time zone and are described in words', async () => {
    const at = '/trainings/active/?list.start=2026-01-05..2026-01-31&list.end=..2026-04-01'
    const { server } = await openList({ at })
    expect(await screen.findByText('Start date: Jan 05, 2026 – Jan 31, 2026')).toBeTruthy()
    expect(screen.getByText('End date: until Apr 01, 2026')).toBeTruthy()
    await findListTable()
    const [first] = getListQueries(server)
    expect(Object.fromEntries(new URLSearchParams(first))).toEqual({
      d: '1',
      p: '0',
      n: '10',
      order: 'updated desc',
      status: '2',
      firstBatchFrom: '2026-01-05T00:00:00.000Z',
      firstBatchTo: '2026-01-31T23:59:59.999Z',
      lastBatchTo: '2026-04-01T23:59:59.999Z',
    })
  })

  test('omit the status on a tab that determines it', { tags: 'slow' }, async () => {
    const { user } = await openList({ at: '/trainings/active/' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter trainings' })
    expect(within(dialog).queryByRole('combobox', { name: 'Status' })).toBeNull()
  })
})
