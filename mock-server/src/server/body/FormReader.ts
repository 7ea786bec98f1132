export interface FormHandler {
  startPart(headerBytes: Buffer): void
  addBytes(bytes: Buffer): void
  endPart(): void
}

export class FormError extends Error {}

export const createFormError = (reason: string): FormError =>
  new FormError(`The body isn't a valid multipart form: ${reason}`)

const lineEnd = Buffer.from('\r\n')
const headerEnd = Buffer.from('\r\n\r\n')
const maxHeaderBytes = 16 * 1024

export class FormReader {
  readonly #boundary: Buffer
  readonly #taker: FormHandler
  #rest: Buffer
  #state: 'outside' | 'boundary' | 'head' | 'body' | 'over' = 'outside'

  constructor(boundary: string, handler: FormHandler) {
    this.#boundary = Buffer.from(`\r\n--${boundary}`)
    this.#taker = handler
    // The first boundary may have no line break before it.
    this.#rest = lineEnd
  }

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (this.#step());
  }

  end(): void {
    if (this.#state !== 'over') throw createFormError('it ends before its last boundary')
  }

  #step(): boolean {
    if (this.#state === 'outside' || this.#state === 'body') return this.#toBoundary()
    if (this.#state === 'boundary') return this.#afterBoundary()
    if (this.#state === 'head') return this.#readHead()
    this.#rest = Buffer.alloc(0)
    return false
  }

  #toBoundary(): boolean {
    const boundaryIndex = this.#rest.indexOf(this.#boundary)
    // The end of this piece may be the start of a boundary, so keep it for the next piece.
    const bodyLength =
      boundaryIndex < 0 ? Math.max(0, this.#rest.length - this.#boundary.length + 1) : boundaryIndex
    if (this.#state === 'body' && bodyLength > 0) this.#taker.addBytes(this.#rest.subarray(0, bodyLength))
    this.#rest = this.#rest.subarray(boundaryIndex < 0 ? bodyLength : boundaryIndex + this.#boundary.length)
    if (boundaryIndex < 0) return false
    if (this.#state === 'body') this.#taker.endPart()
    this.#state = 'boundary'
    return true
  }

  #afterBoundary(): boolean {
    if (this.#rest.length < 2) return false
    const nextBytes = this.#rest.subarray(0, 2).toString('latin1')
    if (nextBytes !== '--' && nextBytes !== '\r\n')
      throw createFormError("a boundary doesn't end where it should")
    this.#state = nextBytes === '--' ? 'over' : 'head'
    this.#rest = this.#rest.subarray(2)
    return true
  }

  #readHead(): boolean {
    const headerEndIndex = this.#rest.indexOf(headerEnd)
    if (headerEndIndex > maxHeaderBytes || (headerEndIndex < 0 && this.#rest.length > maxHeaderBytes))
      throw createFormError("a part's headers don't end")
    if (headerEndIndex < 0) return false
    this.#taker.startPart(this.#rest.subarray(0, headerEndIndex))
    this.#rest = this.#rest.subarray(headerEndIndex + headerEnd.length)
    this.#state = 'body'
    return true
  }
}
