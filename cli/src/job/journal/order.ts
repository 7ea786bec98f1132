import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { configFolder } from '../../io/files/configFolder.ts'
import { runExclusive } from '../../io/files/lock.ts'
import { writeWholeFile } from '../../io/files/wholeFile.ts'
import type { Environment } from '../../io/terminal/streams.ts'

const orderPath = (env: Environment): string => join(configFolder(env), 'runs', 'order')

async function readOrder(env: Environment): Promise<string[]> {
  const text = await readFile(orderPath(env), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').filter(Boolean)
}

/** Records the order of writing in a file, because timestamps are wrong after the clock is set back. */
export async function recordOrder(env: Environment, id: string): Promise<void> {
  const path = orderPath(env)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await runExclusive(`${path}.lock`, () => appendFile(path, `${id}\n`, { mode: 0o600 }))
}

export async function sortByOrder(env: Environment, ids: readonly string[]): Promise<string[]> {
  const places = new Map((await readOrder(env)).map((id, at) => [id, at]))
  const getPosition = (id: string): number => places.get(id) ?? -1
  return ids.toSorted((one, other) => getPosition(other) - getPosition(one) || (one < other ? 1 : -1))
}

export async function forgetOrder(env: Environment, purged: readonly string[]): Promise<void> {
  if (purged.length === 0) return
  const gone = new Set(purged)
  const path = orderPath(env)
  await runExclusive(`${path}.lock`, async () => {
    const left = (await readOrder(env)).filter((id) => !gone.has(id))
    await writeWholeFile(path, left.map((id) => `${id}\n`).join(''))
  })
}
