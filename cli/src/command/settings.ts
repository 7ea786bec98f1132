import { ownValue } from '@heed/contracts/rules/ownValue'
import { exitCodes, Stop } from '../io/exit.ts'
import { type Profile, readProfiles } from '../io/profiles.ts'
import type { Environment } from '../io/streams.ts'

/** Options that every command takes. */
export interface GlobalFlags {
  api?: string
  company?: string
  profile?: string
  /** Calls may go over http to another machine. */
  insecure?: boolean
  /** Seconds that an answer is waited for. */
  timeout?: number
}

/** What a setting is taken from; 'demo' is what stands there where nothing says another. */
export type SettingFrom = 'option' | 'variable' | 'profile' | 'demo'

/** Where the API is, who calls, and which company is meant. */
export interface Settings {
  /** Without a slash at its end. */
  api: string
  apiFrom: SettingFrom
  profileName: string
  /** What named the profile, when anything did; otherwise it is the one in use. */
  profileFrom?: '--profile' | 'HEED_PROFILE'
  /** The profile as it is kept, when there is one. */
  profile?: Profile
  token?: string
  tokenFrom?: 'HEED_TOKEN' | 'profile'
  company?: string
  companyFrom?: SettingFrom
}

/** The demo that `npm start` serves. */
const defaultApi = 'http://127.0.0.1:4200/api'

/** The address as programs write it, without a slash at its end; refuses what is none. */
export function apiAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = address?.protocol === 'http:' || address?.protocol === 'https:'
  // A password in it would be kept, shown and sent to nobody.
  if (address && isWeb && !address.search && !address.username && !address.password) {
    return `${address.origin}${address.pathname}`.replace(/\/+$/, '')
  }
  const shown = text.replace(/\/\/[^/]*@/, '//…@')
  throw new Stop(`Not an address of the API: ${shown}`, exitCodes.usage, `Write it as in --api ${defaultApi}`)
}

function profileNamed(
  flags: GlobalFlags,
  env: Environment,
): Pick<Partial<Settings>, 'profileName' | 'profileFrom'> {
  if (flags.profile) return { profileName: flags.profile, profileFrom: '--profile' }
  return env.HEED_PROFILE ? { profileName: env.HEED_PROFILE, profileFrom: 'HEED_PROFILE' } : {}
}

type Offer = readonly [from: SettingFrom, value: string | undefined]
const firstOf = (...offers: readonly Offer[]): Offer =>
  offers.find(([, value]) => value !== undefined) ?? ['demo', undefined]

/**
 * Options win over the environment, the environment over the profile; a profile that an option names wins with all
 * that it keeps. A profile's token goes to its own API only.
 */
export async function readSettings(flags: GlobalFlags, env: Environment): Promise<Settings> {
  const named = profileNamed(flags, env)
  const { use, profiles } = await readProfiles(env)
  const profileName = named.profileName ?? use
  const profile = ownValue(profiles, profileName)
  const own = flags.profile === undefined ? undefined : profile
  const [apiFrom, address = defaultApi] = firstOf(
    ['option', flags.api],
    ['profile', own?.api],
    ['variable', env.HEED_API || undefined],
    ['profile', profile?.api],
  )
  const api = apiAddress(address)
  const [companyFrom, company] = firstOf(
    ['option', flags.company],
    ['profile', own?.company],
    ['variable', env.HEED_COMPANY || undefined],
    ['profile', profile?.company],
  )
  const ownToken = profile?.api === api ? profile.token : undefined
  const isOwn = own !== undefined && ownToken !== undefined
  const token = isOwn ? ownToken : env.HEED_TOKEN || ownToken
  return {
    api,
    apiFrom,
    ...named,
    profileName,
    ...(profile ? { profile } : {}),
    ...(token ? { token, tokenFrom: env.HEED_TOKEN && !isOwn ? 'HEED_TOKEN' : 'profile' } : {}),
    ...(company ? { company, companyFrom } : {}),
  }
}
