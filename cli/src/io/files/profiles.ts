import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { getOwnValue } from '@heed/contracts/rules/ownValue'
import { exitCodes, Stop } from '../exit.ts'
import type { Environment } from '../terminal/streams.ts'
import { sanitizeText } from '../terminal/width.ts'
import { getConfigFolder } from './configFolder.ts'
import { runExclusive } from './lock.ts'
import { writeFileAtomically } from './wholeFile.ts'

export interface Profile {
  api: string
  token?: string
  email?: string
  company?: string
  columns?: string
  console?: string
}

type Profiles = Readonly<Record<string, Profile>>

export interface ProfileFile {
  use: string
  profiles: Profiles
}

export const defaultProfile = 'default'
const emptyProfiles: ProfileFile = { use: defaultProfile, profiles: {} }

export const getProfilesPath = (env: Environment): string => join(getConfigFolder(env), 'profiles.json')

const isOptionalText = (value: unknown): boolean => value === undefined || typeof value === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isProfile(value: unknown): value is Profile {
  if (!isObject(value) || typeof value.api !== 'string') return false
  const { token, email, company, columns, console } = value
  return [token, email, company, columns, console].every(isOptionalText)
}

const areProfiles = (value: unknown): value is Profiles =>
  isObject(value) && Object.values(value).every(isProfile)

function toProfileFile(value: unknown): ProfileFile | undefined {
  // Early versions stored profiles without `use`.
  if (areProfiles(value)) return { ...emptyProfiles, profiles: value }
  if (isObject(value) && typeof value.use === 'string' && areProfiles(value.profiles))
    return { use: value.use, profiles: value.profiles }
  return undefined
}

function parse(text: string, path: string): ProfileFile {
  try {
    const parsedFile = toProfileFile(JSON.parse(text))
    if (parsedFile) return parsedFile
  } catch {
    // Invalid JSON is reported below.
  }
  throw new Stop(
    `${path} isn't a valid profile file.`,
    exitCodes.failed,
    `Move the file elsewhere and sign in again: heed login`,
  )
}

/** Refuses a file that other users can read. */
export async function readProfiles(env: Environment): Promise<ProfileFile> {
  const path = getProfilesPath(env)
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return emptyProfiles
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0) {
    throw new Stop(
      `Other users on this machine can read ${path}.`,
      exitCodes.notAllowed,
      `Make the file private, then try again: chmod 600 ${quoteShellWord(path)}`,
      'Someone may have read the tokens in this file. To be safe, sign in again.',
    )
  }
  return parse(await readFile(path, 'utf8'), path)
}

/** Only one process at a time may change the file. */
export function updateProfileFile(
  env: Environment,
  change: (file: ProfileFile) => ProfileFile,
): Promise<ProfileFile> {
  const path = getProfilesPath(env)
  return runExclusive(`${path}.lock`, async () => {
    const changedFile = change(await readProfiles(env))
    await writeFileAtomically(path, `${JSON.stringify(changedFile, null, 2)}\n`)
    return changedFile
  })
}

export const saveProfile = (env: Environment, name: string, profile: Profile): Promise<ProfileFile> =>
  updateProfileFile(env, ({ use, profiles }) => ({
    use: Object.keys(profiles).length === 0 ? name : use,
    profiles: { ...profiles, [name]: profile },
  }))

export const changeProfile = (
  env: Environment,
  name: string,
  change: (profile: Profile) => Profile,
): Promise<ProfileFile> =>
  updateProfileFile(env, (file) =>
    Object.hasOwn(file.profiles, name)
      ? { ...file, profiles: { ...file.profiles, [name]: change(getExistingProfile(file, name)) } }
      : file,
  )

const maxNameLength = 64

export function parseNewProfileName(name: string): string {
  const usableName =
    name && name.length <= maxNameLength && sanitizeText(name) === name && !/^(-|__proto__$)/.test(name)
  if (usableName) return name
  throw new Stop(
    `A profile can't be called "${sanitizeText(name)}".`,
    exitCodes.usage,
    'Choose another name.',
  )
}

export function getExistingProfile({ profiles }: ProfileFile, name: string): Profile {
  const profile = getOwnValue(profiles, name)
  if (profile) return profile
  const names = Object.keys(profiles).map(sanitizeText)
  throw new Stop(
    `There's no profile "${sanitizeText(name)}".`,
    exitCodes.usage,
    names.length > 0 ? `Profiles: ${names.join(', ')}` : 'Create one: heed login',
  )
}
