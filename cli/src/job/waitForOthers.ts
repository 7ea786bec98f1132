import { setImmediate } from 'node:timers/promises'

/** Waits two turns of the event loop: responses arrive in the first, and reused connections send in the second. */
export async function waitForOthers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
