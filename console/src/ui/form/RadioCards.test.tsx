import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { RadioCards } from './RadioCards.tsx'

function Ways() {
  const [value, setValue] = useState<'plan' | 'now' | 'links'>('plan')
  return (
    <RadioCards
      label="How it is delivered"
      value={value}
      onChange={setValue}
      options={[
        { value: 'plan', label: 'On a schedule', hint: 'A few at a time' },
        { value: 'now', label: 'Now' },
        { value: 'links', label: 'By links', hint: 'A file', disabledReason: 'It has begun.' },
      ]}
    />
  )
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

test('RadioCards are selected by a click anywhere on the card, and describe their option', async () => {
  const { user } = show(<Ways />)
  expect(screen.getByRole('radiogroup', { name: 'How it is delivered' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'On a schedule', description: 'A few at a time' })).toBeTruthy()
  await user.click(screen.getByText('Now'))
  expect(chosen()).toBe('now')
  await user.click(screen.getByText('A few at a time'))
  expect(chosen()).toBe('plan')
})

test("a disabled radio card explains why and can't be selected", async () => {
  const { user } = show(<Ways />)
  await user.click(screen.getByText('By links'))
  expect(chosen()).toBe('plan')
  expect(screen.getByText('It has begun.')).toBeTruthy()
})
