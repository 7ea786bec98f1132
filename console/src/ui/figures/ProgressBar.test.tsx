import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { ProgressBar } from './ProgressBar.tsx'

test('the progress of work is announced from time to time, that of a figure never', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const renderBars = (value: number) => (
    <>
      <ProgressBar isWork label="Saving" done={{ value, total: 10 }} />
      <ProgressBar label="Seats used" percent={92} />
    </>
  )
  const { rerender } = renderWithProviders(renderBars(0))
  for (const value of [1, 2, 3]) {
    rerender(renderBars(value))
    await act(() => vi.advanceTimersByTimeAsync(2500))
  }
  expect(listAnnouncements()).toEqual(['Saving: 2 of 10'])
})
