export interface Gate {
  readonly limit: number
  readonly maxConcurrency: number
  enter(): Promise<void>
  leave(outcome: 'well' | 'badly' | 'neither', enteredEra: number): void
  readonly era: number
}

/** Number of successful calls per open slot before another slot opens. */
const successesPerSlot = 4

export function createGate(most: number): Gate {
  let limit = most
  let running = 0
  let era = 0
  let successCount = 0
  const waitingCallers: (() => void)[] = []

  function admitWaiting(): void {
    while (running < limit) {
      const next = waitingCallers.shift()
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
    maxConcurrency: most,
    enter() {
      return new Promise((resolve) => {
        waitingCallers.push(resolve)
        admitWaiting()
      })
    },
    leave(outcome, enteredEra) {
      running--
      if (outcome === 'badly') {
        successCount = 0
        if (enteredEra === era) {
          limit = Math.max(1, Math.floor(limit / 2))
          era++
        }
      } else if (outcome === 'well' && limit < most && ++successCount >= successesPerSlot * limit) {
        limit++
        successCount = 0
      }
      admitWaiting()
    },
  }
}
