import { createHash, randomBytes } from 'node:crypto'
import { closeSync, lstatSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { constants, type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDraftName, getDraftTarget } from '@heed/contracts/rules/draftName'

export interface WrittenFile {
  bytes: number
  sha256: string
}

/** Size in bytes; undefined if the file is missing, -1 if the path isn't a plain file. */
export function getFileSize(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && (stats.isFile() ? stats.size : -1)
}

/** Writes to a new owner-only file (U-15). Synchronous writing is faster than waking a thread. */
export async function writeStream(bytes: AsyncIterable<Uint8Array>, path: string): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let size = 0
  // Fails if the path exists, so heed never follows a planted link or opens someone else's file.
  const file = openSync(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      for (let offset = 0; offset < chunk.length; ) offset += writeSync(file, chunk, offset)
      size += chunk.length
    }
  } finally {
    closeSync(file)
  }
  return { bytes: size, sha256: hash.digest('hex') }
}

/** Unguessable, so that no one can create a link there beforehand. */
export const createTempPath = (path: string): string => createDraftName(path, randomBytes(8).toString('hex'))

/** Replaces a link instead of following it, even if the link was created in the meantime (U-15). */
export async function openReplacement(path: string): Promise<FileHandle> {
  const draft = createTempPath(path)
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

export async function openSpecialFile(path: string): Promise<FileHandle | undefined> {
  const isSink = async (statsPromise: ReturnType<FileHandle['stat']>) => {
    const stats = await statsPromise.catch(() => undefined)
    return stats !== undefined && !stats.isFile() && !stats.isDirectory()
  }
  if (!(await isSink(stat(path)))) return undefined
  const file = await open(path, constants.O_WRONLY)
  if (await isSink(file.stat())) return file
  await file.close()
  return undefined
}

export function removeTempFiles(folder: string, files: readonly string[]): void {
  const targetFiles = new Set(files)
  for (const name of readdirSync(folder)) {
    const file = getDraftTarget(name)
    if (file !== undefined && targetFiles.has(file)) rmSync(join(folder, name), { force: true })
  }
}

export async function writeStreamAtomically(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<WrittenFile> {
  const draft = createTempPath(path)
  try {
    const writtenFile = await writeStream(bytes, draft)
    renameSync(draft, path)
    return writtenFile
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
