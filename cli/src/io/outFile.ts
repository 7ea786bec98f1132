import { exitCodes, Stop } from '../exit.ts'
import { sizeOf, writeWhole } from './pour.ts'
import type { Streams } from './streams.ts'
import { harmless } from './width.ts'

/** The one file that an answer goes to: a path, or standard output where it is a pipe. */
export interface Out {
  /** Undefined for standard output. */
  path: string | undefined
  /** Gives back how many bytes it were. */
  write(bytes: AsyncIterable<Uint8Array>): Promise<number>
}

export const standardOutput = '-'

interface Wanted {
  path: string | undefined
  force: boolean
  isPrivate?: boolean
}

/** Stops before anything is asked for where bytes would reach a terminal or replace another file. */
export function openOut(streams: Streams, { path, force, isPrivate = false }: Wanted): Out {
  if (path === undefined || path === standardOutput) {
    if (streams.output.isTTY) {
      throw new Stop('A file is not shown on a terminal.', exitCodes.usage, 'Add --out <file>, or pipe it.')
    }
    return { path: undefined, write: (bytes) => intoPipe(streams, bytes) }
  }
  if (!force && sizeOf(path) !== undefined) {
    throw new Stop(`${harmless(path)} is there already.`, exitCodes.usage, 'Add --force to replace it.')
  }
  return { path, write: async (bytes) => (await writeWhole(path, bytes, { isPrivate })).bytes }
}

async function intoPipe(streams: Streams, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of bytes) {
    await streams.writeBytes(chunk)
    size += chunk.length
  }
  return size
}
