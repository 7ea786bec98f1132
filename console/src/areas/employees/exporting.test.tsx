import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { makeEmployeesServer } from '../../../test/aStaff.ts'
import { recordSavedFiles } from '../../../test/savedFiles.ts'
import { renderEmployees } from './testing/renderEmployees.tsx'

it.each([
  ['/users/', 'All employees', 'Norðurljós ehf. Employees 2026-03-02.csv'],
  ['/users/list/7/', 'Employees', 'Norðurljós ehf. Sales 2026-03-02.csv'],
  // Exact file names from the specification (S3 section 9).
  ['/users/', 'Employee lists', 'lists.csv'],
])('at %s, %s are saved as %s', async (at, title, name) => {
  const saved = recordSavedFiles()
  const { user } = await renderEmployees({ at, server: makeEmployeesServer() })
  const section = within(await screen.findByRole('region', { name: title }))
  await waitFor(() => expect(section.getByRole('button', { name: 'Export' }).ariaDisabled).not.toBe('true'))
  await user.click(section.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved.map((file) => file.name)).toEqual([name]))
  expect(listAnnouncements()).toEqual([`${name} downloaded`])
})

it("an exported file's name contains the local date, here the day before in Samoa", async () => {
  const saved = recordSavedFiles()
  const { user } = await renderEmployees({
    at: '/users/list/7/',
    server: makeEmployeesServer(),
    timeZone: 'Pacific/Pago_Pago',
  })
  const section = within(await screen.findByRole('region', { name: 'Employees' }))
  await waitFor(() => expect(section.getByRole('button', { name: 'Export' }).ariaDisabled).not.toBe('true'))
  await user.click(section.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(saved.map((file) => file.name)).toEqual(['Norðurljós ehf. Sales 2026-03-01.csv']),
  )
})
