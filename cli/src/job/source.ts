import { fstatSync, readSync, type Stats } from 'node:fs'
import { type FileHandle, mkdtemp, open, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { BorrowedBytes } from '@heed/contracts/rules/import/bytes/bytes'
import type { ColumnChoice } from '@heed/contracts/rules/import/columns/mapping'
import type { RowSkips } from '@heed/contracts/rules/import/skip'
import { exitCodes, Stop } from '../io/exit.ts'
import { openFile } from '../io/files/openFile.ts'
import { createUnreadableStop } from '../io/files/unreadable.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { sanitizeText } from '../io/terminal/width.ts'
import type { RunInput } from './journal/types.ts'
import { yieldToEventLoop } from './waitForOthers.ts'

export interface Source {
  name: string
  typed: string
  /** Doesn't depend on the working directory. */
  identity: string
  size: number
  head(): Promise<Uint8Array>
  /** Each chunk is valid until the next chunk is read. Throws if the file has changed. */
  chunks(): AsyncIterable<BorrowedBytes>
  part?: FilePart
  columns?: ColumnChoice
  skip?: RowSkips | undefined
  close(): Promise<void>
}

export interface FilePart {
  file: RunInput
  spellings: readonly string[]
  skip?: RowSkips | undefined
  leftOut: readonly number[]
  text(): string
}

const headSizeBytes = 64 * 1024
/** Small, so that reading never delays responses for long. */
const chunkSizeBytes = 64 * 1024
const standardInput = '-'

function stopIfChanged({ fd }: FileHandle, { size, mtimeMs }: Stats, name: string): void {
  const now = fstatSync(fd)
  if (now.size === size && now.mtimeMs === mtimeMs) return
  throw new Stop(
    `${name} changed while it was being read.`,
    exitCodes.failed,
    "Wait until the file is complete, then import it again. Employees already saved won't be changed.",
  )
}

function createSource(
  file: FileHandle,
  stats: Stats,
  facts: Pick<Source, 'name' | 'typed' | 'identity' | 'close'>,
): Source {
  return {
    size: stats.size,
    ...facts,
    async head() {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headSizeBytes), 0, headSizeBytes, 0)
      return buffer.subarray(0, bytesRead)
    },
    async *chunks(): AsyncIterable<BorrowedBytes> {
      // Synchronous, because reading from the page cache is faster than waking a thread.
      const buffer = Buffer.allocUnsafe(chunkSizeBytes)
      for (let position = 0; ; ) {
        const length = readSync(file.fd, buffer, 0, chunkSizeBytes, position)
        stopIfChanged(file, stats, facts.name)
        if (length === 0) return
        yield buffer.subarray(0, length)
        position += length
        await yieldToEventLoop()
      }
    },
  }
}

/** Stores input that is read twice; deletes the file while open if possible, so that kill -9 leaves nothing behind. */
async function spoolInput(input: NodeJS.ReadableStream): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'heed-'))
  const file = await open(join(folder, 'input'), 'wx+', 0o600)
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (process.platform !== 'win32') await removeFolder()
  const close = async () => {
    await file.close()
    await removeFolder()
  }
  try {
    for await (const chunk of input) await file.writeFile(chunk)
    const name = 'standard input'
    return createSource(file, await file.stat(), {
      name,
      typed: standardInput,
      identity: standardInput,
      close,
    })
  } catch (error) {
    await close()
    throw error
  }
}

const formatHint = 'Use a .csv or .txt file, or - for standard input.'

/** Only .csv and .txt are employee files (S2 section 5). */
export async function openSource(path: string, input: NodeJS.ReadableStream): Promise<Source> {
  if (path !== standardInput && !/\.(csv|txt)$/i.test(path)) {
    throw new Stop(`${sanitizeText(path)} isn't an employee file.`, exitCodes.usage, formatHint)
  }
  return openFileOrStdin(path, input, formatHint)
}

export async function openFileOrStdin(
  path: string,
  input: NodeJS.ReadableStream,
  hint = 'Use a file, or - for standard input.',
): Promise<Source> {
  if (path === standardInput) return spoolInput(input)
  const file = await openFile(path).catch((error: NodeJS.ErrnoException) => {
    throw createUnreadableStop(path, error)
  })
  const stats = await file.stat()
  if (!stats.isFile()) {
    await file.close()
    throw new Stop(`${path} isn't a file.`, exitCodes.usage, hint)
  }
  return createSource(file, stats, {
    name: basename(path),
    typed: path,
    identity: await realpath(path),
    close: () => file.close(),
  })
}

function createPartSource(part: FilePart): Source {
  const bytes = Buffer.from(part.text())
  const { name, path } = part.file
  return {
    name,
    typed: path,
    identity: path,
    size: bytes.length,
    part,
    head: async () => bytes.subarray(0, headSizeBytes),
    async *chunks(): AsyncIterable<BorrowedBytes> {
      for (let offset = 0; offset < bytes.length; offset += chunkSizeBytes) {
        yield bytes.subarray(offset, offset + chunkSizeBytes)
        await yieldToEventLoop()
      }
    },
    close: async () => {},
  }
}

interface OpenContext {
  part?: FilePart
  streams: Streams
}

export const openImport = async ({ part, streams }: OpenContext, path: string): Promise<Source> =>
  part ? createPartSource(part) : openSource(path, streams.input)

/** Describes the whole file even for a part, because none of it may change. */
export const toRunInput = ({ part, name, identity, size }: Source, sha256: string): RunInput =>
  part?.file ?? { name, path: identity, size, sha256 }
