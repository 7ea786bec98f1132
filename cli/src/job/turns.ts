import { setImmediate } from 'node:timers/promises'

/**
 * Timers, signals and the network have their turn: one in which answers are read, and one in which what they made room
 * for is sent, as a connection that was used before takes a request in the turn after it is asked for only.
 */
export async function afterOthers(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
