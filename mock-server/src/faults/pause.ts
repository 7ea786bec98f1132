import { setTimeout as wait } from 'node:timers/promises'

export async function pause(milliseconds: number, abortSignal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await wait(milliseconds, undefined, { signal: abortSignal }).catch(() => undefined)
}
