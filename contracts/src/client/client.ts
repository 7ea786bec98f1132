import { api, operations } from '../endpoints/catalogue.ts'
import { type CallOptions, type Client, type ClientOptions, send } from './send.ts'

/** The client that knows every call from the start, for whom the size of its code is no matter. */
export function createClient(options: ClientOptions): Client {
  const client: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.keys(api).map((area) => [area, {}]),
  )
  for (const { area, name, operation, endpoint } of operations) {
    const calls = client[area]
    if (calls) {
      calls[name] = (args: Record<string, unknown> = {}, call: CallOptions = {}) =>
        send(options, operation, endpoint, args, call)
    }
  }
  return client as Client
}
