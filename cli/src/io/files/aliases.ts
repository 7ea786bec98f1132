import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodes, Stop } from '../exit.ts'
import type { Environment } from '../terminal/streams.ts'
import { getConfigFolder } from './configFolder.ts'
import { createUnreadableStop } from './unreadable.ts'

/** Expansions by name, without the leading `heed`. Look names up with `getOwnValue`. */
export type Aliases = Readonly<Record<string, string>>

export const getAliasesPath = (env: Environment): string => join(getConfigFolder(env), 'aliases.json')

export const isAliases = (value: unknown): value is Aliases =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((expansion) => typeof expansion === 'string')

function parse(text: string, path: string): Aliases {
  try {
    const aliases: unknown = JSON.parse(text)
    if (isAliases(aliases)) return aliases
  } catch {
    // Invalid JSON is reported below.
  }
  throw new Stop(`${path} isn't a valid alias file.`, exitCodes.failed, 'Correct the file, or delete it.')
}

export async function readAliases(env: Environment): Promise<Aliases> {
  const path = getAliasesPath(env)
  try {
    return parse(await readFile(path, 'utf8'), path)
  } catch (error) {
    if (error instanceof Stop) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return {}
    throw createUnreadableStop(path, error as NodeJS.ErrnoException)
  }
}
