import type { Api, Area } from '../endpoints/catalogue.ts'
import type { Endpoint } from '../endpoints/declarations/declare.ts'
import { type CallOptions, type Client, type ClientOptions, sendCall, toNetworkError } from './send.ts'

type Endpoints = Readonly<Record<string, Endpoint>>

export type AreaLoaders = { readonly [A in Area]: () => Api[A] | Promise<Api[A]> }

export function createLazyClient(options: ClientOptions, areas: AreaLoaders): Client {
  const loaders: [area: string, load: () => Endpoints | Promise<Endpoints>][] = Object.entries(areas)
  return Object.fromEntries(
    loaders.map(([area, load]) => [area, createLazyCalls(options, area, load)]),
  ) as Client
}

function createLazyCalls(
  options: ClientOptions,
  area: string,
  load: () => Endpoints | Promise<Endpoints>,
): object {
  const calls: Record<string, unknown> = {}
  return new Proxy(calls, {
    get: (_, name: string) => {
      calls[name] ??= (args: Record<string, unknown> = {}, call: CallOptions = {}) =>
        createLazyCall(options, area, name, load, args, call)
      return calls[name]
    },
  })
}

function createLazyCall(
  options: ClientOptions,
  area: string,
  name: string,
  load: () => Endpoints | Promise<Endpoints>,
  args: Record<string, unknown>,
  call: CallOptions,
): Promise<unknown> {
  const operation = `${area}.${name}`
  const requestId = call.requestId ?? options.requestId()
  const callEndpoint = ({ [name]: endpoint }: Endpoints) => {
    if (!endpoint) throw new Error(`The API has no call ${operation}`)
    return sendCall(options, operation, endpoint, args, { ...call, requestId })
  }
  const endpoints = load()
  if (!(endpoints instanceof Promise)) return callEndpoint(endpoints)
  const throwNetworkError = (cause: unknown) => {
    throw toNetworkError(options, { operation, requestId }, cause)
  }
  return endpoints.catch(throwNetworkError).then(callEndpoint)
}
