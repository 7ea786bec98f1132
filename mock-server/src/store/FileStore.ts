import { createHash } from 'node:crypto'
import { openAsBlob, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeFile } from './placeFile.ts'
import { temporaryFolder } from './temporaryFolder.ts'

interface FileOnDisk {
  readonly path: string
  readonly sum: string
}

/** Keyed by the content's SHA-256; never changed. */
export interface FileStore {
  /** The file is stored when this call returns. */
  put(bytes: Uint8Array): string
  get(id: string): Uint8Array | undefined
  keep(file: FileOnDisk): Promise<string>
  open(id: string): Promise<Blob | undefined>
}

export const fileId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>()
  const large = new Map<string, string>()
  return {
    put(bytes) {
      const id = fileId(bytes)
      files.set(id, bytes)
      return id
    },
    get(id) {
      const path = large.get(id)
      return path === undefined ? files.get(id) : readFileSync(path)
    },
    async keep({ path, sum }) {
      const kept = join(temporaryFolder(), sum)
      if (!large.has(sum)) await placeFile(path, kept)
      large.set(sum, kept)
      return sum
    },
    async open(id) {
      const path = large.get(id)
      const bytes = files.get(id)
      return path === undefined ? bytes && new Blob([new Uint8Array(bytes)]) : openAsBlob(path)
    },
  }
}
