import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { RadioCards } from './RadioCards.tsx'

function DeliveryOptions() {
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
const getSelectedValue = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

test('RadioCards are selected by a click anywhere on the card, and describe their option', async () => {
  const { user } = renderWithProviders(<DeliveryOptions />)
  expect(screen.getByRole('radiogroup', { name: 'How it is delivered' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'On a schedule', description: 'A few at a time' })).toBeTruthy()
  await user.click(screen.getByText('Now'))
  expect(getSelectedValue()).toBe('now')
  await user.click(screen.getByText('A few at a time'))
  expect(getSelectedValue()).toBe('plan')
})

test("a disabled radio card explains why and can't be selected", async () => {
  const { user } = renderWithProviders(<DeliveryOptions />)
  await user.click(screen.getByText('By links'))
  expect(getSelectedValue()).toBe('plan')
  expect(screen.getByText('It has begun.')).toBeTruthy()
})
