/** A world's only source of time. Time passes only when the clock is moved. */
export class Clock {
  #now: number
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

  after(milliseconds: number): string {
    return new Date(this.#now + milliseconds).toISOString()
  }

  isPast(instant: string | null): boolean {
    return instant !== null && Date.parse(instant) <= this.#now
  }

  restore(now: number): void {
    this.#instant = undefined
    this.#now = now
  }

  moveTo(now: number): void {
    if (!(now >= this.#now)) throw new RangeError('The clock can only move forward')
    if (now > this.#now) this.#instant = undefined
    this.#now = now
  }
}

export const dayMs = 86_400_000

/** All rows use one format, so that sorting them as strings sorts them by time. */
export const normalizeInstant = (instant: string): string => new Date(instant).toISOString()
