import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What stands behind the name of a file until it is whole: nobody can lay a link in its way. */
const ending = /\.[0-9a-f]{16}\.tmp$/

export const temporaryName = (path: string): string => `${path}.${randomBytes(8).toString('hex')}.tmp`

/** The name of the file that a temporary one was to become; any other name as it is. */
export const finalName = (name: string): string => name.replace(ending, '').replace(/\.tmp$/, '')

/** Written by who owns it, read by nobody else, and never through a link (U-8). */
export const ownOnly = { flag: 'wx', mode: 0o600 } as const

/** Takes away what a crash left half written of a file and of those that bear its name; nobody else may write it now. */
export function sweepTemporary(file: string): void {
  const folder = dirname(file)
  const meant = new Set([basename(file), `${basename(file)}.journal`])
  for (const name of readdirSync(folder)) {
    if (ending.test(name) && meant.has(finalName(name))) rmSync(join(folder, name), { force: true })
  }
}
