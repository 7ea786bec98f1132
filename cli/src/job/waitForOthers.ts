import { setImmediate } from 'node:timers/promises'

/** Waits two turns: responses arrive in the first, and reused connections send only in the second. */
export async function waitForOthers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
