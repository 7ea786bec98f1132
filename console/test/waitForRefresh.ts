import { vi } from 'vitest'
import { REFRESH_AFTER } from '../src/app/live/useRefresh.ts'

/** Coming back to the page begins the wait anew, by a clock that goes on at once. */
export function waitForRefresh(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(REFRESH_AFTER)
  } finally {
    vi.useRealTimers()
  }
}
