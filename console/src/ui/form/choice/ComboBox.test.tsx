import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'
import type { Choice } from './types.ts'

const people: Choice[] = [
  { value: 'asa', label: 'Ása Guðmundsdóttir' },
  { value: 'jon', label: 'Jón Jónsson', disabledReason: 'Has left.' },
  { value: 'zoe', label: 'Zoë van der Berg' },
]

function Box({ start = null, ...props }: Partial<ComboBoxProps> & { start?: Choice | null }) {
  const [value, setValue] = useState<Choice | null>(start)
  return (
    <>
      <ComboBox label="Person" choices={people} {...props} value={value} onChange={setValue} />
      <samp>{value?.value ?? 'nobody'}</samp>
    </>
  )
}

const getField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' })
const listOptions = () => screen.queryAllByRole('option').map((option) => option.textContent)
const readValue = () => document.querySelector('samp')?.textContent

test('ComboBox finds an option by part of its name, even without accents', async () => {
  const { user } = renderWithProviders(<Box />)
  await user.type(getField(), 'gudm')
  expect(listOptions()).toEqual(['Ása Guðmundsdóttir'])
  await user.clear(getField())
  await user.type(getField(), 'zoe')
  expect(listOptions()).toEqual(['Zoë van der Berg'])
  await user.keyboard('{Enter}')
  expect([readValue(), getField().value]).toEqual(['zoe', 'Zoë van der Berg'])
})

test('ComboBox shows all options when reopened, and Escape keeps the selection', async () => {
  const { user } = renderWithProviders(<Box start={{ value: 'zoe', label: 'Zoë van der Berg' }} />)
  await user.click(getField())
  expect(listOptions()).toHaveLength(3)
  await user.keyboard('{Escape}')
  expect([listOptions(), readValue()]).toEqual([[], 'zoe'])
})

test('ComboBox reports when nothing matches, and leaving it selects nothing', async () => {
  const { user } = renderWithProviders(<Box />)
  await user.type(getField(), 'nobody')
  expect(screen.getByText('Nothing matches “nobody”')).toBeTruthy()
  await waitFor(() => expect(listAnnouncements()).toContain('Nothing matches “nobody”'))
  await user.tab()
  expect([readValue(), getField().value]).toEqual(['nobody', ''])
})

test("ComboBox offers to create a typed name that doesn't exist yet", async () => {
  const onCreate = vi.fn()
  const { user } = renderWithProviders(<Box onCreate={onCreate} />)
  await user.type(getField(), 'jón jónsson')
  expect(listOptions()).toEqual(['Jón JónssonHas left.'])
  await user.clear(getField())
  await user.type(getField(), 'Jóna')
  await user.click(screen.getByRole('option', { name: 'Create “Jóna”' }))
  expect(onCreate.mock.calls).toEqual([['Jóna']])
  expect(readValue()).toBe('nobody')
})

test('ComboBox queries the server when typing pauses and ignores outdated answers', {
  tags: 'slow',
}, async () => {
  const answers = new Map<string, (choices: Choice[]) => void>()
  const asked: AbortSignal[] = []
  const load = (typed: string, signal: AbortSignal) => {
    asked.push(signal)
    return new Promise<Choice[]>((resolve) => answers.set(typed, resolve))
  }
  const { user } = renderWithProviders(<Box choices={load} />)
  await user.click(getField())
  await waitFor(() => expect([...answers.keys()]).toEqual(['']))
  expect(screen.getByText('Loading')).toBeTruthy()
  // Typed together, so that a slow machine doesn't pause between the letters.
  for (const value of ['á', 'ás']) fireEvent.change(getField(), { target: { value } })
  await waitFor(() => expect([...answers.keys()]).toEqual(['', 'ás']))
  expect(asked[0]?.aborted).toBe(true)
  answers.get('ás')?.(people.slice(0, 1))
  expect(await screen.findByRole('option', { name: 'Ása Guðmundsdóttir' })).toBeTruthy()
  answers.get('')?.(people)
  await user.keyboard('{Enter}')
  expect(readValue()).toBe('asa')
})

test('ComboBox offers a retry in its list after a server error', async () => {
  const load = vi
    .fn<(typed: string, signal: AbortSignal) => Promise<Choice[]>>()
    .mockRejectedValueOnce(new Error('The server does not answer.'))
    .mockResolvedValue(people)
  const { user } = renderWithProviders(<Box choices={load} />)
  await user.click(getField())
  await user.click(await screen.findByRole('option', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Ása Guðmundsdóttir' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
