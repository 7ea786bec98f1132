import { createHash } from 'node:crypto'

/** Bytes that came from outside, by the SHA-256 of their content: written once, never changed. */
export interface FileStore {
  /** The id under which the bytes are found again; they are kept when this returns. */
  put(bytes: Uint8Array): string
  get(id: string): Uint8Array | undefined
}

export const fileId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Files live as long as the world. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    put(bytes) {
      const id = fileId(bytes)
      files.set(id, bytes)
      return id
    },
    get: (id) => files.get(id),
  }
}
