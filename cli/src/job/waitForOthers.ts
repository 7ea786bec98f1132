import { setImmediate } from 'node:timers/promises'

/** Waits two turns of the event loop: responses arrive in the first, and reused connections send in the second. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
