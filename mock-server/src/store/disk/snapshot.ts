import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTemporaryName, ownerOnlyFlags } from '../temporaryName.ts'
import type { JournalState } from './Journal.ts'
import { fileFormatVersion } from './WorldFile.ts'

const chunkLength = 1 << 20

/** Replaces the file atomically. The snapshot already includes journals with an older `generation`. */
export async function writeSnapshot(file: string, generation: number, world: JournalState): Promise<void> {
  const temporaryPath = createTemporaryName(file)
  const handle = await open(temporaryPath, ownerOnlyFlags.flag, ownerOnlyFlags.mode)
  try {
    let text = `{\n"version": ${fileFormatVersion},\n"generation": ${generation},\n"base": ${JSON.stringify(world.base)},\n"changes": [`
    let separator = '\n'
    for (const change of world.changes()) {
      text += separator + JSON.stringify(change)
      separator = ',\n'
      if (text.length < chunkLength) continue
      await handle.writeFile(text)
      text = ''
    }
    await handle.writeFile(`${text}\n]\n}\n`)
    await handle.sync()
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await rename(temporaryPath, file)
  await syncFolder(dirname(file))
}

/** A rename isn't durable until its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
