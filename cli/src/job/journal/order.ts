import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getConfigFolder } from '../../io/files/configFolder.ts'
import { runExclusive } from '../../io/files/lock.ts'
import { writeFileAtomically } from '../../io/files/wholeFile.ts'
import type { Environment } from '../../io/terminal/streams.ts'

const getOrderPath = (env: Environment): string => join(getConfigFolder(env), 'runs', 'order')

async function readRunOrder(env: Environment): Promise<string[]> {
  const text = await readFile(getOrderPath(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

/** Records the order of runs in a file, because timestamps are wrong after the clock is set back. */
export async function appendToRunOrder(env: Environment, id: string): Promise<void> {
  const path = getOrderPath(env)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await runExclusive(`${path}.lock`, () => appendFile(path, `${id}\n`, { mode: 0o600 }))
}

export async function sortByOrder(env: Environment, ids: readonly string[]): Promise<string[]> {
  const places = new Map((await readRunOrder(env)).map((id, index) => [id, index]))
  const getPosition = (id: string): number => places.get(id) ?? -1
  return ids.toSorted((a, b) => getPosition(b) - getPosition(a) || (a < b ? 1 : -1))
}

export async function removeFromRunOrder(env: Environment, removedIds: readonly string[]): Promise<void> {
  if (removedIds.length === 0) return
  const purgedIds = new Set(removedIds)
  const path = getOrderPath(env)
  await runExclusive(`${path}.lock`, async () => {
    const remainingIds = (await readRunOrder(env)).filter((id) => !purgedIds.has(id))
    await writeFileAtomically(path, remainingIds.map((id) => `${id}\n`).join(''))
  })
}
