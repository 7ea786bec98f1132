import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes, Stop } from '../exit.ts'
import type { Streams } from '../terminal/streams.ts'
import { sanitizeText } from '../terminal/width.ts'
import { getFileSize, writeStream, writeStreamAtomically } from './writeFiles.ts'

export interface OutFile {
  path: string | undefined
  write(bytes: AsyncIterable<Uint8Array>): Promise<number>
}

export const standardOutput = '-'

interface OutOptions {
  path: string | undefined
  force: boolean
  isWhole?: boolean
}

/** Refuses to write bytes to a terminal or, without `force`, to replace a file. Call before any request. */
export function openOutFile(streams: Streams, { path, force, isWhole = false }: OutOptions): OutFile {
  if (path === undefined || path === standardOutput) {
    if (streams.output.isTTY) {
      throw new Stop("Can't write a file to a terminal.", exitCodes.usage, 'Add --out <file>, or use a pipe.')
    }
    return { path: undefined, write: (bytes) => (isWhole ? writeWholeToPipe : writeToPipe)(streams, bytes) }
  }
  if (!force && getFileSize(path) !== undefined) {
    throw new Stop(`${sanitizeText(path)} already exists.`, exitCodes.usage, 'Add --force to replace it.')
  }
  return { path, write: async (bytes) => (await writeStreamAtomically(path, bytes)).bytes }
}

async function writeToPipe(streams: Streams, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of bytes) {
    await streams.writeBytes(chunk)
    size += chunk.length
  }
  return size
}

async function writeWholeToPipe(streams: Streams, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'heed-'))
  const path = join(folder, 'output')
  try {
    await writeStream(bytes, path)
    return await writeToPipe(streams, createReadStream(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function* toByteStream(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
