import type { Client, Company } from '@heed/contracts'
import type { Controls } from '@heed/contracts/controls'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { exitCodes, Stop } from '../io/exit.ts'
import { type Proxies, readProxies } from '../io/network/proxies.ts'
import type { RenewToken } from '../io/network/renewToken.ts'
import type { RetryOptions } from '../io/network/retryReads.ts'
import type { PooledTransport } from '../io/network/transport.ts'
import type { CallWatcher } from '../io/network/watchCalls.ts'
import type { Format } from '../io/print/formats.ts'
import type { Asker } from '../io/terminal/ask.ts'
import { type Environment, isSet, type Streams } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import { formatDuration } from '../io/words.ts'
import type { CallerOptions } from '../job/caller.ts'
import type { FilePart } from '../job/source.ts'
import { createTwoCompaniesStop } from './companyArgument.ts'
import type { Connection } from './connect.ts'
import { type GlobalFlags, readSettings, type Settings } from './settings.ts'
import { formatSignIn, getSignIn } from './signIn.ts'

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
  requestId?: () => string
  part?: FilePart
  version: string
  location: string
  /** `stop` aborts on the first Ctrl-C, `abortSignal` on the second or after a few seconds. */
  interrupts: () => { stop: AbortSignal; abortSignal: AbortSignal }
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
  isReachable(api: string, signal: AbortSignal): Promise<boolean>
  now(): Date
  usedSignIn(): string | undefined
  /** In this order: the argument, --company, HEED_COMPANY, the profile's company, the user's only one. */
  company(argument?: string): Promise<Company>
  close(): Promise<void>
}

type ConnectionRequest = Pick<Connection, 'api' | 'token'> & Partial<Connection>

const defaultConnectionCount = 4

export function createContext(options: ContextOptions): Context {
  let settings: Promise<Settings> | undefined
  let company: Promise<Company> | undefined
  let usedApi: string | undefined
  let pendingCalls = 0
  const connections = createConnections(options)

  const context: Context = {
    ...options,
    settings: () => (settings ??= loadSettings(options)),
    async client({ oneTry = false, signedOut = false, token: other, ...wanted } = {}) {
      const loadedSettings = await context.settings()
      const { api } = loadedSettings
      const token = other ?? loadedSettings.token
      if (!signedOut && other === undefined) refuseUnknownProfile(loadedSettings, options.flags)
      if (!signedOut && !token) throw createNotSignedInStop(loadedSettings, options.flags)
      refusePlainHttp(api, options)
      usedApi =
        token === loadedSettings.token && !signedOut
          ? formatSignIn(getSignIn(loadedSettings, options.env))
          : undefined
      return connections.openClient({
        connections: defaultConnectionCount,
        ...(options.requestId ? { requestId: options.requestId } : {}),
        ...wanted,
        ...toCallOptions(options),
        api,
        token: signedOut ? undefined : token,
        ...(other === undefined && !signedOut && options.streams.mayAsk ? { renew } : {}),
        ...(oneTry ? {} : { patience: toRetryOptions(options) }),
        onTime: (time) => {
          pendingCalls = time.getTime() - Date.now()
        },
      })
    },
    async controls(address, key) {
      if (key) options.streams.hide(key)
      refusePlainHttp(address, options)
      const retryOptions = toRetryOptions(options)
      return connections.openControls({
        ...toCallOptions(options),
        api: address,
        token: key,
        patience: retryOptions,
      })
    },
    async isReachable(api, signal) {
      const client = await connections.openClient({ api, token: undefined })
      return client.branding.loadLanguages(undefined, { signal }).then(
        () => true,
        () => false,
      )
    },
    now: () => new Date(Date.now() + pendingCalls),
    usedSignIn: () => usedApi,
    company: (argument) => (company ??= selectCompany(context, argument)),
    close: connections.close,
  }
  const renew = createTokenRenewal(context)
  return context
}

function createConnections(options: ContextOptions) {
  const transports: PooledTransport[] = []
  let log: CallWatcher | undefined

  async function getCallLog(): Promise<CallWatcher | undefined> {
    if (!options.debug) return undefined
    const { createCallLog } = await import('../io/network/callLog.ts')
    log ??= createCallLog(options.streams.error)
    return log
  }

  const addDefaults = async (request: ConnectionRequest): Promise<Connection> => ({
    clientLocation: options.location,
    connections: 1,
    proxies: selectProxies(request.api, options),
    onTime: () => undefined,
    ...request,
    watch: combineWatchers(request.watch, await getCallLog()),
  })

  return {
    async openClient(request: ConnectionRequest): Promise<Client> {
      const { connect } = await import('./connect.ts')
      const { client, transport } = await connect(await addDefaults(request))
      transports.push(transport)
      return client
    },
    async openControls(request: ConnectionRequest): Promise<Controls> {
      const { connectControls } = await import('./connect.ts')
      const { controls, transport } = await connectControls(await addDefaults(request))
      transports.push(transport)
      return controls
    },
    async close() {
      await Promise.all(transports.map((transport) => transport.close()))
    },
  }
}

