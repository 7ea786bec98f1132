import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createDraftName, getDraftTarget } from '@heed/contracts/rules/draftName'

export const createTemporaryName = (path: string): string =>
  createDraftName(path, randomBytes(8).toString('hex'))

export const getFinalName = (name: string): string => getDraftTarget(name) ?? name.replace(/\.tmp$/, '')

/** Private to the owner, and never written through a link (U-8). */
export const ownerOnlyFlags = { flag: 'wx', mode: 0o600 } as const

export function deleteTemporaryFiles(file: string): void {
  const folder = dirname(file)
  const finalNames = new Set([basename(file), `${basename(file)}.journal`])
  for (const name of readdirSync(folder)) {
    const file = getDraftTarget(name)
    if (file !== undefined && finalNames.has(file)) rmSync(join(folder, name), { force: true })
  }
}
