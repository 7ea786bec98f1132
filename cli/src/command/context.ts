import type { Client, Company } from '@heed/contracts'
import type { Controls } from '@heed/contracts/controls'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { exitCodes, Stop } from '../io/exit.ts'
import { type Proxies, readProxies } from '../io/network/proxies.ts'
import type { PooledTransport } from '../io/network/transport.ts'
import type { CallWatcher } from '../io/network/watchCalls.ts'
import type { Format } from '../io/print/formats.ts'
import type { Asker } from '../io/terminal/ask.ts'
import { type Environment, isSet, type Streams } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { duration } from '../io/words.ts'
import type { CallerOptions } from '../job/caller.ts'
import type { Part } from '../job/source.ts'
import { type GlobalFlags, readSettings, type Settings } from './settings.ts'
import { getSignIn, signInText } from './signIn.ts'
import { twoCompanies } from './companyArgument.ts'

export interface ContextOptions {
  streams: Streams
  env: Environment
  ask: Asker
  flags: GlobalFlags
  format: Format
  chosen?: readonly string[] | undefined
  quiet: boolean
  debug: boolean
  manyCompanies?: boolean
  part?: Part
  version: string
  location: string
  /** `stop` aborts on the first Ctrl-C, `cut` on the second or after a few seconds. */
  interrupts: () => { stop: AbortSignal; cut: AbortSignal }
  retrying?: Partial<Pick<CallerOptions, 'policy' | 'sleep' | 'random'>>
}

interface ClientOptions {
  oneTry?: boolean
  signedOut?: boolean
  token?: string
  connections?: number
  requestId?: () => string
  watch?: CallWatcher
}

export interface Context extends ContextOptions {
  settings(): Promise<Settings>
  client(options?: ClientOptions): Promise<Client>
  controls(address: string, key: string | undefined): Promise<Controls>
  answersAt(api: string, signal: AbortSignal): Promise<boolean>
  now(): Date
  usedSignIn(): string | undefined
  /** In this order: argument, --company, HEED_COMPANY, the profile's company, the user's only company. */
  company(argument?: string): Promise<Company>
  close(): Promise<void>
}

const fewConnections = 4

export function createContext(options: ContextOptions): Context {
  let settings: Promise<Settings> | undefined
  let company: Promise<Company> | undefined
  let used: string | undefined
  let log: CallWatcher | undefined
  const open: PooledTransport[] = []
  /** Server time minus local time, ms. */
  let ahead = 0

  const context: Context = {
    ...options,
    settings: () => (settings ??= load()),
    async client({
      oneTry = false,
      signedOut = false,
      token: other,
      connections = fewConnections,
      requestId,
      watch,
    } = {}) {
      const known = await context.settings()
      const { api } = known
      const token = other ?? known.token
      if (!signedOut && other === undefined) refuseUnknownProfile(known, options.flags)
      if (!signedOut && !token) throw toSignInStop(known, options.flags)
      refusePlain(api, options)
      used = token === known.token && !signedOut ? signInText(getSignIn(known, options.env)) : undefined
      const { connect } = await import('./connect.ts')
      const clientLocation = options.location
      const connection = await connect({
        api,
        token: signedOut ? undefined : token,
        clientLocation,
        connections,
        requestId,
        ...(other === undefined && !signedOut && options.streams.mayAsk ? { renew } : {}),
        ...(oneTry ? {} : { patience: { ...options.retrying, onRetry } }),
        proxies: proxies(api),
        streams: options.quiet ? undefined : options.streams,
        timeout: options.flags.timeout,
        watch: both(watch, await callLog()),
        onTime: (time) => {
          ahead = time.getTime() - Date.now()
        },
      })
      open.push(connection.transport)
      return connection.client
    },
    async controls(address, key) {
      if (key) options.streams.hide(key)
      refusePlain(address, options)
      const { connectControls } = await import('./connect.ts')
      const { controls, transport } = await connectControls({
        api: address,
        token: key,
        clientLocation: options.location,
        connections: 1,
        patience: { ...options.retrying, onRetry },
        proxies: proxies(address),
        streams: options.quiet ? undefined : options.streams,
        timeout: options.flags.timeout,
        watch: await callLog(),
        onTime: () => undefined,
      })
      open.push(transport)
      return controls
    },
    async answersAt(api, signal) {
      const { connect } = await import('./connect.ts')
      const { client, transport } = await connect({
        api,
        token: undefined,
        clientLocation: options.location,
        connections: 1,
        proxies: proxies(api),
        watch: await callLog(),
        onTime: () => undefined,
      })
      open.push(transport)
      return client.branding.loadLanguages(undefined, { signal }).then(
        () => true,
        () => false,
      )
    },
    now: () => new Date(Date.now() + ahead),
    usedSignIn: () => used,
    company: (argument) => (company ??= find(argument)),
    async close() {
      await Promise.all(open.map((transport) => transport.close()))
    },
  }

  let renewed: string | undefined
  let renewal: Promise<string | undefined> | undefined

  /** Parallel 401s prompt once; a refusal is final. */
  async function renew(refused: string): Promise<string | undefined> {
    if (renewed !== undefined && renewed !== refused) return renewed
    renewal ??= import('../nouns/session/signInAgain.ts').then(({ signInAgain }) => signInAgain(context))
    const token = await renewal
    if (token !== undefined) renewal = undefined
    renewed = token
    return token
  }

  function onRetry(reason: string, milliseconds: number): void {
    if (options.quiet) return
    const wait = duration(Math.max(1, milliseconds / 1000))
    const { write, paint } = options.streams.error
    write(`${paint.dim(`${reason}, retrying in ${wait}`)}\n`)
  }

  function proxies(api: string): Proxies | undefined {
    const named = readProxies(options.env)
    for (const proxy of [named?.http, named?.https]) {
      if (proxy?.password) options.streams.hide(decodeURIComponent(proxy.password))
    }
    return isLoopback(new URL(api).hostname) ? undefined : named
  }

  async function callLog(): Promise<CallWatcher | undefined> {
    if (!options.debug) return undefined
    const { createCallLog } = await import('../io/network/callLog.ts')
    log ??= createCallLog(options.streams.error)
    return log
  }

  async function load(): Promise<Settings> {
    const read = await readSettings(options.flags, options.env)
    if (read.token) options.streams.hide(read.token)
    return read
  }

  async function find(argument: string | undefined): Promise<Company> {
    if (argument && options.flags.company !== undefined) {
      throw twoCompanies('the argument')
    }
    const [{ findCompany }, client] = await Promise.all([import('./company.ts'), context.client()])
    return findCompany(client, argument || (await context.settings()).company)
  }

  return context
}