/** Parallel 401 responses share one prompt; a failed sign-in isn't retried. */
function createTokenRenewal(context: Context): RenewToken {
  let renewedToken: string | undefined
  let renewal: Promise<string | undefined> | undefined
  return async (refusedToken) => {
    if (renewedToken !== undefined && renewedToken !== refusedToken) return renewedToken
    renewal ??= import('../nouns/session/signInAgain.ts').then(({ signInAgain }) => signInAgain(context))
    const token = await renewal
    if (token !== undefined) renewal = undefined
    renewedToken = token
    return token
  }
}

const toCallOptions = ({ quiet, streams, flags }: ContextOptions) => ({
  streams: quiet ? undefined : streams,
  timeout: flags.timeout,
})

const toRetryOptions = ({ quiet, streams, retrying, flags }: ContextOptions): RetryOptions => ({
  ...retrying,
  times: flags.retries,
  onRetry: (reason, milliseconds) => {
    if (quiet) return
    const wait = formatDuration(Math.max(1, milliseconds / 1000))
    const { write, paint } = streams.error
    write(`${paint.dim(`${reason}, retrying in ${wait}`)}\n`)
  },
})

function selectProxies(api: string, { env, streams }: ContextOptions): Proxies | undefined {
  const envProxies = readProxies(env)
  for (const proxy of [envProxies?.http, envProxies?.https]) {
    if (proxy?.password) streams.hide(decodeURIComponent(proxy.password))
  }
  return isLoopback(new URL(api).hostname) ? undefined : envProxies
}

async function loadSettings({ flags, env, streams }: ContextOptions): Promise<Settings> {
  const settingsResult = await readSettings(flags, env)
  if (settingsResult.token) streams.hide(settingsResult.token)
  return settingsResult
}

async function selectCompany(context: Context, argument: string | undefined): Promise<Company> {
  if (argument && context.flags.company !== undefined) throw createTwoCompaniesStop('the argument')
  const [{ findCompany }, client] = await Promise.all([import('./company.ts'), context.client()])
  return findCompany(client, argument || (await context.settings()).company)
}

const combineWatchers = (
  firstWatcher: CallWatcher | undefined,
  secondWatcher: CallWatcher | undefined,
): CallWatcher | undefined =>
  firstWatcher && secondWatcher
    ? (call) => {
        firstWatcher(call)
        secondWatcher(call)
      }
    : (firstWatcher ?? secondWatcher)

/** A mistyped profile must not fall back to another sign-in. */
function refuseUnknownProfile({ profileName, profileFrom, profile }: Settings, flags: GlobalFlags): void {
  if (profileFrom === undefined || profile) return
  throw new Stop(
    `There's no profile "${sanitizeText(profileName)}" (${profileFrom}).`,
    exitCodes.usage,
    'See all: heed profiles list',
    `Create the profile: ${formatLoginCommand({ ...flags, profile: profileName })}`,
  )
}

/** Plain http exposes the token and sign-in links (U-18). */
function refusePlainHttp(api: string, { flags, env }: Pick<ContextOptions, 'flags' | 'env'>): void {
  if (
    !api.startsWith('http:') ||
    isLoopback(new URL(api).hostname) ||
    flags.insecure ||
    isSet(env.HEED_INSECURE)
  )
    return
  throw new Stop(
    `Nothing was sent: ${api} is on another machine, and anyone on the network could read a token sent over http.`,
    exitCodes.usage,
    `Use the https address: --api ${quoteShellWord(api.replace('http:', 'https:'))}`,
    'If the connection is safe anyway, add --insecure or set HEED_INSECURE=1.',
  )
}

function formatLoginCommand(flags: GlobalFlags): string {
  const login = ['heed login']
  if (flags.api) login.push(`--api ${quoteShellWord(flags.api)}`)
  if (flags.profile) login.push(`--profile ${quoteShellWord(flags.profile)}`)
  if (flags.insecure) login.push('--insecure')
  return login.join(' ')
}

export function createNotSignedInStop({ api, profileName, profile }: Settings, flags: GlobalFlags): Stop {
  const otherApiHint =
    profile?.token && profile.api !== api
      ? [
          `The profile ${sanitizeText(profileName)} is signed in at ${profile.api}. Its token can only be sent there.`,
        ]
      : []
  return new Stop(
    `Not signed in at ${api}.`,
    exitCodes.notAllowed,
    ...otherApiHint,
    `Sign in: ${formatLoginCommand(flags)}`,
  )
}
