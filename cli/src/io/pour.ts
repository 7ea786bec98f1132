import { createHash, randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { constants, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftName, nameOfDraft } from '@heed/contracts/rules/draftName'

/** Bytes of a file and their SHA-256 in hexadecimal. */
export interface Poured {
  bytes: number
  sha256: string
}

/** Size of what has that name, undefined where nothing has; -1 for what is no plain file, which nothing equals. */
export function sizeOf(path: string): number | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found && (found.isFile() ? found.size : -1)
}

/**
 * Writes what passes to a new file of the owner's own (U-15). In step: the system's memory takes a piece sooner than a thread
 * is woken to hand it over.
 */
export async function pour(bytes: AsyncIterable<Uint8Array>, path: string): Promise<Poured> {
  const hash = createHash('sha256')
  let size = 0
  // Never through a link, and never into a file of somebody else that waits there.
  const file = openSync(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      for (let at = 0; at < chunk.length; ) at += writeSync(file, chunk, at)
      size += chunk.length
    }
  } finally {
    closeSync(file)
  }
  return { bytes: size, sha256: hash.digest('hex') }
}

/** A name for a file that is on its way to `path`; nobody can guess it and lay a link there. */
export const draftOf = (path: string): string => draftName(path, randomBytes(8).toString('hex'))

/**
 * Opens a new file of the owner's own in place of what has its name by then: a link is replaced and never followed, also one
 * that somebody lays there at this moment (U-15).
 */
export async function openFresh(path: string): Promise<FileHandle> {
  const draft = draftOf(path)
  const file = await open(draft, 'wx', 0o600)
  try {
    await rename(draft, path)
    return file
  } catch (error) {
    await file.close()
    await rm(draft, { force: true })
    throw error
  }
}

/** Opens what takes bytes and is no file, as a pipe; undefined where there is no such thing, or a file by the time it is open. */
export async function openSink(path: string): Promise<FileHandle | undefined> {
  const isSink = async (found: ReturnType<FileHandle['stat']>) => {
    const one = await found.catch(() => undefined)
    return one !== undefined && !one.isFile() && !one.isDirectory()
  }
  if (!(await isSink(stat(path)))) return undefined
  const file = await open(path, constants.O_WRONLY)
  if (await isSink(file.stat())) return file
  await file.close()
  return undefined
}

/** Takes away what a crash left half written of these files of a folder; nobody else may write them now. */
export function sweepDrafts(folder: string, files: readonly string[]): void {
  const meant = new Set(files)
  for (const name of readdirSync(folder)) {
    const file = nameOfDraft(name)
    if (file !== undefined && meant.has(file)) rmSync(join(folder, name), { force: true })
  }
}

/** Writes a file to a name of its own and renames it when it is whole: `path` is never half written. */
export async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<Poured> {
  const draft = draftOf(path)
  try {
    const poured = await pour(bytes, draft)
    renameSync(draft, path)
    return poured
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
