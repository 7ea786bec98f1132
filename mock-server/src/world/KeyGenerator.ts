import { deriveSecretKey } from './secretKey.ts'

/** Drawn separately per purpose, so that undo and redo never give a person someone else's key. */
export class KeyGenerator {
  readonly #secret: string
  #drawn = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  get issuedCount(): number {
    return this.#drawn
  }

  restore(count: number): void {
    this.#drawn = count
  }

  next(purpose: string, length?: number): string {
    this.#drawn += 1
    return deriveSecretKey(this.#secret, `${this.#drawn} ${purpose}`, length)
  }
}
