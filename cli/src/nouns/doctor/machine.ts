import { constants } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { shellWord } from '@heed/contracts/rules/commandLine'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { environment } from '../../command/environment.ts'
import { configFolder } from '../../io/files/configFolder.ts'
import { profilesPath, readProfiles } from '../../io/files/profiles.ts'
import { proxiesOf } from '../../io/network/proxies.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { harmless } from '../../io/terminal/width.ts'
import { counted } from '../../io/words.ts'
import { type Finding, fine, looked, warning } from './finding.ts'

const ours = (name: string): boolean => name.startsWith('HEED_')
const secret = 'HEED_TOKEN'

export function variables(env: Environment): Finding {
  const set = Object.keys(env).filter((name) => ours(name) && env[name])
  const known = environment.map(([name]) => name).filter(ours)
  const unknown = set.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const text = `heed doesn't read ${unknown.map(harmless).join(', ')}`
    return warning('variables', text, `heed reads ${known.join(', ')}`)
  }
  const shown = set.map((name) =>
    name === secret ? `${name} (not shown)` : `${name}=${harmless(env[name] ?? '')}`,
  )
  return fine('variables', shown.length > 0 ? shown.join(', ') : 'No heed variables are set')
}

export async function folder(env: Environment): Promise<Finding> {
  const path = configFolder(env)
  const found = await stat(path).catch(() => undefined)
  if (!found) return fine('folder', `${path} doesn't exist yet: nothing is saved`)
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    return warning('folder', `Others on this machine can open ${path}`, `chmod 700 ${shellWord(path)}`)
  }
  const writable = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  )
  return writable
    ? fine('folder', `${path}, readable only by you`)
    : warning(
        'folder',
        `heed can't write to ${path}`,
        "Sign-ins can't be saved and imports can't be resumed.",
      )
}

export const profiles = (env: Environment): Promise<Finding> =>
  looked('profiles', async () => {
    const names = Object.keys((await readProfiles(env)).profiles)
    return fine('profiles', `${counted(names.length, 'profile')} in ${profilesPath(env)}`)
  })

export const proxy = (env: Environment, api: string): Promise<Finding> =>
  looked('proxy', () => {
    const named = proxiesOf(env)
    if (named && isLoopback(new URL(api).hostname))
      return fine('proxy', "No proxy: this machine doesn't need one")
    const used = new URL(api).protocol === 'https:' ? (named?.https ?? named?.http) : named?.http
    if (!named || !used) return fine('proxy', 'No proxy')
    return fine('proxy', `Through ${used.origin}${named.none ? `, except for ${harmless(named.none)}` : ''}`)
  })

const begin = '-----BEGIN CERTIFICATE-----'

export async function certificates({ NODE_EXTRA_CA_CERTS: path }: Environment): Promise<Finding> {
  if (!path) return fine('certificates', "Node's trusted certificates")
  const read = await readFile(path, 'utf8').catch((error: Error) => error)
  if (typeof read !== 'string') {
    return warning('certificates', `NODE_EXTRA_CA_CERTS: ${read.message}`, 'Use a readable file.')
  }
  const count = read.split(begin).length - 1
  return count > 0
    ? fine('certificates', `Node's trusted certificates, and ${counted(count, 'certificate')} from ${path}`)
    : warning(
        'certificates',
        `NODE_EXTRA_CA_CERTS: ${path} contains no certificate`,
        `Each starts with ${begin}`,
      )
}
