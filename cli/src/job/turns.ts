import { setImmediate } from 'node:timers/promises'

/** Two turns: answers arrive in one, and a reused connection sends only in the next. */
export async function afterOthers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
