import { setImmediate } from 'node:timers/promises'

export type Steps<T = void> = Generator<void, T>

export function complete<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const itemsPerStep = 50

export function* forEachInSteps<T>(items: Iterable<T>, handle: (item: T) => void): Steps {
  let count = 0
  for (const item of items) {
    handle(item)
    if (++count % itemsPerStep === 0) yield
  }
}

/** Other calls to the server wait no longer than this, ms. */
const maxWorkMs = 20

/** Lets the server answer other calls in between; an error thrown by `onPause` ends the work. */
export async function completeWithPauses<T>(steps: Steps<T>, onPause: () => void): Promise<T> {
  for (;;) {
    const pauseTime = performance.now() + maxWorkMs
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < pauseTime)
    await setImmediate()
    onPause()
  }
}
