import { setTimeout as wait } from 'node:timers/promises'

/** Waits so many milliseconds, or until the signal is aborted; never throws. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const sleep: Sleep = (milliseconds, signal) =>
  wait(milliseconds, undefined, signal ? { signal } : {}).then(
    () => undefined,
    () => undefined,
  )
