import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const handleChange = vi.fn()

function Frequency({ labelHidden = false }: { labelHidden?: boolean }) {
  const [value, setValue] = useState('weekly')
  return (
    <SegmentedControl
      label="Frequency"
      labelHidden={labelHidden}
      value={value}
      onChange={(next) => {
        handleChange(next)
        setValue(next)
      }}
      options={[
        { value: 'weekly', label: 'Weekly' },
        { value: 'biweekly', label: 'Every 2 weeks' },
        { value: 'monthly', label: 'Monthly', disabledReason: 'The training ends before that.' },
      ]}
    />
  )
}

const getChosenValue = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value

test.each([false, true])(
  'SegmentedControl is a named radio group, even with a hidden label (%s)',
  (labelHidden) => {
    renderWithProviders(<Frequency labelHidden={labelHidden} />)
    expect(screen.getByRole('radiogroup', { name: 'Frequency' })).toBeTruthy()
    expect(getChosenValue()).toBe('weekly')
  },
)

test('SegmentedControl options are selected by click and arrow keys', async () => {
  const { user } = renderWithProviders(<Frequency />)
  await user.click(screen.getByText('Every 2 weeks'))
  expect(getChosenValue()).toBe('biweekly')
  await user.keyboard('{ArrowLeft}')
  expect([getChosenValue(), document.activeElement]).toEqual([
    'weekly',
    screen.getByRole('radio', { name: 'Weekly' }),
  ])
})

test("a disabled SegmentedControl option explains why and can't be selected by mouse or keyboard", async () => {
  handleChange.mockClear()
  const { user } = renderWithProviders(<Frequency />)
  await user.click(screen.getByText('Monthly'))
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
    'The training ends before that.',
  )
  await user.click(screen.getByText('Every 2 weeks'))
  await user.keyboard('{ArrowRight}')
  expect([getChosenValue(), handleChange.mock.calls]).toEqual(['biweekly', [['biweekly']]])
})
