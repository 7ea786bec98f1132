import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@heed/contracts'
import { type Renew, renewing } from './io/renewing.ts'
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
  /** Where somebody can be asked to sign in again. */
  renew?: Renew
}

/** The typed client over a pool of its own; whoever asks for it closes the transport. */
export function connect({ api, token, clientLocation, connections, requestId, renew }: Connection): {
  client: Client
  transport: PooledTransport
} {
  const transport = createTransport(api, connections)
  const identity = { accountDomain: new URL(api).host, clientLocation, ...(token ? { token } : {}) }
  const client = createClient({
    baseUrl: api,
    fileUrl: new URL(api).origin,
    transport: renew ? renewing(transport.send, identity, renew) : transport.send,
    identity: () => identity,
    requestId: requestId ?? randomUUID,
  })
  return { client, transport }
}
