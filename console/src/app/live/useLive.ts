import { useEffect, useRef } from 'react'
import { useRoot } from '../root/RootContext.tsx'
import { type Heard, LiveStore } from './LiveStore.ts'

export function useLive<Event extends keyof Heard>(
  event: Event,
  handler: (data: Heard[Event]) => void,
): void {
  const live = useRoot().area(LiveStore)
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => live.on(event, (data) => latest.current(data)), [live, event])
}
