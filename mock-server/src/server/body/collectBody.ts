import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { temporaryFolder } from '../../store/temporaryFolder.ts'
import { ownerOnlyFlags } from '../../store/temporaryName.ts'
import { bytesPerMegabyte } from './limits.ts'
import type { Room } from './Room.ts'

/** Bytes of each body kept in memory, on every connection; the rest is on disk. */
export const memoryMaxBytes = 64 * 1024

export const tooLarge = (limit: number): Error =>
  Object.assign(new Error(`The body is larger than ${limit / bytesPerMegabyte} MB`), { statusCode: 413 })

interface Collected {
  bytes: Buffer
  letGo: (() => void) | undefined
}

/** Rejects a declared size that is too large before reading. Large bodies wait on disk for room (U-2). */
export async function collectBody(
  payload: Readable,
  said: string | undefined,
  limit: number,
  room: Room,
): Promise<Collected> {
  if (Number(said) > limit) throw tooLarge(limit)
  const received = new Received()
  try {
    await pour(payload, received, limit)
    if (received.size <= memoryMaxBytes) return { bytes: received.read(), letGo: undefined }
    const letGo = await room.take(received.size)
    return { bytes: received.read(), letGo }
  } finally {
    received.release()
  }
}

function pour(payload: Readable, received: Received, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (error: Error) => {
      payload.off('data', take)
      reject(error)
    }
    const take = (piece: Buffer) => {
      if (received.size + piece.length > limit) return stop(tooLarge(limit))
      try {
        received.take(piece)
      } catch (error) {
        stop(error as Error)
      }
    }
    payload.on('data', take)
    payload.once('end', resolve)
    payload.once('error', reject)
    payload.once('close', () => reject(new Error('The connection closed before the body was complete')))
  })
}

class Received {
  size = 0
  #pieces: Buffer[] = []
  #file: { path: string; handle: number } | undefined

  take(piece: Buffer): void {
    this.size += piece.length
    this.#pieces.push(piece)
    if (this.size <= memoryMaxBytes) return
    this.#file ??= opened()
    for (const one of this.#pieces)
      for (let at = 0; at < one.length; ) at += writeSync(this.#file.handle, one, at)
    this.#pieces = []
  }

  read(): Buffer {
    return this.#file ? readFileSync(this.#file.path) : Buffer.concat(this.#pieces)
  }

  release(): void {
    if (!this.#file) return
    closeSync(this.#file.handle)
    rmSync(this.#file.path, { force: true })
    this.#file = undefined
  }
}

function opened(): { path: string; handle: number } {
  const path = join(temporaryFolder(), randomUUID())
  return { path, handle: openSync(path, ownerOnlyFlags.flag, ownerOnlyFlags.mode) }
}
