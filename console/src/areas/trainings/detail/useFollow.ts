import { useEffect, useEffectEvent } from 'react'
import { useLive } from '../../../app/live/useLive.ts'

/** Milliseconds from one look to the next. */
const FOLLOW_EVERY = 10_000

/**
 * Calls again and again while the page is seen, so that figures follow what happens elsewhere; at once when somebody
 * comes back to the page, or when the connection is back.
 */
export function useFollow(isRunning: boolean, look: () => void): void {
  const lookNow = useEffectEvent(look)
  useLive('missed', () => look())
  useEffect(() => {
    if (!isRunning) return
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') lookNow()
    }
    const timer = setInterval(lookIfSeen, FOLLOW_EVERY)
    window.addEventListener('focus', lookIfSeen)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', lookIfSeen)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [isRunning])
}
