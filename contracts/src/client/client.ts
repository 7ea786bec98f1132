import { type Area, api } from '../endpoints/catalogue.ts'
import type { Endpoint } from '../endpoints/declarations/declare.ts'
import { type CallOptions, type Client, type ClientOptions, sendCall } from './send.ts'

export function createClient(options: ClientOptions): Client {
  const client = {}
  for (const area of Object.keys(api) as Area[]) {
    let cachedCalls: object | undefined
    const get = () => {
      cachedCalls ??= createCalls(options, area, api[area])
      return cachedCalls
    }
    Object.defineProperty(client, area, { get, enumerable: true })
  }
  return client as Client
}

export const createCalls = (
  options: ClientOptions,
  area: string,
  calls: Readonly<Record<string, Endpoint>>,
): object =>
  Object.fromEntries(
    Object.entries(calls).map(([name, endpoint]) => [
      name,
      (args: Record<string, unknown> = {}, call: CallOptions = {}) =>
        sendCall(options, `${area}.${name}`, endpoint, args, call),
    ]),
  )
