import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@heed/contracts'
import { createTransport, type PooledTransport } from './io/transport.ts'

interface Connection {
  /** Address of the API without a slash at its end. */
  api: string
  token: string | undefined
  clientLocation: string
  /** Connections of the pool. */
  connections: number
  /** Makes the id of a call; without it they are random. */
  requestId?: (() => string) | undefined
}

/** The typed client over a pool of its own; whoever asks for it closes the transport. */
export function connect({ api, token, clientLocation, connections, requestId }: Connection): {
  client: Client
  transport: PooledTransport
} {
  const transport = createTransport(api, connections)
  const identity = { accountDomain: new URL(api).host, clientLocation, ...(token ? { token } : {}) }
  const client = createClient({
    baseUrl: api,
    transport: transport.send,
    identity: () => identity,
    requestId: requestId ?? randomUUID,
  })
  return { client, transport }
}
