import type { Controls } from '@heed/contracts/controls'
import { useEffect, useEffectEvent, useState } from 'react'
import { Resource } from '../../src/lib/requests/Resource.ts'
import { useDesk } from './DeskContext.tsx'

type QueryFunction<T> = (controls: Controls, signal: AbortSignal) => Promise<T>

interface DeskQueryOptions {
  key?: string
  /** Loads once, without polling. */
  once?: boolean
  /** For data too large for polling: reloads only after actions. */
  calm?: boolean
}

export function useDeskQuery<T>(
  query: QueryFunction<T>,
  { key = '', once: runsOnce = false, calm: skipsPolling = false }: DeskQueryOptions = {},
): Resource<T> {
  const desk = useDesk()
  const [resource] = useState(() => new Resource<T>())
  const load = useEffectEvent((signal: AbortSignal) => query(desk.controls, signal))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
  useEffect(() => {
    void resource.load((signal) => load(signal))
    return () => resource.cancel()
  }, [resource, key])
  useEffect(
    () => (runsOnce ? undefined : desk.watch(() => resource.refresh(), skipsPolling)),
    [desk, resource, runsOnce, skipsPolling],
  )
  return resource
}
