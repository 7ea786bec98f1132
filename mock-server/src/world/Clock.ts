/** The one clock of a world: nothing else tells the time. Stands still unless it is moved. */
export class Clock {
  #now: number
  /** Asked for with every change, so it is spelled once. */
  #instant: string | undefined

  constructor(now: number) {
    this.#now = now
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now
  }

  get instant(): string {
    this.#instant ??= this.after(0)
    return this.#instant
  }

  /** The instant that comes `milliseconds` from now. */
  after(milliseconds: number): string {
    return new Date(this.#now + milliseconds).toISOString()
  }

  /** Whether an instant lies in the past; no instant never does. */
  isPast(instant: string | null): boolean {
    return instant !== null && Date.parse(instant) <= this.#now
  }

  /** Goes on from a saved moment, also an earlier one. */
  restore(now: number): void {
    this.#instant = undefined
    this.#now = now
  }

  /** Moves forward to an instant; a clock never runs backwards. */
  to(now: number): void {
    if (!(now >= this.#now)) throw new RangeError('The clock runs forward only')
    if (now > this.#now) this.#instant = undefined
    this.#now = now
  }
}

export const day = 86_400_000

/** An instant in the one form in which rows hold it, so that texts compare as time does. */
export const heldInstant = (instant: string): string => new Date(instant).toISOString()
