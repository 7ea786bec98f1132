import type { Readable } from 'node:stream'
import type { Answer, Api, Endpoint, HasCsv, Input, IsFile } from '@heed/contracts'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import type { Actor } from '../world/actors.ts'
import type { World } from '../world/World.ts'

export interface Caller {
  person: Actor
  token: string
}

export interface BaseUrls {
  api: string
  content: string
}

interface Context<E extends Endpoint> {
  world: World
  input: Input<E>
  /** Not available in public calls. */
  caller: Caller
  company: E['path'] extends `${string}:companyId${string}` ? CompanyRow : undefined
  origin: string
  /** Base address for links in emails; never comes from a request header. */
  siteAddress: string
  baseUrls: BaseUrls
  clientIp: string
  referer: string
  authorization: string
  /** X-Account-Domain header: selects the brand (S0 section 3). */
  accountDomain?: string | undefined
}

export interface ServedFile {
  body: string | Uint8Array | Readable
  status?: number
  name?: string
  headers?: Record<string, string>
}

export type HandlerResult<E extends Endpoint> =
  IsFile<E> extends true ? ServedFile : Answer<E> | (HasCsv<E> extends true ? ServedFile : never)

type AccountContext<E extends Endpoint> = E['path'] extends `${string}:partnerId${string}`
  ? { account: AccountRow }
  : { account?: undefined }

type Handler<E extends Endpoint> = (
  context: Context<E> & AccountContext<E>,
) => HandlerResult<E> | Promise<HandlerResult<E>>

export type AreaHandlers<A extends keyof Api> = {
  [O in keyof Api[A]]: Api[A][O] extends Endpoint ? Handler<Api[A][O]> : never
}
export type Handlers = { [A in keyof Api]: AreaHandlers<A> }
