import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../test/render.tsx'
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

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => document.querySelector('samp')?.textContent

test('ComboBox finds an option by part of its name, even without accents', async () => {
  const { user } = show(<Box />)
  await user.type(field(), 'gudm')
  expect(options()).toEqual(['Ása Guðmundsdóttir'])
  await user.clear(field())
  await user.type(field(), 'zoe')
  expect(options()).toEqual(['Zoë van der Berg'])
  await user.keyboard('{Enter}')
  expect([chosen(), field().value]).toEqual(['zoe', 'Zoë van der Berg'])
})

test('ComboBox shows all options when reopened, and Escape keeps the selection', async () => {
  const { user } = show(<Box start={{ value: 'zoe', label: 'Zoë van der Berg' }} />)
  await user.click(field())
  expect(options()).toHaveLength(3)
  await user.keyboard('{Escape}')
  expect([options(), chosen()]).toEqual([[], 'zoe'])
})

test('ComboBox reports when nothing matches, and leaving it selects nothing', async () => {
  const { user } = show(<Box />)
  await user.type(field(), 'nobody')
  expect(screen.getByRole('status').textContent).toBe('Nothing matches “nobody”')
  await user.tab()
  expect([chosen(), field().value]).toEqual(['nobody', ''])
})

test("ComboBox offers to create a typed name that doesn't exist yet", async () => {
  const onCreate = vi.fn()
  const { user } = show(<Box onCreate={onCreate} />)
  await user.type(field(), 'jón jónsson')
  expect(options()).toEqual(['Jón JónssonHas left.'])
  await user.clear(field())
  await user.type(field(), 'Jóna')
  await user.click(screen.getByRole('option', { name: 'Create “Jóna”' }))
  expect(onCreate.mock.calls).toEqual([['Jóna']])
  expect(chosen()).toBe('nobody')
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
  const { user } = show(<Box choices={load} />)
  await user.click(field())
  await waitFor(() => expect([...answers.keys()]).toEqual(['']))
  expect(screen.getByRole('status').textContent).toBe('Loading')
  // Types all letters together, so that a slow machine makes no pause between them.
  for (const value of ['á', 'ás']) fireEvent.change(field(), { target: { value } })
  await waitFor(() => expect([...answers.keys()]).toEqual(['', 'ás']))
  expect(asked[0]?.aborted).toBe(true)
  answers.get('ás')?.(people.slice(0, 1))
  expect(await screen.findByRole('option', { name: 'Ása Guðmundsdóttir' })).toBeTruthy()
  answers.get('')?.(people)
  await user.keyboard('{Enter}')
  expect(chosen()).toBe('asa')
})

test('ComboBox offers a retry in its list after a server error', async () => {
  const load = vi
    .fn<(typed: string, signal: AbortSignal) => Promise<Choice[]>>()
    .mockRejectedValueOnce(new Error('The server does not answer.'))
    .mockResolvedValue(people)
  const { user } = show(<Box choices={load} />)
  await user.click(field())
  await user.click(await screen.findByRole('option', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Ása Guðmundsdóttir' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
