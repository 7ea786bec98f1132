import { ApiError, type ErrorKind } from '@heed/contracts'
import { screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { TextInput } from './TextInput.tsx'
import { useFormSave } from './useFormSave.ts'

type Values = { name: string; email: string }
type Props = { save: (values: Values) => Promise<void>; clash?: 'name'; onFailure?: (text: string) => void }

const Form = observer(function Form({ save, ...options }: Props) {
  const form = useForm<Values>({ defaultValues: { name: 'Ása', email: 'asa@example.is' } })
  const { submit, busy, error } = useFormSave(form, { save, ...options })
  return (
    <form onSubmit={submit} aria-busy={busy}>
      {error && <p>{error}</p>}
      <TextInput control={form.control} name="name" label="Name" />
      <TextInput control={form.control} name="email" label="Email" />
      <button type="submit">Save</button>
    </form>
  )
})

const rejectSave = (kind: ErrorKind, message: string, fields: Record<string, string> = {}) =>
  Promise.reject(new ApiError(message, { kind, operation: 'o', status: 400, requestId: 'r', fields }))

const readError = (label: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label })
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
}
const saveButton = { name: 'Save' }

it('a field rejected by the server shows the error, keeps its text and focus', async () => {
  const fields = { email: 'Email not valid' }
  const { user } = renderWithProviders(
    <Form save={() => rejectSave('validation', 'Email not valid', fields)} />,
  )
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await user.type(email, '!')
  await user.click(screen.getByRole('button', saveButton))
  await screen.findByRole('note')
  expect([readError('Name'), readError('Email'), email.value]).toEqual([
    undefined,
    'Email not valid',
    'asa@example.is!',
  ])
  expect(document.activeElement).toBe(email)
  expect(screen.queryByRole('paragraph')).toBeNull()
})

it('an error about a field outside the form is shown by the form', async () => {
  const fields = { name: 'Too long', listsId: 'No such list' }
  const { user } = renderWithProviders(
    <Form save={() => rejectSave('validation', 'Too long\nNo such list', fields)} />,
  )
  await user.click(screen.getByRole('button', saveButton))
  await screen.findByText('No such list')
  expect(readError('Name')).toBe('Too long')
})

it('an error about a field with an inherited name is shown by the form', async () => {
  const { user } = renderWithProviders(
    <Form save={() => rejectSave('validation', 'Unknown field', { constructor: 'Unknown field' })} />,
  )
  await user.click(screen.getByRole('button', saveButton))
  await screen.findByText('Unknown field')
})

it.each<[string, 'name' | undefined, string | undefined]>([
  ['is shown at the field that caused it', 'name', 'Taken'],
  ['is shown by the form if no field caused it', undefined, undefined],
])('a conflict %s', async (_, clash, atName) => {
  const { user } = renderWithProviders(
    <Form save={() => rejectSave('conflict', 'Taken')} {...(clash && { clash })} />,
  )
  await user.click(screen.getByRole('button', saveButton))
  await screen.findByText('Taken')
  expect(readError('Name')).toBe(atName)
})

it('any other failure is shown until the next try, or passed to onFailure', async () => {
  const save = vi.fn().mockImplementationOnce(() => rejectSave('server', 'Down'))
  const { user, unmount } = renderWithProviders(<Form save={save} />)
  await user.click(screen.getByRole('button', saveButton))
  await screen.findByText('Down')
  await user.click(screen.getByRole('button', saveButton))
  expect(screen.queryByText('Down')).toBeNull()
  unmount()
  const heard = vi.fn()
  const again = renderWithProviders(<Form save={() => rejectSave('server', 'Down')} onFailure={heard} />)
  await again.user.click(screen.getByRole('button', saveButton))
  expect(heard).toHaveBeenCalledExactlyOnceWith('Down')
  expect(screen.queryByText('Down')).toBeNull()
})

it("useSaving ignores an expired session's error and saves once after a double click", async () => {
  const save = vi.fn(() => rejectSave('unauthorized', 'Expired'))
  const { user } = renderWithProviders(<Form save={save} />)
  await user.dblClick(screen.getByRole('button', saveButton))
  expect(screen.queryByText('Expired')).toBeNull()
  const finish = vi.fn()
  const slow = vi.fn(() => new Promise<void>((resolve) => finish.mockImplementation(resolve)))
  const other = renderWithProviders(<Form save={slow} />)
  await other.user.dblClick(screen.getAllByRole('button', saveButton)[1] as HTMLElement)
  expect(slow).toHaveBeenCalledOnce()
  finish()
})
