import { randomUUID } from 'node:crypto'
import { type Client, type ClientOptions, createClient } from '@heed/contracts'
import type { Controls } from '@heed/contracts/controls'
import { requireApiResponse } from '../io/network/ForeignResponseError.ts'
import type { Proxies } from '../io/network/proxies.ts'
import { type RenewToken, retryWithNewToken } from '../io/network/renewToken.ts'
import { type RetryOptions, retryReads } from '../io/network/retryReads.ts'
import { createTransport, type PooledTransport } from '../io/network/transport.ts'
import { showPendingCalls } from '../io/network/waiting.ts'
import { type CallWatcher, watchCalls } from '../io/network/watchCalls.ts'
import { realTime } from '../io/realTime.ts'
import type { Streams } from '../io/terminal/streams.ts'

export interface Connection {
  api: string
  token: string | undefined
  clientLocation: string
  connections: number
  requestId?: (() => string) | undefined
  renew?: RenewToken
  patience?: RetryOptions
  proxies: Proxies | undefined
  streams?: Streams | undefined
  /** Seconds. */
  timeout?: number | undefined
  watch: CallWatcher | undefined
  onTime: (time: Date) => void
}

/** The caller must close the transport. */
export async function connect(
  connection: Connection,
): Promise<{ client: Client; transport: PooledTransport }> {
  const { options, transport } = await openTransport(connection)
  return { client: createClient(options), transport }
}

export async function connectControls(
  connection: Connection,
): Promise<{ controls: Controls; transport: PooledTransport }> {
  const [{ options, transport }, { createControls }] = await Promise.all([
    openTransport(connection),
    import('@heed/contracts/controls'),
  ])
  return { controls: createControls(options), transport }
}

async function openTransport({
  api,
  token,
  clientLocation,
  connections,
  requestId,
  renew,
  patience,
  proxies,
  streams,
  timeout,
  watch,
  onTime,
}: Connection): Promise<{ options: ClientOptions; transport: PooledTransport }> {
  const transport = await createTransport(api, connections, { proxies, timeout })
  const identity = { accountDomain: new URL(api).host, clientLocation, ...(token ? { token } : {}) }
  const loggedTransport = streams
    ? showPendingCalls(transport.send, { streams, host: new URL(api).host, ...realTime })
    : transport.send
  const checkedTransport = requireApiResponse(watch ? watchCalls(loggedTransport, watch) : loggedTransport)
  const send = patience ? retryReads(checkedTransport, patience) : checkedTransport
  const options: ClientOptions = {
    baseUrl: api,
    fileUrl: new URL(api).origin,
    transport: renew ? retryWithNewToken(send, identity, renew) : send,
    identity: () => identity,
    requestId: requestId ?? randomUUID,
    onTime,
  }
  return { options, transport }
}
