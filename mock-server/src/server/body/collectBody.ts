import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { getTemporaryFolder } from '../../store/temporaryFolder.ts'
import { ownerOnlyFlags } from '../../store/temporaryName.ts'
import { bytesPerMegabyte } from './limits.ts'
import type { MemoryBudget } from './Room.ts'

/** Number of bytes of each body kept in memory, per connection; the rest is on disk. */
export const memoryMaxBytes = 64 * 1024

export const createTooLargeError = (limit: number): Error =>
  Object.assign(new Error(`The body is larger than ${limit / bytesPerMegabyte} MB`), { statusCode: 413 })

interface CollectedBody {
  bytes: Buffer
  releaseMemory: (() => void) | undefined
}

/**
 * Rejects a declared size that is too large before reading. Large bodies wait on disk for free memory (U-2).
 */
export async function collectBody(
  payload: Readable,
  declaredLength: string | undefined,
  limit: number,
  memoryBudget: MemoryBudget,
): Promise<CollectedBody> {
  if (Number(declaredLength) > limit) throw createTooLargeError(limit)
  const bodyBuffer = new BodyBuffer()
  try {
    await readIntoBuffer(payload, bodyBuffer, limit)
    if (bodyBuffer.size <= memoryMaxBytes) return { bytes: bodyBuffer.toBuffer(), releaseMemory: undefined }
    const releaseReservation = await memoryBudget.reserve(bodyBuffer.size)
    return { bytes: bodyBuffer.toBuffer(), releaseMemory: releaseReservation }
  } finally {
    bodyBuffer.release()
  }
}

function readIntoBuffer(payload: Readable, bodyBuffer: BodyBuffer, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      payload.off('data', addChunk)
      reject(error)
    }
    const addChunk = (chunk: Buffer) => {
      if (bodyBuffer.size + chunk.length > limit) return fail(createTooLargeError(limit))
      try {
        bodyBuffer.addChunk(chunk)
      } catch (error) {
        fail(error as Error)
      }
    }
    payload.on('data', addChunk)
    payload.once('end', resolve)
    payload.once('error', reject)
    payload.once('close', () => reject(new Error('The connection closed before the body was complete')))
  })
}

class BodyBuffer {
  size = 0
  #pieces: Buffer[] = []
  #file: { path: string; handle: number } | undefined

  addChunk(chunk: Buffer): void {
    this.size += chunk.length
    this.#pieces.push(chunk)
    if (this.size <= memoryMaxBytes) return
    this.#file ??= openTemporaryFile()
    for (const savedChunk of this.#pieces)
      for (let offset = 0; offset < savedChunk.length; )
        offset += writeSync(this.#file.handle, savedChunk, offset)
    this.#pieces = []
  }

  toBuffer(): Buffer {
    return this.#file ? readFileSync(this.#file.path) : Buffer.concat(this.#pieces)
  }

  release(): void {
    if (!this.#file) return
    closeSync(this.#file.handle)
    rmSync(this.#file.path, { force: true })
    this.#file = undefined
  }
}

function openTemporaryFile(): { path: string; handle: number } {
  const path = join(getTemporaryFolder(), randomUUID())
  return { path, handle: openSync(path, ownerOnlyFlags.flag, ownerOnlyFlags.mode) }
}
