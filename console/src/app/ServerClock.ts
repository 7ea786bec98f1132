import { createAtom, makeObservable, observable, runInAction } from 'mobx'

/** Answers tell their second only, and take a moment to come. */
const slack = 3000

const MINUTE_MS = 60_000

/**
 * The server's time: a date is past when it is past there, whatever this machine's clock says. Observers that read it
 * follow: they are told of each new minute, the smallest unit that pages show, and of each jump.
 */
export class ServerClock {
  /** Milliseconds that the server is ahead of this machine. */
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

  /** An answer says what time it is there. */
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

  /** Until an answer has come, this machine's own time. */
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
