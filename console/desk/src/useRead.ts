import type { Controls } from '@heed/contracts/controls'
import { useEffect, useEffectEvent, useState } from 'react'
import { Resource } from '../../src/lib/Resource.ts'
import { useDesk } from './DeskContext.tsx'

type Read<T> = (controls: Controls, signal: AbortSignal) => Promise<T>

interface How {
  /** What is asked for, in words: another one is read as something new. */
  key?: string
  /** It does not change by itself, or what is shown must stand still. */
  once?: boolean
  /** Too large to be asked for all the time: read again after something was done here. */
  calm?: boolean
}

/** What the controls say, read again whenever something may have changed. For observers. */
export function useRead<T>(read: Read<T>, { key = '', once = false, calm = false }: How = {}): Resource<T> {
  const desk = useDesk()
  const [resource] = useState(() => new Resource<T>())
  const load = useEffectEvent((signal: AbortSignal) => read(desk.controls, signal))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked for
  useEffect(() => {
    void resource.load((signal) => load(signal))
    return () => resource.cancel()
  }, [resource, key])
  useEffect(
    () => (once ? undefined : desk.watch(() => resource.refresh(), calm)),
    [desk, resource, once, calm],
  )
  return resource
}
