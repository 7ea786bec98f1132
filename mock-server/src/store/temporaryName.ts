import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { draftName, getDraftName } from '@heed/contracts/rules/draftName'

export const temporaryName = (path: string): string => draftName(path, randomBytes(8).toString('hex'))

export const getFinalName = (name: string): string => getDraftName(name) ?? name.replace(/\.tmp$/, '')

/** Private to the owner, and never written through a link (U-8). */
export const ownerOnlyFlags = { flag: 'wx', mode: 0o600 } as const

export function sweepTemporary(file: string): void {
  const folder = dirname(file)
  const finalNames = new Set([basename(file), `${basename(file)}.journal`])
  for (const name of readdirSync(folder)) {
    const file = getDraftName(name)
    if (file !== undefined && finalNames.has(file)) rmSync(join(folder, name), { force: true })
  }
}
