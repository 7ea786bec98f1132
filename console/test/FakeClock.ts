/** A clock that advances only when the test calls it. */
export class FakeClock {
  private now = 0
  private readonly waiting: { until: number; wake: () => void }[] = []

  readonly sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      this.waiting.push({ until: this.now + milliseconds, wake })
    })

  /** Runs due timers in order and waits for their callbacks. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds
    for (;;) {
      await settled()
      const [next] = this.waiting.toSorted((one, other) => one.until - other.until)
      if (!next || next.until > end) break
      this.now = next.until
      this.waiting.splice(this.waiting.indexOf(next), 1)
      next.wake()
    }
    this.now = end
  }
}

/** Runs all pending work that doesn't depend on the clock. */
const settled = () => new Promise((done) => setTimeout(done, 0))
