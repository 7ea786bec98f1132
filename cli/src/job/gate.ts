export interface ConcurrencyLimiter {
  readonly limit: number
  readonly maxConcurrency: number
  enter(): Promise<void>
  leave(outcome: 'well' | 'badly' | 'neither', enteredEra: number): void
  readonly era: number
}

/** Number of successful calls per open slot before another slot opens. */
const successesPerSlot = 4

export function createConcurrencyLimiter(maxRunning: number): ConcurrencyLimiter {
  let limit = maxRunning
  let runningCount = 0
  let era = 0
  let successCount = 0
  const waitingCallers: (() => void)[] = []

  function admitWaitingCallers(): void {
    while (runningCount < limit) {
      const nextCaller = waitingCallers.shift()
      if (!nextCaller) return
      runningCount++
      nextCaller()
    }
  }

  return {
    get limit() {
      return limit
    },
    get era() {
      return era
    },
    maxConcurrency: maxRunning,
    enter() {
      return new Promise((resolve) => {
        waitingCallers.push(resolve)
        admitWaitingCallers()
      })
    },
    leave(outcome, enteredEra) {
      runningCount--
      if (outcome === 'badly') {
        successCount = 0
        if (enteredEra === era) {
          limit = Math.max(1, Math.floor(limit / 2))
          era++
        }
      } else if (outcome === 'well' && limit < maxRunning && ++successCount >= successesPerSlot * limit) {
        limit++
        successCount = 0
      }
      admitWaitingCallers()
    },
  }
}
