import { useEffect, useRef } from 'react'
import { watchPresence } from '../../lib/presence.ts'
import { useLiveEvent } from './useLive.ts'

/** Polling interval for figures without live events of their own, ms. */
export const REFRESH_AFTER_MS = 30_000

export function useRefresh(refresh: () => void): void {
  const latestRefresh = useRef(refresh)
  useEffect(() => {
    latestRefresh.current = refresh
  })
  useLiveEvent('missed', () => latestRefresh.current())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let wasVisible: boolean = true
    const stopWatching = watchPresence(({ online, visible }) => {
      const isVisible = online && visible
      clearInterval(timer)
      if (isVisible) timer = setInterval(() => latestRefresh.current(), REFRESH_AFTER_MS)
      if (isVisible && !wasVisible) latestRefresh.current()
      wasVisible = isVisible
    })
    return () => {
      clearInterval(timer)
      stopWatching()
    }
  }, [])
}
