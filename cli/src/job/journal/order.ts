import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getConfigFolder } from '../../io/files/configFolder.ts'
import { runExclusive } from '../../io/files/lock.ts'
import { writeFileAtomically } from '../../io/files/wholeFile.ts'
import type { Environment } from '../../io/terminal/streams.ts'

const getOrderPath = (env: Environment): string => join(getConfigFolder(env), 'runs', 'order')

async function readOrder(env: Environment): Promise<string[]> {
  const text = await readFile(getOrderPath(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

/** Records the order of writing in a file, because timestamps are wrong after the clock is set back. */
export async function recordOrder(env: Environment, id: string): Promise<void> {
  const path = getOrderPath(env)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await runExclusive(`${path}.lock`, () => appendFile(path, `${id}\n`, { mode: 0o600 }))
}

export async function sortByOrder(env: Environment, ids: readonly string[]): Promise<string[]> {
  const places = new Map((await readOrder(env)).map((id, index) => [id, index]))
  const getPosition = (id: string): number => places.get(id) ?? -1
  return ids.toSorted((a, b) => getPosition(b) - getPosition(a) || (a < b ? 1 : -1))
}

export async function forgetOrder(env: Environment, removedIds: readonly string[]): Promise<void> {
  if (removedIds.length === 0) return
  const purgedIds = new Set(removedIds)
  const path = getOrderPath(env)
  await runExclusive(`${path}.lock`, async () => {
    const remainingIds = (await readOrder(env)).filter((id) => !purgedIds.has(id))
    await writeFileAtomically(path, remainingIds.map((id) => `${id}\n`).join(''))
  })
}
