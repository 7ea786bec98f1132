interface SocketLimits {
  all: number
  perAddress: number
  withoutToken: number
}

/** Reserves half of all connections for requests, and half of all sockets for signed-in people. */
export const socketLimits = (connections: number): SocketLimits => {
  const all = Math.max(1, Math.floor(connections / 2))
  const part = Math.max(1, Math.floor(all / 2))
  return { all, perAddress: part, withoutToken: part }
}

export class SocketPlaces {
  readonly #limits: SocketLimits
  readonly #byAddress = new Map<string, number>()
  #all = 0
  #withoutToken = 0

  constructor(limits: SocketLimits) {
    this.#limits = limits
  }

  refusal(address: string, hasToken: boolean): string | null {
    const { all, perAddress, withoutToken } = this.#limits
    if (this.#all >= all) return full(all, 'this server')
    if ((this.#byAddress.get(address) ?? 0) >= perAddress) return full(perAddress, 'one address')
    if (!hasToken && this.#withoutToken >= withoutToken) return full(withoutToken, 'clients without a token')
    return null
  }

  take(address: string, hasToken: boolean): () => void {
    this.#count(address, hasToken, 1)
    let isHeld = true
    return () => {
      if (isHeld) this.#count(address, hasToken, -1)
      isHeld = false
    }
  }

  #count(address: string, hasToken: boolean, by: 1 | -1): void {
    const next = (this.#byAddress.get(address) ?? 0) + by
    this.#all += by
    if (!hasToken) this.#withoutToken += by
    if (next > 0) this.#byAddress.set(address, next)
    else this.#byAddress.delete(address)
  }
}

const full = (most: number, whose: string): string =>
  `All ${most.toLocaleString('en')} WebSocket connections for ${whose} are in use. Close one, or try again later`
