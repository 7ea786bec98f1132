export interface FormTaker {
  begin(head: Buffer): void
  take(bytes: Buffer): void
  end(): void
}

export class FormError extends Error {}

export const noForm = (reason: string): FormError =>
  new FormError(`The body isn't a valid multipart form: ${reason}`)

const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')
const longestHead = 16 * 1024

export class FormReader {
  readonly #boundary: Buffer
  readonly #taker: FormTaker
  #rest: Buffer
  #state: 'outside' | 'boundary' | 'head' | 'body' | 'over' = 'outside'

  constructor(boundary: string, taker: FormTaker) {
    this.#boundary = Buffer.from(`\r\n--${boundary}`)
    this.#taker = taker
    // The first boundary may be at the very start.
    this.#rest = lineEnd
  }

  push(piece: Buffer): void {
    this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece])
    while (this.#step());
  }

  end(): void {
    if (this.#state !== 'over') throw noForm('it ends before its last boundary')
  }

  #step(): boolean {
    if (this.#state === 'outside' || this.#state === 'body') return this.#toBoundary()
    if (this.#state === 'boundary') return this.#afterBoundary()
    if (this.#state === 'head') return this.#readHead()
    this.#rest = Buffer.alloc(0)
    return false
  }

  #toBoundary(): boolean {
    const at = this.#rest.indexOf(this.#boundary)
    // The end of this piece may be the start of a boundary, so keep it for the next piece.
    const sure = at < 0 ? Math.max(0, this.#rest.length - this.#boundary.length + 1) : at
    if (this.#state === 'body' && sure > 0) this.#taker.take(this.#rest.subarray(0, sure))
    this.#rest = this.#rest.subarray(at < 0 ? sure : at + this.#boundary.length)
    if (at < 0) return false
    if (this.#state === 'body') this.#taker.end()
    this.#state = 'boundary'
    return true
  }

  #afterBoundary(): boolean {
    if (this.#rest.length < 2) return false
    const next = this.#rest.subarray(0, 2).toString('latin1')
    if (next !== '--' && next !== '\r\n') throw noForm("a boundary doesn't end where it should")
    this.#state = next === '--' ? 'over' : 'head'
    this.#rest = this.#rest.subarray(2)
    return true
  }

  #readHead(): boolean {
    const at = this.#rest.indexOf(headEnd)
    if (at > longestHead || (at < 0 && this.#rest.length > longestHead))
      throw noForm("a part's headers don't end")
    if (at < 0) return false
    this.#taker.begin(this.#rest.subarray(0, at))
    this.#rest = this.#rest.subarray(at + headEnd.length)
    this.#state = 'body'
    return true
  }
}
