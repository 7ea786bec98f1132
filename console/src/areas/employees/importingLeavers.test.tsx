import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openImport } from './testing/openImport.tsx'

const staff =
  'Email,Name,Account Status\nnew@example.is,Nýr,Active\njon@example.is,Jón,Terminated\nosk@example.is,,deleted'

type Opened = Awaited<ReturnType<typeof openImport>>
const previewed = ({ company }: Opened) =>
  company.previewed.flatMap(({ records }) => records.map(({ email }) => email))

it('people marked as having left are named with the value and left out', async () => {
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
  expect(previewed(opened)).toEqual(['new@example.is'])
})

it('they are imported where the box is cleared, and it stays cleared where columns are chosen', async () => {
  const opened = await openImport('First Name,Email,Position,Deleted\nJón,jon@example.is,Directors,1')
  const { dialog, user, company } = opened
  await user.click(await dialog.findByLabelText('Leave out 1 employee marked as having left'))
  expect(await dialog.findByText(/--skip none/)).toBeTruthy()
  expect(previewed(opened)).toEqual(['jon@example.is'])
  await user.selectOptions(dialog.getByLabelText('Position'), 'List')
  await waitFor(() => expect(company.previewed.at(-1)?.records).toMatchObject([{ listName: 'Directors' }]))
})

it('a file of which everyone has left says so, and there is nothing to confirm', {
  tags: 'slow',
}, async () => {
  const { dialog } = await openImport('Email,Deleted\njon@example.is,1')
  expect(await dialog.findByText(/1 employee is marked as having left\./)).toBeTruthy()
  expect(dialog.getByText('Confirm').closest('button')?.getAttribute('aria-disabled')).toBe('true')
})
