import { useEffect, useRef } from 'react'
import { announce, QUIET_DELAY_MS } from '../../lib/announcer/announce.ts'

/** Announces each new text, but not the text that a new `place` starts with. */
export function useChangeAnnouncement(text: string | undefined, place: string): void {
  const last = useRef({ text, place })
  useEffect(() => {
    if (last.current.place !== place) last.current = { text, place }
    if (text === undefined || text === last.current.text) return undefined
    const timer = setTimeout(() => {
      last.current = { text, place }
      announce(text)
    }, QUIET_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, place])
}
