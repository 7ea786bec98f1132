import type { User } from '@heed/contracts'
import { getProfilesPath } from '../io/files/profiles.ts'
import type { Environment } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import type { Settings } from './settings.ts'

export const formatUser = (
  { name, email }: Pick<User, 'name' | 'email'>,
  emphasis = (text: string): string => text,
): string => `${emphasis(sanitizeText(name))}${email ? ` <${sanitizeText(email)}>` : ''}`

export interface SignIn {
  source: string
  chosenBy: Settings['profileFrom'] | null
  storedIn: string | null
}

export const getSignIn = ({ tokenFrom, profileName, profileFrom }: Settings, env: Environment): SignIn =>
  tokenFrom === 'HEED_TOKEN'
    ? { source: 'HEED_TOKEN', chosenBy: null, storedIn: null }
    : {
        source: `profile ${sanitizeText(profileName)}`,
        chosenBy: profileFrom ?? null,
        storedIn: getProfilesPath(env),
      }

export const formatSignIn = ({ source, chosenBy, storedIn }: SignIn): string =>
  storedIn === null
    ? `${source}, an environment variable (not saved by heed)`
    : `${source}${chosenBy ? ` (${chosenBy})` : ''}, saved in ${storedIn}`
