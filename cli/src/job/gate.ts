export interface Gate {
  readonly limit: number
  readonly most: number
  enter(): Promise<void>
  leave(fared: 'well' | 'badly' | 'neither', entered: number): void
  readonly era: number
}

/** Number of successful calls per open slot before another slot opens. */
const patience = 4

export function createGate(most: number): Gate {
  let limit = most
  let running = 0
  let era = 0
  let good = 0
  const waiting: (() => void)[] = []

  function admit(): void {
    while (running < limit) {
      const next = waiting.shift()
      if (!next) return
      running++
      next()
    }
  }

  return {
    get limit() {
      return limit
    },
    get era() {
      return era
    },
    most,
    enter() {
      return new Promise((resolve) => {
        waiting.push(resolve)
        admit()
      })
    },
    leave(fared, entered) {
      running--
      if (fared === 'badly') {
        good = 0
        if (entered === era) {
          limit = Math.max(1, Math.floor(limit / 2))
          era++
        }
      } else if (fared === 'well' && limit < most && ++good >= patience * limit) {
        limit++
        good = 0
      }
      admit()
    },
  }
}
