import type { Sleep } from '../io/sleep.ts'

interface PaceOptions {
  callsPerSecond: number | undefined
  now: () => number
  sleep: Sleep
  stop: AbortSignal
}

/** Resolves when the next call may start; calls are spread evenly. */
export function createPace({ callsPerSecond, now, sleep, stop }: PaceOptions): () => Promise<void> {
  if (callsPerSecond === undefined) return async () => {}
  const intervalMs = 1000 / callsPerSecond
  let nextStart = Number.NEGATIVE_INFINITY
  return async () => {
    const start = Math.max(now(), nextStart)
    nextStart = start + intervalMs
    if (start > now()) await sleep(start - now(), stop)
  }
}
