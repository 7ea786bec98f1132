import { createAtom, makeObservable, observable, runInAction } from 'mobx'

/** Tolerance, ms: responses give the time in whole seconds and arrive late. */
const MAX_DRIFT_MS = 3000

const MINUTE_MS = 60_000

/** Server time, independent of this machine's clock. Observers rerun every minute and after each clock jump. */
export class ServerClock {
  /** Server time minus local time, ms. */
  private ahead = 0
  private readonly local: () => Date
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly minute = createAtom(
    'minute',
    () => this.scheduleMinuteTick(),
    () => this.rest(),
  )

  constructor(getLocalTime: () => Date) {
    this.local = getLocalTime
    makeObservable<this, 'ahead'>(this, { ahead: observable })
  }

  syncTo(time: Date): void {
    const offset = time.getTime() - this.local().getTime()
    if (Math.abs(offset - this.ahead) < MAX_DRIFT_MS) return
    runInAction(() => {
      this.ahead = offset
    })
    if (this.timer === undefined) return
    this.rest()
    this.scheduleMinuteTick()
  }

  now(): Date {
    this.minute.reportObserved()
    return new Date(this.local().getTime() + this.ahead)
  }

  private rest(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private scheduleMinuteTick(): void {
    const remainingMs = MINUTE_MS - (this.now().getTime() % MINUTE_MS)
    this.timer = setTimeout(() => {
      this.scheduleMinuteTick()
      this.minute.reportChanged()
    }, remainingMs)
  }
}
