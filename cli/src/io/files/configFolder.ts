import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../terminal/streams.ts'
import { hashJson } from './hashJson.ts'

export function getConfigFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, 'heed')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'heed')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'heed')
  return join(home, '.config', 'heed')
}

export function getCacheFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'heed')
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'heed', 'Cache')
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'heed')
  return join(home, '.cache', 'heed')
}

/** The file name is a hash, because it must not reveal the job. */
export function getStatePath(
  env: Environment,
  folder: string,
  parts: readonly (string | number | null)[],
  extension: string,
): string {
  const name = hashJson(parts)
  return join(getConfigFolder(env), folder, `${name}.${extension}`)
}
