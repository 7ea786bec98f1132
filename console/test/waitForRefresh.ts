import { vi } from 'vitest'
import { REFRESH_AFTER_MS } from '../src/app/live/useRefresh.ts'

/** Restarts the refresh interval and skips to its end. */
export function triggerRefresh(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(REFRESH_AFTER_MS)
  } finally {
    vi.useRealTimers()
  }
}
