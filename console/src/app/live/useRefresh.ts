import { useEffect, useRef } from 'react'
import { watchPresence } from '../../lib/presence.ts'
import { useLive } from './useLive.ts'

/** Milliseconds after which figures that change by themselves are read again. */
export const REFRESH_AFTER = 30_000

/**
 * Reads again what a page shows and nobody tells: every half a minute while it is looked at, when somebody comes back to
 * it, and when the connection is back.
 */
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
      if (isSeen) timer = setInterval(() => latest.current(), REFRESH_AFTER)
      if (isSeen && !wasSeen) latest.current()
      wasSeen = isSeen
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
}
