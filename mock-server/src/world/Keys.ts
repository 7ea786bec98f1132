import { secretKey } from './secretKey.ts'

/**
 * Where sessions, links and keys come from. Each is drawn for somebody or something, so that a world that goes back and
 * on again never hands one person what another one has.
 */
export class Keys {
  readonly #secret: string
  #drawn = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  /** How many were drawn; saved with the world. */
  get drawn(): number {
    return this.#drawn
  }

  /** Goes on from a saved count. */
  restore(drawn: number): void {
    this.#drawn = drawn
  }

  /** A key that was never drawn before; `purpose` says what it opens, and for whom. */
  next(purpose: string, length?: number): string {
    this.#drawn += 1
    return secretKey(this.#secret, `${this.#drawn} ${purpose}`, length)
  }
}
