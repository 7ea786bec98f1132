import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './useDebounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('follows only when the value has stood still', () => {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 500), {
    initialProps: { value: 'a' },
  })
  rerender({ value: 'ab' })
  act(() => void vi.advanceTimersByTime(499))
  rerender({ value: 'abc' })
  act(() => void vi.advanceTimersByTime(499))
  expect(result.current).toBe('a')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('abc')
})
