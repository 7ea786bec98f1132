/** Work that may pause at each `yield`. */
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
