import { constants } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { isLoopback } from '@heed/contracts/rules/loopback'
import { environmentVariables } from '../../command/environment.ts'
import { getConfigFolder } from '../../io/files/configFolder.ts'
import { getProfilesPath, readProfiles } from '../../io/files/profiles.ts'
import { readProxies } from '../../io/network/proxies.ts'
import type { Environment } from '../../io/terminal/streams.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { type Finding, makeOkFinding, makeWarning, runCheck } from './finding.ts'

const isHeedVariable = (name: string): boolean => name.startsWith('HEED_')
const tokenVariable = 'HEED_TOKEN'

export function checkVariables(env: Environment): Finding {
  const set = Object.keys(env).filter((name) => isHeedVariable(name) && env[name])
  const knownVariables = environmentVariables.map(([name]) => name).filter(isHeedVariable)
  const unknownVariables = set.filter((name) => !knownVariables.includes(name))
  if (unknownVariables.length > 0) {
    const text = `heed doesn't read ${unknownVariables.map(sanitizeText).join(', ')}`
    return makeWarning('variables', text, `heed reads ${knownVariables.join(', ')}`)
  }
  const variableTexts = set.map((name) =>
    name === tokenVariable ? `${name} (not shown)` : `${name}=${sanitizeText(env[name] ?? '')}`,
  )
  return makeOkFinding(
    'variables',
    variableTexts.length > 0 ? variableTexts.join(', ') : 'No HEED_ variables are set',
  )
}

export async function checkConfigFolder(env: Environment): Promise<Finding> {
  const path = getConfigFolder(env)
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return makeOkFinding('folder', `${path} doesn't exist yet, because nothing has been saved`)
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0) {
    return makeWarning(
      'folder',
      `Other users on this machine can open ${path}`,
      `chmod 700 ${quoteShellWord(path)}`,
    )
  }
  const writable = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  )
  return writable
    ? makeOkFinding('folder', `${path}, readable only by you`)
    : makeWarning(
        'folder',
        `heed can't write to ${path}`,
        "Sign-ins can't be saved and imports can't be resumed.",
      )
}

export const checkProfiles = (env: Environment): Promise<Finding> =>
  runCheck('profiles', async () => {
    const names = Object.keys((await readProfiles(env)).profiles)
    return makeOkFinding('profiles', `${formatCount(names.length, 'profile')} in ${getProfilesPath(env)}`)
  })

export const checkProxy = (env: Environment, api: string): Promise<Finding> =>
  runCheck('proxy', () => {
    const namedProxies = readProxies(env)
    if (namedProxies && isLoopback(new URL(api).hostname))
      return makeOkFinding('proxy', 'No proxy, because the API is on this machine')
    const usedProxy =
      new URL(api).protocol === 'https:' ? (namedProxies?.https ?? namedProxies?.http) : namedProxies?.http
    if (!namedProxies || !usedProxy) return makeOkFinding('proxy', 'No proxy')
    return makeOkFinding(
      'proxy',
      `Requests go through ${usedProxy.origin}${namedProxies.none ? `, except for ${sanitizeText(namedProxies.none)}` : ''}`,
    )
  })

const beginMarker = '-----BEGIN CERTIFICATE-----'

export async function checkCertificates({ NODE_EXTRA_CA_CERTS: path }: Environment): Promise<Finding> {
  if (!path) return makeOkFinding('certificates', "Node's trusted certificates")
  const fileContent = await readFile(path, 'utf8').catch((error: Error) => error)
  if (typeof fileContent !== 'string') {
    return makeWarning('certificates', `NODE_EXTRA_CA_CERTS: ${fileContent.message}`, 'Use a readable file.')
  }
  const count = fileContent.split(beginMarker).length - 1
  return count > 0
    ? makeOkFinding(
        'certificates',
        `Node's trusted certificates, and ${formatCount(count, 'certificate')} from ${path}`,
      )
    : makeWarning(
        'certificates',
        `NODE_EXTRA_CA_CERTS: ${path} contains no certificates`,
        `Each certificate must start with ${beginMarker}`,
      )
}
