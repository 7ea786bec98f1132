interface SocketLimits {
  total: number
  maxPerAddress: number
  maxWithoutToken: number
}

/** Reserves half of all connections for requests, and half of all sockets for signed-in people. */
export const computeSocketLimits = (connections: number): SocketLimits => {
  const all = Math.max(1, Math.floor(connections / 2))
  const maxPart = Math.max(1, Math.floor(all / 2))
  return { total: all, maxPerAddress: maxPart, maxWithoutToken: maxPart }
}

export class SocketLimiter {
  readonly #limits: SocketLimits
  readonly #byAddress = new Map<string, number>()
  #all = 0
  #withoutToken = 0

  constructor(limits: SocketLimits) {
    this.#limits = limits
  }

  getRefusal(address: string, hasToken: boolean): string | null {
    const { total, maxPerAddress, maxWithoutToken } = this.#limits
    if (this.#all >= total) return formatLimitMessage(total, 'this server')
    if ((this.#byAddress.get(address) ?? 0) >= maxPerAddress)
      return formatLimitMessage(maxPerAddress, 'one address')
    if (!hasToken && this.#withoutToken >= maxWithoutToken)
      return formatLimitMessage(maxWithoutToken, 'clients without a token')
    return null
  }

  reserve(address: string, hasToken: boolean): () => void {
    this.#count(address, hasToken, 1)
    let isOccupied = true
    return () => {
      if (isOccupied) this.#count(address, hasToken, -1)
      isOccupied = false
    }
  }

  #count(address: string, hasToken: boolean, change: 1 | -1): void {
    const nextCount = (this.#byAddress.get(address) ?? 0) + change
    this.#all += change
    if (!hasToken) this.#withoutToken += change
    if (nextCount > 0) this.#byAddress.set(address, nextCount)
    else this.#byAddress.delete(address)
  }
}

const formatLimitMessage = (limit: number, owner: string): string =>
  `All ${limit.toLocaleString('en')} WebSocket connections for ${owner} are in use. Close one, or try again later`
