import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { MultiSelectBox, type MultiSelectBoxProps } from './MultiSelectBox.tsx'
import { MultiSelectInput } from './MultiSelectInput.tsx'

const lists = [
  { value: '1', label: 'Reykjavík office', detail: '120 people' },
  { value: '2', label: 'Finance' },
  { value: '3', label: 'Support' },
  { value: '4', label: 'Board', disabledReason: 'Is filled by the directory.' },
]

function Box({ start = [], ...props }: Partial<MultiSelectBoxProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState<readonly string[]>(start)
  return <MultiSelectBox label="Lists" choices={lists} {...props} value={value} onChange={setValue} />
}

function Form({ onValues }: { onValues: (values: { lists: string[] }) => void }) {
  const { control, handleSubmit } = useForm<{ lists: string[] }>({ defaultValues: { lists: ['2'] } })
  return (
    <form onSubmit={(event) => void handleSubmit(onValues)(event)}>
      <MultiSelectInput control={control} name="lists" label="Lists" choices={lists} />
      <button type="submit">Save</button>
    </form>
  )
}

const getField = () => screen.getByRole('combobox', { name: 'Lists' })
const listOptions = () => screen.getAllByRole('option').map((option) => option.textContent)
const listChipLabels = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((chip) => chip.getAttribute('aria-label'))

test('MultiSelectBox filters its options as you type, and Enter selects one as a chip', async () => {
  const { user } = renderWithProviders(<Box />)
  await user.type(getField(), 'reykjavik')
  expect(listOptions()).toEqual(['Reykjavík office120 people'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(listChipLabels()).toEqual(['Remove Reykjavík office'])
  expect(screen.getByText('1 of 4')).toBeTruthy()
  await user.clear(getField())
  expect(screen.getByRole('option', { name: /^Reykjavík/ }).getAttribute('aria-selected')).toBe('true')
})

test('Select all selects every enabled option, and deselects them again', async () => {
  const { user } = renderWithProviders(<Box start={['2']} />)
  await user.click(getField())
  await user.click(screen.getByRole('option', { name: 'Select all (3)' }))
  expect(listChipLabels()).toEqual(['Remove Finance', 'Remove Reykjavík office', 'Remove Support'])
  await user.click(screen.getByRole('option', { name: 'Select all (3)' }))
  expect(listChipLabels()).toEqual([])
})

test('Clear selection appears after the first selection and keeps disabled options', async () => {
  const { user } = renderWithProviders(<Box start={['4']} />)
  await user.click(getField())
  expect(screen.queryByRole('option', { name: 'Clear selection' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Finance' }))
  await user.click(screen.getByRole('option', { name: 'Clear selection' }))
  expect(listChipLabels()).toEqual(['Remove Board'])
  expect(screen.queryByRole('option', { name: 'Clear selection' })).toBeNull()
})

test('Select all after a search selects only the matching options', async () => {
  const { user } = renderWithProviders(<Box start={['1']} />)
  await user.type(getField(), 'n')
  expect(listOptions()[0]).toBe('Finance')
  await user.clear(getField())
  await user.type(getField(), 'o')
  await user.click(screen.getByRole('option', { name: 'Select all 2 matches' }))
  expect(listChipLabels()).toEqual(['Remove Reykjavík office', 'Remove Support'])
})

test("a disabled MultiSelectBox option explains why and can't be selected", async () => {
  const { user } = renderWithProviders(<Box />)
  await user.click(getField())
  const board = screen.getByRole('option', { name: /^Board/ })
  expect(within(board).getByText('Is filled by the directory.')).toBeTruthy()
  await user.click(board)
  expect(listChipLabels()).toEqual([])
})

test('arrow keys focus the chips and Delete removes one', async () => {
  const { user } = renderWithProviders(<Box start={['1', '2', '3']} />)
  await user.click(getField())
  await user.keyboard('{Escape}{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Finance')
  await user.keyboard('{Delete}')
  expect(listChipLabels()).toEqual(['Remove Reykjavík office', 'Remove Support'])
})

test('MultiSelectBox reports when nothing matches, and when its options are loading', async () => {
  const { user, unmount } = renderWithProviders(<Box />)
  await user.type(getField(), 'xyz')
  expect(screen.getByText('Nothing matches “xyz”')).toBeTruthy()
  await waitFor(() => expect(listAnnouncements()).toContain('Nothing matches “xyz”'))
  unmount()
  const { user: other } = renderWithProviders(<Box choices={undefined} />)
  await other.click(getField())
  expect(screen.getByText('Loading')).toBeTruthy()
})

test('MultiSelectBox draws only some of thousands of options and shows how many are left', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ value: String(at), label: `List ${String(at)}` }))
  const { user } = renderWithProviders(<Box choices={many} start={many.map(({ value }) => value)} />)
  expect(screen.getByText('+4,994 more')).toBeTruthy()
  await user.click(getField())
  expect(listOptions()).toHaveLength(202)
  expect(screen.getByText('Type to find 4,800 more.')).toBeTruthy()
})

test('a disabled MultiSelectBox keeps its selection and explains why', async () => {
  const { user } = renderWithProviders(<Box start={['2']} disabledReason="The training is active." />)
  await user.click(getField())
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Backspace}')
  expect(screen.getByText('Finance')).toBeTruthy()
  expect(document.getElementById(getField().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The training is active.',
  )
})

test('MultiSelectInput submits the selected options as its value', async () => {
  const onValues = vi.fn()
  const { user } = renderWithProviders(<Form onValues={onValues} />)
  await user.type(getField(), 'Support{ArrowDown}{Enter}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onValues.mock.calls[0]?.[0]).toEqual({ lists: ['2', '3'] })
})
