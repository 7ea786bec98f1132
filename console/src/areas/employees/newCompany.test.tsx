import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeEmployeesServer } from '../../../test/aStaff.ts'
import { renderEmployees } from './testing/renderEmployees.tsx'

it('offers the import first when there are no employees yet, then connecting a directory', async () => {
  const server = makeEmployeesServer()
    .on('GET /companies/11/users', { users: [], count: 0 })
    .on('GET /companies/11/lists', { lists: [], count: 0 })
  const { user } = await renderEmployees({ at: '/users/', server, company: { users_total: 0 } })
  const link = await screen.findByRole('link', { name: 'Connect a directory' })
  expect(link.getAttribute('href')).toBe('/settings/integrations/')
  expect(screen.getByText(/^Import a file, create a list to add employees manually/)).toBeTruthy()
  const load = screen.getByRole('button', { name: 'Import employees' })
  expect(load.closest('section')?.textContent).toContain('No employees yet')
  expect(load.className).toContain('contained')
  await user.click(load)
  expect(await screen.findByRole('dialog', { name: 'Import employees' })).toBeTruthy()
})
