import { ownValue } from '@heed/contracts/rules/ownValue'
import { exitCodes, Stop } from '../io/exit.ts'
import { type Profile, readProfiles } from '../io/files/profiles.ts'
import type { Environment } from '../io/terminal/streams.ts'

export interface GlobalFlags {
  api?: string
  company?: string
  profile?: string
  insecure?: boolean
  /** Seconds. */
  timeout?: number
}

export type SettingFrom = 'option' | 'variable' | 'profile' | 'demo'

export interface Settings {
  api: string
  apiFrom: SettingFrom
  profileName: string
  profileFrom?: '--profile' | 'HEED_PROFILE'
  profile?: Profile
  token?: string
  tokenFrom?: 'HEED_TOKEN' | 'profile'
  company?: string
  companyFrom?: SettingFrom
}

const defaultApi = 'http://127.0.0.1:4200/api'

export function apiAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = address?.protocol === 'http:' || address?.protocol === 'https:'
  // A password in the address would be stored and shown, but never sent, so reject it.
  if (address && isWeb && !address.search && !address.username && !address.password) {
    return `${address.origin}${address.pathname}`.replace(/\/+$/, '')
  }
  const shown = text.replace(/\/\/[^/]*@/, '//…@')
  throw new Stop(
    `Not an API address: ${shown}`,
    exitCodes.usage,
    `Use an address such as --api ${defaultApi}`,
  )
}

function profileNamed(
  flags: GlobalFlags,
  env: Environment,
): Pick<Partial<Settings>, 'profileName' | 'profileFrom'> {
  if (flags.profile) return { profileName: flags.profile, profileFrom: '--profile' }
  return env.HEED_PROFILE ? { profileName: env.HEED_PROFILE, profileFrom: 'HEED_PROFILE' } : {}
}

type Offer = readonly [from: SettingFrom, value: string | undefined]
const selectFirst = (...offers: readonly Offer[]): Offer =>
  offers.find(([, value]) => value !== undefined) ?? ['demo', undefined]

/** Options win over the environment, which wins over the profile. A profile's token is sent only to its own API. */
export async function readSettings(flags: GlobalFlags, env: Environment): Promise<Settings> {
  const named = profileNamed(flags, env)
  const { use, profiles } = await readProfiles(env)
  const profileName = named.profileName ?? use
  const profile = ownValue(profiles, profileName)
  const own = flags.profile === undefined ? undefined : profile
  const [apiFrom, address = defaultApi] = selectFirst(
    ['option', flags.api],
    ['profile', own?.api],
    ['variable', env.HEED_API || undefined],
    ['profile', profile?.api],
  )
  const api = apiAddress(address)
  const [companyFrom, company] = selectFirst(
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
