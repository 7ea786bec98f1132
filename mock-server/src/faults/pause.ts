import { setTimeout as wait } from 'node:timers/promises'

export async function pause(milliseconds: number, ends: AbortSignal): Promise<void> {
  if (milliseconds > 0) await wait(milliseconds, undefined, { signal: ends }).catch(() => undefined)
}
