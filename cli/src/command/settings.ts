import { getOwnValue } from '@heed/contracts/rules/ownValue'
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
  retries?: number
}

export type SettingOrigin = 'option' | 'variable' | 'profile' | 'demo'

export interface Settings {
  api: string
  apiFrom: SettingOrigin
  profileName: string
  profileFrom?: '--profile' | 'HEED_PROFILE'
  profile?: Profile
  token?: string
  tokenFrom?: 'HEED_TOKEN' | 'profile'
  company?: string
  companyFrom?: SettingOrigin
}

const defaultApi = 'http://127.0.0.1:4200/api'

const consoleExample = 'https://console.example.com'

export const parseApiAddress = (text: string): string => parseAddress(text, 'an API', `--api ${defaultApi}`)

export const parseConsoleAddress = (text: string): string =>
  parseAddress(text, 'a console', `--console ${consoleExample}`)

/** Returns the address without a trailing slash. */
function parseAddress(text: string, kind: 'an API' | 'a console', example: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = address?.protocol === 'http:' || address?.protocol === 'https:'
  // A password in the address would be stored and shown, but never sent, so reject it.
  if (address && isWeb && !address.search && !address.username && !address.password) {
    return `${address.origin}${address.pathname}`.replace(/\/+$/, '')
  }
  const redactedUrl = text.replace(/\/\/[^/]*@/, '//…@')
  throw new Stop(`Not ${kind} address: ${redactedUrl}`, exitCodes.usage, `Use an address such as ${example}`)
}

function findNamedProfile(
  flags: GlobalFlags,
  env: Environment,
): Pick<Partial<Settings>, 'profileName' | 'profileFrom'> {
  if (flags.profile) return { profileName: flags.profile, profileFrom: '--profile' }
  return env.HEED_PROFILE ? { profileName: env.HEED_PROFILE, profileFrom: 'HEED_PROFILE' } : {}
}

type SettingSource = readonly [from: SettingOrigin, value: string | undefined]
const selectFirstSetting = (...offers: readonly SettingSource[]): SettingSource =>
  offers.find(([, value]) => value !== undefined) ?? ['demo', undefined]

/**
 * Options override the environment, which overrides the profile. A profile's token is sent only to its own
 * API.
 */
export async function readSettings(flags: GlobalFlags, env: Environment): Promise<Settings> {
  const namedProfile = findNamedProfile(flags, env)
  const { use, profiles } = await readProfiles(env)
  const profileName = namedProfile.profileName ?? use
  const profile = getOwnValue(profiles, profileName)
  const selectedProfile = flags.profile === undefined ? undefined : profile
  const [apiFrom, address = defaultApi] = selectFirstSetting(
    ['option', flags.api],
    ['profile', selectedProfile?.api],
    ['variable', env.HEED_API || undefined],
    ['profile', profile?.api],
  )
  const api = parseApiAddress(address)
  const [companyFrom, company] = selectFirstSetting(
    ['option', flags.company],
    ['profile', selectedProfile?.company],
    ['variable', env.HEED_COMPANY || undefined],
    ['profile', profile?.company],
  )
  const savedToken = profile?.api === api ? profile.token : undefined
  const isOwn = selectedProfile !== undefined && savedToken !== undefined
  const token = isOwn ? savedToken : env.HEED_TOKEN || savedToken
  return {
    api,
    apiFrom,
    ...namedProfile,
    profileName,
    ...(profile ? { profile } : {}),
    ...(token ? { token, tokenFrom: env.HEED_TOKEN && !isOwn ? 'HEED_TOKEN' : 'profile' } : {}),
    ...(company ? { company, companyFrom } : {}),
  }
}
