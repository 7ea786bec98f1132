import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { chooseOption, readOptions } from '../../../../test/select.ts'
import { FormDialog } from '../../dialogs/FormDialog.tsx'
import { SelectBox, type SelectBoxProps } from '../SelectBox.tsx'
import type { Option } from './options.ts'

const fruits: readonly Option[] = [
  { value: '', label: 'Any' },
  { value: 'apple', label: 'Apple' },
  { value: 'apricot', label: 'Apricot' },
  { value: 'quince', label: 'Quince', disabled: true },
  { value: 'pear', label: 'Pear' },
]

function Box({ start = '', ...props }: Partial<SelectBoxProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <SelectBox label="Fruit" options={fruits} {...props} value={value} onChange={setValue} />
      <button type="button">After</button>
    </>
  )
}

function renderBox(props: Partial<SelectBoxProps> & { start?: string } = {}) {
  const view = renderWithProviders(<Box {...props} />)
  const field = screen.getByRole<HTMLButtonElement>('combobox', { name: /^Fruit/ })
  const readActive = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { ...view, field, readActive }
}

it('shows the chosen option, offers all in our own list and keeps the focus', async () => {
  const { user, field } = renderBox({ start: 'apple' })
  expect(field.textContent).toBe('Apple')
  await user.click(field)
  const list = await screen.findByRole('listbox', { name: 'Fruit' })
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  expect(within(list).getByRole('option', { selected: true }).textContent).toBe('Apple')
  await user.click(within(list).getByRole('option', { name: 'Pear' }))
  expect(field.textContent).toBe('Pear')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('is no native select', () => {
  renderBox()
  expect(document.querySelector('select')).toBeNull()
})

it('arrows move past disabled options, and Enter selects', async () => {
  const { user, field, readActive } = renderBox({ start: 'apricot' })
  field.focus()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  expect(readActive()).toBe('Apricot')
  await user.keyboard('{ArrowDown}')
  expect(readActive()).toBe('Pear')
  await user.keyboard('{Home}')
  expect(readActive()).toBe('Any')
  await user.keyboard('{End}')
  expect(readActive()).toBe('Pear')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(field.textContent).toBe('Apricot')
})

it('typing opens the list at the first match, and a repeated letter moves on', async () => {
  const { user, field, readActive } = renderBox()
  field.focus()
  await user.keyboard('a')
  await screen.findByRole('listbox')
  expect(readActive()).toBe('Apple')
  await user.keyboard('a')
  expect(readActive()).toBe('Apricot')
  await user.keyboard('{Escape}')
  expect(field.textContent).toBe('Any')
  await new Promise((resolve) => setTimeout(resolve, 700))
  await user.keyboard('apr{Enter}')
  expect(field.textContent).toBe('Apricot')
})

it('Tab and a press elsewhere close the list without a change', async () => {
  const { user, field } = renderBox({ start: 'apple' })
  await user.click(field)
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
  await user.click(field)
  await screen.findByRole('listbox')
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.textContent).toBe('Apple')
})

it("a disabled option can't be selected", async () => {
  const { user, field } = renderBox()
  await chooseOption(user, field, 'Quince')
  expect(field.textContent).toBe('Any')
})

it('names its groups', async () => {
  const options = [
    { value: '1', label: 'Oak', group: 'Trees' },
    { value: '2', label: 'Rose', group: 'Flowers' },
    { value: '3', label: 'Elm', group: 'Trees' },
  ]
  const { user, field, readActive } = renderBox({ options, start: '1' })
  expect((await readOptions(user, field)).map(({ label, group }) => [label, group])).toEqual([
    ['Oak', 'Trees'],
    ['Elm', 'Trees'],
    ['Rose', 'Flowers'],
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(readActive()).toBe('Elm')
})

it('tells its label, requirement, error and helper text', () => {
  const { rerender, field } = renderBox({ helper: 'One a day', required: true })
  expect(field.getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('combobox', { description: 'One a day' })).toBe(field)
  rerender(<Box error="Choose a fruit" />)
  const failed = screen.getByRole('combobox', { description: 'Choose a fruit' })
  expect(failed.getAttribute('aria-invalid')).toBe('true')
})

it('a press on its label focuses it without opening the list', async () => {
  const { user, field } = renderBox()
  await user.click(screen.getByText('Fruit'))
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('a disabled select neither opens nor takes the focus', async () => {
  const { user, field } = renderBox({ disabled: true })
  await user.click(field)
  expect(field.disabled).toBe(true)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('in a dialog, Escape closes only the list, and Enter in the list submits nothing', async () => {
  const onClose = vi.fn()
  const onSubmit = vi.fn()
  const { user } = renderWithProviders(
    <FormDialog open title="Eat" command={null} onClose={onClose} onSubmit={onSubmit} submitLabel="Eat">
      <Box />
    </FormDialog>,
  )
  const field = screen.getByRole('combobox', { name: 'Fruit' })
  await user.click(field)
  await screen.findByRole('listbox', { hidden: true })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(field.textContent).toBe('Apple')
  expect(onSubmit).not.toHaveBeenCalled()
})