const both = (one: CallWatcher | undefined, other: CallWatcher | undefined): CallWatcher | undefined =>
  one && other
    ? (call) => {
        one(call)
        other(call)
      }
    : (one ?? other)

/** A mistyped profile must not fall back to another sign-in. */
function refuseUnknownProfile({ profileName, profileFrom, profile }: Settings, flags: GlobalFlags): void {
  if (profileFrom === undefined || profile) return
  throw new Stop(
    `There's no profile "${sanitizeText(profileName)}" (${profileFrom}).`,
    exitCodes.usage,
    'See all: heed profiles list',
    `Create it: ${loginLine({ ...flags, profile: profileName })}`,
  )
}

/** Plain http exposes the token and sign-in links (U-18). */
function refusePlain(api: string, { flags, env }: Pick<ContextOptions, 'flags' | 'env'>): void {
  if (
    !api.startsWith('http:') ||
    isLoopback(new URL(api).hostname) ||
    flags.insecure ||
    isSet(env.HEED_INSECURE)
  )
    return
  throw new Stop(
    `Nothing was sent: ${api} is on another machine, and others on the network could read the token over http.`,
    exitCodes.usage,
    `Use its https address: --api ${shellWord(api.replace('http:', 'https:'))}`,
    'If the connection is safe anyway, add --insecure or set HEED_INSECURE=1.',
  )
}

function loginLine(flags: GlobalFlags): string {
  const login = ['heed login']
  if (flags.api) login.push(`--api ${shellWord(flags.api)}`)
  if (flags.profile) login.push(`--profile ${shellWord(flags.profile)}`)
  if (flags.insecure) login.push('--insecure')
  return login.join(' ')
}

export function toSignInStop({ api, profileName, profile }: Settings, flags: GlobalFlags): Stop {
  const elsewhere =
    profile?.token && profile.api !== api
      ? [
          `The profile ${sanitizeText(profileName)} is signed in at ${profile.api}. Its token is only sent there.`,
        ]
      : []
  return new Stop(
    `Not signed in at ${api}.`,
    exitCodes.notAllowed,
    ...elsewhere,
    `Sign in: ${loginLine(flags)}`,
  )
}
