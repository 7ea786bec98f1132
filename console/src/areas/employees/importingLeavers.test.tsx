import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseOption } from '../../../test/select.ts'
import { openImport } from './testing/openImport.tsx'

const staff =
  'Email,Name,Account Status\nnew@example.is,Nýr,Active\njon@example.is,Jón,Terminated\nosk@example.is,,deleted'

type OpenedImport = Awaited<ReturnType<typeof openImport>>
const listPreviewedEmails = ({ company }: OpenedImport) =>
  company.previewed.flatMap(({ records }) => records.map(({ email }) => email))

it('an import leaves out employees marked as having left, and names the marking values', async () => {
  const opened = await openImport(staff)
  const { dialog } = opened
  expect(await dialog.findByLabelText('Leave out 2 employees marked as having left')).toHaveProperty(
    'checked',
    true,
  )
  expect(dialog.getByText(/2 employees are marked as having left\./).textContent).toContain(
    'Account Status: Terminated (1), deleted (1).',
  )
  expect(dialog.getByText('Line 3: Jón, Account Status: Terminated')).toBeTruthy()
  expect(dialog.getByText('Line 4: osk@example.is, Account Status: deleted')).toBeTruthy()
  expect(dialog.getByText(/--skip 'Account Status=Terminated,deleted'/)).toBeTruthy()
  expect(listPreviewedEmails(opened)).toEqual(['new@example.is'])
})

it('unticking the box imports employees marked as having left, even after columns change', async () => {
  const opened = await openImport('First Name,Email,Position,Deleted\nJón,jon@example.is,Directors,1')
  const { dialog, user, company } = opened
  await user.click(await dialog.findByLabelText('Leave out 1 employee marked as having left'))
  expect(await dialog.findByText(/--skip none/)).toBeTruthy()
  expect(listPreviewedEmails(opened)).toEqual(['jon@example.is'])
  await chooseOption(user, dialog.getByLabelText('Position'), 'List')
  await waitFor(() => expect(company.previewed.at(-1)?.records).toMatchObject([{ listName: 'Directors' }]))
})

it("a file with only former employees says so and can't be confirmed", {
  tags: 'slow',
}, async () => {
  const { dialog } = await openImport('Email,Deleted\njon@example.is,1')
  expect(await dialog.findByText(/1 employee is marked as having left\./)).toBeTruthy()
  expect(dialog.getByText('Confirm').closest('button')?.getAttribute('aria-disabled')).toBe('true')
})
