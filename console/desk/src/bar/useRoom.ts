import { type RefObject, useEffect, useRef } from 'react'
import { makeRoom } from './room.ts'

export function useRoom(isKnown: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const { current } = bar
    if (!isKnown || !current) return
    const watch = new ResizeObserver(() => makeRoom(current.offsetHeight))
    watch.observe(current)
    return () => watch.disconnect()
  }, [isKnown])
  return bar
}
