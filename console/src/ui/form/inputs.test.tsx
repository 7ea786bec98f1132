import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { chooseOption } from '../../../test/select.ts'
import { CheckBox } from './CheckBox.tsx'
import { CheckInput } from './CheckInput.tsx'
import { SelectInput } from './SelectInput.tsx'
import { TextInput } from './TextInput.tsx'

type Values = { name: string; role: string; welcome: boolean }

function Form({ onValues }: { onValues: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { name: '', role: '2', welcome: false },
    resolver: (values) =>
      values.name
        ? { values, errors: {} }
        : { values: {}, errors: { name: { type: 'required', message: 'Please enter name of the admin' } } },
  })
  const roles = [
    { value: '1', label: 'Admin' },
    { value: '2', label: 'Viewer' },
  ]
  return (
    <form onSubmit={(event) => void handleSubmit(onValues)(event)}>
      <TextInput control={control} name="name" label="Name" helper="First and last" required />
      <SelectInput control={control} name="role" label="Role" options={roles} />
      <CheckInput control={control} name="welcome" label="Send a welcome email" />
      <button type="submit">Add</button>
    </form>
  )
}

test('a form submits the typed text, the selected option and the ticked checkbox', async () => {
  const onValues = vi.fn()
  const { user } = renderWithProviders(<Form onValues={onValues} />)
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ása')
  await chooseOption(user, screen.getByLabelText('Role'), 'Admin')
  await user.click(screen.getByRole('checkbox', { name: 'Send a welcome email' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(onValues.mock.calls[0]?.[0]).toEqual({ name: 'Ása', role: '1', welcome: true })
})

test('an invalid field shows its error, is described by it and gets the focus', async () => {
  const { user } = renderWithProviders(<Form onValues={vi.fn()} />)
  const name = screen.getByRole('textbox', { name: /Name/ })
  expect(getDescription(name)).toBe('First and last')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('note')
  expect(getDescription(name)).toBe('Please enter name of the admin')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
})

const getDescription = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('a disabled checkbox is described by its helper text and the reason', () => {
  renderWithProviders(
    <CheckBox
      label="Sales"
      checked={false}
      onChange={vi.fn()}
      helper="31 employees"
      disabledReason="Kept elsewhere"
    />,
  )
  expect(
    screen.getByRole('checkbox', { name: 'Sales', description: '31 employees Kept elsewhere' }),
  ).toBeTruthy()
})
