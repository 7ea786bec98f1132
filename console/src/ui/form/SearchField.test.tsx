import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { SearchField } from './SearchField.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function showField(value = '') {
  const onChange = vi.fn()
  const view = renderWithProviders(<SearchField label="Search employees" value={value} onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search employees' })
  const type = (text: string) => fireEvent.change(input, { target: { value: text } })
  return { ...view, onChange, input, type }
}

test('SearchField searches once after half a second without typing', () => {
  const { type, onChange } = showField()
  type('á')
  act(() => void vi.advanceTimersByTime(499))
  type('ás')
  act(() => void vi.advanceTimersByTime(499))
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onChange.mock.calls).toEqual([['ás']])
})

test('SearchField searches immediately on Enter, and only once', () => {
  const { type, input, onChange } = showField()
  type('ása')
  fireEvent.keyDown(input, { key: 'Enter' })
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange.mock.calls).toEqual([['ása']])
})

test.each([
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))],
  ['Escape', (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Escape' })],
])('%s clears SearchField and keeps the focus', (_, clear) => {
  const { input, onChange } = showField('ása')
  clear(input)
  expect([input.value, onChange.mock.calls]).toEqual(['', [['']]])
  expect(document.activeElement).toBe(input)
})

test("a new value from outside replaces the typed text, and an unchanged one doesn't", () => {
  const { type, input, rerender, onChange } = showField()
  type('ása')
  rerender(<SearchField label="Search employees" value="" onChange={onChange} />)
  expect(input.value).toBe('ása')
  rerender(<SearchField label="Search employees" value="jón" onChange={onChange} />)
  expect(input.value).toBe('jón')
})
