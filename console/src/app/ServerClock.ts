import { makeObservable, observable, runInAction } from 'mobx'

/** Answers tell their second only, and take a moment to come. */
const slack = 3000

/** What time it is at the server: a date is past when it is past there, whatever this machine's clock says. */
export class ServerClock {
  /** Milliseconds that the server is ahead of this machine. */
  private ahead = 0
  private readonly local: () => Date

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
  }

  /** Until an answer has come, this machine's own time. */
  now(): Date {
    return new Date(this.local().getTime() + this.ahead)
  }
}
