import type { Readable } from 'node:stream'
import type { Answer, Api, Endpoint, HasCsv, Input, IsFile } from '@heed/contracts'
import type { AccountRow, CompanyRow } from '@heed/fixtures'
import type { Actor } from '../world/actors.ts'
import type { World } from '../world/World.ts'

/** The signed-in person behind a call, or the program that has an API key, found by the token. */
export interface Caller {
  person: Actor
  token: string
}

/** Where this world is reached by a program that has nothing but an address. */
export interface Reach {
  /** As in 'http://127.0.0.1:4200/api'. */
  api: string
  /** Where imported packages are served, as in 'http://127.0.0.1:4201'. */
  content: string
}

/** What a handler may rely on: `who` was enforced and the input parsed before it runs. */
interface Context<E extends Endpoint> {
  world: World
  /** Parsed path, query and body in one flat object. */
  input: Input<E>
  /** Who calls; not to be read on public calls, where there is nobody. */
  caller: Caller
  /** Set on every call with :companyId in its path. */
  company: E['path'] extends `${string}:companyId${string}` ? CompanyRow : undefined
  /** Address of the server as the caller sees it, as in 'http://127.0.0.1:4200'. */
  origin: string
  /** What links in mails begin with; never what a header says. */
  home: string
  reach: Reach
  /** Address of the caller's machine. */
  clientIp: string
  /** Page from which the call came, as far as its site lets a browser tell; '' where it does not. */
  referer: string
  /** The header as it came; '' without one. For calls that know their caller in another way than by a session. */
  authorization: string
  /** What the header X-Account-Domain says: it picks the brand (S0 section 3). */
  accountDomain?: string | undefined
}

/** A file as a handler answers it; the type is the call's `media`. */
export interface ServedFile {
  body: string | Uint8Array | Readable
  /** 200 where nothing else is said. */
  status?: number
  /** What the browser calls it when it is kept; without a name it is shown. */
  name?: string
  headers?: Record<string, string>
}

export type Served<E extends Endpoint> =
  IsFile<E> extends true ? ServedFile : Answer<E> | (HasCsv<E> extends true ? ServedFile : never)

/** The account of every call with :partnerId in its path. */
type InAccount<E extends Endpoint> = E['path'] extends `${string}:partnerId${string}`
  ? { account: AccountRow }
  : { account?: undefined }

type Handler<E extends Endpoint> = (context: Context<E> & InAccount<E>) => Served<E> | Promise<Served<E>>

/** The table of an area: a missing or misnamed handler does not compile. */
export type AreaHandlers<A extends keyof Api> = {
  [O in keyof Api[A]]: Api[A][O] extends Endpoint ? Handler<Api[A][O]> : never
}
export type Handlers = { [A in keyof Api]: AreaHandlers<A> }
