/** A clock that moves only when the test calls `advance`. */
export class FakeClock {
  private now = 0
  private readonly pendingSleeps: { until: number; wake: () => void }[] = []

  readonly sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      this.pendingSleeps.push({ until: this.now + milliseconds, wake })
    })

  /** Runs due timers in order and waits for their callbacks. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await flushTasks()
      const [next] = this.pendingSleeps.toSorted((a, b) => a.until - b.until)
      if (!next || next.until > end) break
      this.now = next.until
      this.pendingSleeps.splice(this.pendingSleeps.indexOf(next), 1)
      next.wake()
    }
    this.now = end
  }
}

/** Runs all pending work that doesn't depend on the clock. */
const flushTasks = () => new Promise((resolve) => setTimeout(resolve, 0))
