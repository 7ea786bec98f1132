import { homedir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from './hashOf.ts'
import type { Environment } from './streams.ts'

/** Where this platform keeps a person's configuration of a program. */
export function configFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, 'heed')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'heed')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'heed')
  return join(home, '.config', 'heed')
}

/** Where this platform keeps what a program can make again. */
export function cacheFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'heed')
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'heed', 'Cache')
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'heed')
  return join(home, '.cache', 'heed')
}

/** Where something is kept that belongs to a job; the name tells nothing of what the job is about. */
export function keptPath(
  env: Environment,
  folder: string,
  parts: readonly (string | number | null)[],
  ending: string,
): string {
  const name = hashOf(parts)
  return join(configFolder(env), folder, `${name}.${ending}`)
}
