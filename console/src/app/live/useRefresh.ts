import { useEffect, useRef } from 'react'
import { watchPresence } from '../../lib/presence.ts'
import { useLive } from './useLive.ts'

/** Interval for reloading figures when there are no live events, ms. */
export const REFRESH_AFTER_MS = 30_000

export function useRefresh(refresh: () => void): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useLive('missed', () => latest.current())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let wasSeen: boolean = true
    const stop = watchPresence(({ online, visible }) => {
      const isSeen = online && visible
      clearInterval(timer)
      if (isSeen) timer = setInterval(() => latest.current(), REFRESH_AFTER_MS)
      if (isSeen && !wasSeen) latest.current()
      wasSeen = isSeen
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
}
