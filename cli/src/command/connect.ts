import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@heed/contracts'
import { type Patience, patient } from '../io/patient.ts'
import type { Proxies } from '../io/proxies.ts'
import { type Renew, renewing } from '../io/renewing.ts'
import { createTransport, type PooledTransport } from '../io/transport.ts'
import { type Watch, watched } from '../io/watch.ts'

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
  /** Where nobody else tries failed reads again. */
  patience?: Patience
  proxies: Proxies | undefined
  /** Called for each call. */
  watch: Watch | undefined
  /** Called with the time that answers say it is there. */
  onTime: (time: Date) => void
}

/** The typed client over a pool of its own; whoever asks for it closes the transport. */
export async function connect({
  api,
  token,
  clientLocation,
  connections,
  requestId,
  renew,
  patience,
  proxies,
  watch,
  onTime,
}: Connection): Promise<{ client: Client; transport: PooledTransport }> {
  const transport = await createTransport(api, connections, proxies)
  const identity = { accountDomain: new URL(api).host, clientLocation, ...(token ? { token } : {}) }
  const traced = watch ? watched(transport.send, watch) : transport.send
  const send = patience ? patient(traced, patience) : traced
  const client = createClient({
    baseUrl: api,
    fileUrl: new URL(api).origin,
    transport: renew ? renewing(send, identity, renew) : send,
    identity: () => identity,
    requestId: requestId ?? randomUUID,
    onTime,
  })
  return { client, transport }
}
