import { setImmediate } from 'node:timers/promises'

/** Two turns of the event loop: responses arrive in the first, reused connections send in the second. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
