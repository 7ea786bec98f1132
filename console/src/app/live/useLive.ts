import { useEffect, useRef } from 'react'
import { useRoot } from '../root/RootContext.tsx'
import { type LiveEvents, LiveStore } from './LiveStore.ts'

export function useLiveEvent<Event extends keyof LiveEvents>(
  event: Event,
  handler: (data: LiveEvents[Event]) => void,
): void {
  const live = useRoot().area(LiveStore)
  const latestHandler = useRef(handler)
  useEffect(() => {
    latestHandler.current = handler
  })
  useEffect(() => live.on(event, (data) => latestHandler.current(data)), [live, event])
}
