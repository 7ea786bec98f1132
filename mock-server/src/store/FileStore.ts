import { createHash } from 'node:crypto'
import { openAsBlob, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeFile } from './placeFile.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** A file of a form, and the SHA-256 of its bytes. */
interface FileOnDisk {
  readonly path: string
  readonly sum: string
}

/** Bytes that came from outside, by the SHA-256 of their content: written once, never changed. */
export interface FileStore {
  /** The id under which the bytes are found again; they are kept when this returns. */
  put(bytes: Uint8Array): string
  get(id: string): Uint8Array | undefined
  /** Keeps a file that lies on the disk, without reading it. */
  keep(file: FileOnDisk): Promise<string>
  /** The bytes as they lie there, for who reads parts of them. */
  open(id: string): Promise<Blob | undefined>
}

export const fileId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Files live as long as the process; those of forms, which may be large, lie on its disk. */
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
