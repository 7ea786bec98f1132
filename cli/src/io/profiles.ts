import { chmod, mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exitCodes, Stop } from '../exit.ts'
import { configFolder } from './configFolder.ts'
import type { Environment } from './streams.ts'
import { shellWord } from './words.ts'

/** A sign-in that is kept: where, who, and the company that commands are about when none is named. */
export interface Profile {
  api: string
  token?: string
  email?: string
  company?: string
}

export type Profiles = Readonly<Record<string, Profile>>

export const profilesPath = (env: Environment): string => join(configFolder(env), 'profiles.json')

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'

function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null || !('api' in value) || typeof value.api !== 'string')
    return false
  const { token, email, company } = value as Record<string, unknown>
  return [token, email, company].every(isText)
}

function parse(text: string, path: string): Profiles {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && Object.values(read).every(isProfile))
      return read as Profiles
  } catch {
    // Said below: not JSON is as unusable as another JSON.
  }
  throw new Stop(
    `${path} is not a file of heed's profiles.`,
    exitCodes.failed,
    `Move it away and sign in again: heed login`,
  )
}

/** All profiles; none when there is no file. Refuses a file that other people on the machine can read. */
export async function readProfiles(env: Environment): Promise<Profiles> {
  const path = profilesPath(env)
  const found = await stat(path).catch(() => undefined)
  if (!found) return {}
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new Stop(
      `${path} can be read by others on this machine.`,
      exitCodes.notAllowed,
      `Close it, then try again: chmod 600 ${shellWord(path)}`,
      'The token in it may be known: sign in again to be safe.',
    )
  }
  return parse(await readFile(path, 'utf8'), path)
}

/** Replaces the file in one step: a crash leaves the old one or the new one, readable by the owner only. */
async function writeProfiles(env: Environment, profiles: Profiles): Promise<void> {
  const path = profilesPath(env)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.tmp`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(profiles, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(draft, 0o600)
  await rename(draft, path)
}

export async function saveProfile(env: Environment, name: string, profile: Profile): Promise<void> {
  await writeProfiles(env, { ...(await readProfiles(env)), [name]: profile })
}
