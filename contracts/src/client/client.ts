import { api } from '../endpoints/catalogue.ts'
import type { Endpoint } from '../endpoints/declare.ts'
import { type CallOptions, type Client, type ClientOptions, send } from './send.ts'

/** The client that knows every call from the start, for whom the size of its code is no matter. */
export const createClient = (options: ClientOptions): Client =>
  Object.fromEntries(
    Object.entries(api).map(([area, calls]) => [area, callsOf(options, area, calls)]),
  ) as Client

/** The calls of an area by their names. */
export const callsOf = (
  options: ClientOptions,
  area: string,
  calls: Readonly<Record<string, Endpoint>>,
): object =>
  Object.fromEntries(
    Object.entries(calls).map(([name, endpoint]) => [
      name,
      (args: Record<string, unknown> = {}, call: CallOptions = {}) =>
        send(options, `${area}.${name}`, endpoint, args, call),
    ]),
  )
