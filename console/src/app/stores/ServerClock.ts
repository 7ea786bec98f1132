import { createAtom, makeObservable, observable, runInAction } from 'mobx'

/** Tolerance, ms: responses contain whole seconds and arrive late. */
const slack = 3000

const MINUTE_MS = 60_000

/** Server time, independent of this machine's clock. Observers rerun every minute and after each clock jump. */
export class ServerClock {
  /** Server time minus local time, ms. */
  private ahead = 0
  private readonly local: () => Date
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly minute = createAtom(
    'minute',
    () => this.awaitMinute(),
    () => this.rest(),
  )

  constructor(local: () => Date) {
    this.local = local
    makeObservable<this, 'ahead'>(this, { ahead: observable })
  }

  hear(time: Date): void {
    const ahead = time.getTime() - this.local().getTime()
    if (Math.abs(ahead - this.ahead) < slack) return
    runInAction(() => {
      this.ahead = ahead
    })
    if (this.timer === undefined) return
    this.rest()
    this.awaitMinute()
  }

  now(): Date {
    this.minute.reportObserved()
    return new Date(this.local().getTime() + this.ahead)
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private awaitMinute(): void {
    const left = MINUTE_MS - (this.now().getTime() % MINUTE_MS)
    this.timer = setTimeout(() => {
      this.awaitMinute()
      this.minute.reportChanged()
    }, left)
  }
}
