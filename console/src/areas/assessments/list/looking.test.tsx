import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  aServer,
  findListTable,
  firstAssessment,
  getListQueries,
  openList,
  packagedAssessment,
  readTabs,
  runningAssessment,
} from './testing/assessments.ts'

describe('searching and filtering assessments', () => {
  test('searches both kinds and updates the counts in the tabs and below', { tags: 'slow' }, async () => {
    const { user, address, server } = await openList({
      server: aServer([runningAssessment, packagedAssessment]),
    })
    await findListTable('Scorm assessments')
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'wh')
    await waitFor(() =>
      expect(getListQueries(server)).toContainEqual(expect.objectContaining({ packaged: '1', filter: 'wh' })),
    )
    expect(await screen.findByText('2 of 5 assessments')).toBeTruthy()
    expect(readTabs()).toEqual(['All', 'Active 2', 'Completed 0', 'Draft 0'])
    expect(screen.getByText('Regular assessments (1)')).toBeTruthy()
    expect(address()).toBe('/assessment/?list.filter=wh')
    expect(screen.getByRole('link', { name: /Completed/ }).getAttribute('href')).toBe(
      '/assessment/completed/?list.filter=wh',
    )
  })

  test("applies the dialog's filters and keeps them in the address", async () => {
    const { user, address, server } = await openList({ server: aServer([firstAssessment]) })
    await findListTable()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter assessments' })
    await user.type(within(dialog).getByRole('combobox', { name: 'Threat areas' }), 'Ph')
    await user.click(await screen.findByRole('option', { name: /Phishing/ }))
    await user.type(within(dialog).getByRole('combobox', { name: 'Employee lists' }), 'S')
    await user.click(await screen.findByRole('option', { name: /Sales and marketing/ }))
    expect(
      await within(dialog).findByText(
        'heed api assessments.list --companyId 11 --d 1 --threatArea Phishing --listId 7',
      ),
    ).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Show assessments' }))
    expect(address()).toBe('/assessment/?list.areas=Phishing&list.lists=7')
    const looked = { threatArea: 'Phishing', listId: '7' }
    await waitFor(() => {
      expect(getListQueries(server)).toContainEqual(expect.objectContaining({ ...looked, packaged: '0' }))
      expect(getListQueries(server)).toContainEqual(expect.objectContaining({ ...looked, packaged: '1' }))
    })
    expect(await screen.findByText('Threat areas: Phishing')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Filters.*2/ })).toBeTruthy()
  })

  test.each([
    ['UTC', '2026-01-05T00:00:00.000Z', '2026-01-31T23:59:59.999Z', '2026-04-01T23:59:59.999Z'],
    ['Asia/Tokyo', '2026-01-04T15:00:00.000Z', '2026-01-31T14:59:59.999Z', '2026-04-01T14:59:59.999Z'],
    // In New York, clocks go forward between the delivery and the due date.
    ['America/New_York', '2026-01-05T05:00:00.000Z', '2026-02-01T04:59:59.999Z', '2026-04-02T03:59:59.999Z'],
  ])('filters by whole days in %s', async (timeZone, from, to, due) => {
    const at = '/assessment/active/?list.delivery=2026-01-05..2026-01-31&list.due=..2026-04-01'
    const { server } = await openList({ at, timeZone })
    expect(await screen.findByText('Delivery date: Jan 05, 2026 – Jan 31, 2026')).toBeTruthy()
    expect(screen.getByText('Due date: until Apr 01, 2026')).toBeTruthy()
    await findListTable()
    expect(getListQueries(server)).toContainEqual({
      d: '1',
      p: '0',
      n: '10',
      order: 'last_updated desc',
      status: '2',
      packaged: '0',
      deliveryDateFrom: from,
      deliveryDateTo: to,
      dueTo: due,
    })
  })

  test.each([
    ['Delivery date', 'delivery'],
    ['Due date', 'due'],
  ])('explains how to fix a %s range that ends before it starts', { tags: 'slow' }, async (_, name) => {
    const { user } = await openList({ at: `/assessment/?list.${name}=2026-02-10..2026-02-01` })
    await user.click(await screen.findByRole('button', { name: /Filters/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Filter assessments' })
    expect(await within(dialog).findByText(/Set date earlier than \(Feb 01, 2026\)/)).toBeTruthy()
    expect(within(dialog).getByText(/Set date later than \(Feb 10, 2026\)/)).toBeTruthy()
  })
})
