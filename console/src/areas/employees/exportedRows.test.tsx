import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { asa, makeEmployeesServer, salesList } from '../../../test/aStaff.ts'
import { recordSavedFiles } from '../../../test/savedFiles.ts'
import { renderEmployees } from './testing/renderEmployees.tsx'

const una = { ...asa, email: 'una@example.is', name: 'Una' }

it.each([
  [
    'all employees',
    '/users/?users.filter=a&lists.filter=b',
    'All employees',
    'asa@example.is',
    /^GET .+\/users\?p=0&n=1000.*filter=a$/,
  ],
  [
    'lists',
    '/users/?users.filter=a&lists.filter=b',
    'Employee lists',
    'Sales',
    /^GET .+\/lists\?p=0&n=1000.*filter=b$/,
  ],
  [
    "a list's employees",
    '/users/list/7/?users.filter=a',
    'Employees',
    'una@example.is',
    /^GET .+\/lists\/7\/users\?p=0&n=1000.*filter=a$/,
  ],
])('exports only %s that match the search', async (_, at, title, first, asked) => {
  const saved = recordSavedFiles()
  const server = makeEmployeesServer()
    .on('GET /companies/11/lists', { lists: [salesList], count: 1 })
    .on('GET /companies/11/users', { users: [asa], count: 1 })
    .on('GET /companies/11/lists/7/users', { users: [una], count: 1 })
  await renderEmployees({ at, server })
  const section = within(await screen.findByRole('region', { name: title }))
  await section.findByText(first)
  fireEvent.click(section.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = ((await saved[0]?.text()) ?? '').trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',')[0])).toEqual([first])
  const last = server.calls.at(-1)
  expect(`${last?.method} ${last?.path}`).toMatch(asked)
})
