import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Bytes of a file and their SHA-256 in hexadecimal. */
export interface Poured {
  bytes: number
  sha256: string
}

/** Size of what has that name, undefined where nothing has; -1 for what is no plain file, which nothing equals. */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found && (found.isFile() ? found.size : -1)
}

/** Writes what passes to a file, readable by the owner only where it is private. */
export async function pour(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
  { isPrivate = false } = {},
): Promise<Poured> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, isPrivate ? { mode: 0o600 } : {}),
  )
  return { bytes: size, sha256: hash.digest('hex') }
}

/** A name for a file that is on its way to `path`. */
export const draftOf = (path: string): string => `${path}.part`

/** Writes a file to a name of its own and renames it when it is whole: `path` is never half written. */
export async function writeWhole(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  options: { isPrivate?: boolean } = {},
): Promise<Poured> {
  const draft = draftOf(path)
  try {
    const poured = await pour(bytes, draft, options)
    await rename(draft, path)
    return poured
  } finally {
    await rm(draft, { force: true })
  }
}
