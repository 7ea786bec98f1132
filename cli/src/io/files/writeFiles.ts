import { createHash, randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { constants, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftName, getDraftName } from '@heed/contracts/rules/draftName'

export interface WrittenFile {
  bytes: number
  sha256: string
}

/** Size in bytes; undefined if the file is missing, -1 if the path isn't a plain file. */
export function getFileSize(path: string): number | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found && (found.isFile() ? found.size : -1)
}

/** Writes to a new owner-only file (U-15). Synchronous: the page cache is faster than waking a thread. */
export async function writeStream(bytes: AsyncIterable<Uint8Array>, path: string): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let size = 0
  // Fails if the path exists, so heed never follows a planted link or opens someone else's file.
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

/** Unguessable, so that no one can create a link there beforehand. */
export const makeDraftPath = (path: string): string => draftName(path, randomBytes(8).toString('hex'))

/** Replaces links instead of following them, even a link created at this moment (U-15). */
export async function openFresh(path: string): Promise<FileHandle> {
  const draft = makeDraftPath(path)
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

export function sweepDrafts(folder: string, files: readonly string[]): void {
  const meant = new Set(files)
  for (const name of readdirSync(folder)) {
    const file = getDraftName(name)
    if (file !== undefined && meant.has(file)) rmSync(join(folder, name), { force: true })
  }
}

export async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  const draft = makeDraftPath(path)
  try {
    const poured = await writeStream(bytes, draft)
    renameSync(draft, path)
    return poured
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
