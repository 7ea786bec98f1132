import { createHash } from 'node:crypto'
import { openAsBlob, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeFile } from './placeFile.ts'
import { getTemporaryFolder } from './temporaryFolder.ts'

interface FileOnDisk {
  readonly path: string
  readonly sum: string
}

/** Keyed by the content's SHA-256; never changed. */
export interface FileStore {
  /** The file is stored when this call returns. */
  put(bytes: Uint8Array): string
  get(id: string): Uint8Array | undefined
  moveIn(file: FileOnDisk): Promise<string>
  open(id: string): Promise<Blob | undefined>
}

export const hashFile = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  const largeFilePaths = new Map<string, string>()
  return {
    put(bytes) {
      const id = hashFile(bytes)
      files.set(id, bytes)
      return id
    },
    get(id) {
      const path = largeFilePaths.get(id)
      return path === undefined ? files.get(id) : readFileSync(path)
    },
    async moveIn({ path, sum }) {
      const storedPath = join(getTemporaryFolder(), sum)
      if (!largeFilePaths.has(sum)) await placeFile(path, storedPath)
      largeFilePaths.set(sum, storedPath)
      return sum
    },
    async open(id) {
      const path = largeFilePaths.get(id)
      const bytes = files.get(id)
      return path === undefined ? bytes && new Blob([new Uint8Array(bytes)]) : openAsBlob(path)
    },
  }
}
