import { secretKey } from './secretKey.ts'

/** Drawn separately per purpose, so that undo and redo never give a person someone else's key. */
export class Keys {
  readonly #secret: string
  #drawn = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  get drawn(): number {
    return this.#drawn
  }

  restore(drawn: number): void {
    this.#drawn = drawn
  }

  next(purpose: string, length?: number): string {
    this.#drawn += 1
    return secretKey(this.#secret, `${this.#drawn} ${purpose}`, length)
  }
}
