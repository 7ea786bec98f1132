import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Change } from '../world/Collection.ts'
import type { Base } from './Journal.ts'

export interface Snapshot {
  /** Counts the renewals; a journal of an older one is already inside. */
  generation: number
  base: Base
  changes: Iterable<Change>
}

const chunkSize = 1 << 20

/** Writes a snapshot beside the file and puts it in its place in one step; a crash leaves the old or the new one. */
export async function writeSnapshot(file: string, { generation, base, changes }: Snapshot): Promise<void> {
  const temporary = `${file}.tmp`
  const handle = await open(temporary, 'w')
  try {
    let text = `{\n"generation": ${generation},\n"base": ${JSON.stringify(base)},\n"changes": [`
    let separator = '\n'
    for (const change of changes) {
      text += separator + JSON.stringify(change)
      separator = ',\n'
      if (text.length < chunkSize) continue
      await handle.writeFile(text)
      text = ''
    }
    await handle.writeFile(`${text}\n]\n}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  await syncFolder(dirname(file))
}

/** The new name is on the disk only when the folder is. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
