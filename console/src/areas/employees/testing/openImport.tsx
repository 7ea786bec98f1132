import type { Company } from '@heed/contracts'
import { screen, within } from '@testing-library/react'
import { makeEmployeesServer } from '../../../../test/aStaff.ts'
import type { FakeServer } from '../../../../test/fakeServer.ts'
import { FakeImport } from '../../../parts/people/testing/FakeImport.ts'
import { aFile } from '../../../parts/people/testing/importFiles.ts'
import { renderEmployees } from './renderEmployees.tsx'

export const batchCall = 'POST /companies/11/lists/createUsersBatch'

export async function openImport(
  content: string,
  overrides: { server?: FakeServer; name?: string; seats?: Partial<Company>; company?: FakeImport } = {},
) {
  const company =
    overrides.company ?? new FakeImport(['Sales', 'Directory']).addEmployee('asa@example.is', 'Ása', 'Sales')
  const server = (overrides.server ?? makeEmployeesServer()).on(batchCall, company.reply)
  const view = await renderEmployees({ at: '/users/', server, company: overrides.seats ?? {} })
  await view.user.click(await screen.findByRole('button', { name: 'Import employees' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import employees' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  await view.user.upload(input, aFile(content, overrides.name))
  return { ...view, dialog, company }
}
