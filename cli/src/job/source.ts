import { fstatSync, readSync, type Stats } from 'node:fs'
import { type FileHandle, mkdtemp, open, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { LentBytes } from '@heed/contracts/rules/import/bytes'
import type { ColumnChoice } from '@heed/contracts/rules/import/mapping'
import type { Skip } from '@heed/contracts/rules/import/skip'
import type { Context } from '../command/context.ts'
import { exitCodes, Stop } from '../io/exit.ts'
import { openFile } from '../io/openFile.ts'
import { unreadable } from '../io/unreadable.ts'
import { harmless } from '../io/width.ts'
import type { RunInput } from './journal/types.ts'
import { afterOthers } from './turns.ts'

/** The file to import; it may be read twice: to check it, then to send it. */
export interface Source {
  /** For people: the name without its folder. */
  name: string
  /** What was typed: a path or '-'. */
  typed: string
  /** The same for the same file, wherever the command runs. */
  identity: string
  /** Bytes. */
  size: number
  head(): Promise<Uint8Array>
  /** All bytes, each piece lent until the next is asked for; stops when the file is no longer the one that was opened. */
  chunks(): AsyncIterable<LentBytes>
  /** Where it is only what a file says of one company. */
  part?: Part
  /** Which columns hold what, where that was said. */
  columns?: ColumnChoice
  /** Rows that are left out by the values of their columns. */
  skip?: Skip | undefined
  close(): Promise<void>
}

/** The lines of one company out of a file in whose column `company` each of them names its own. */
export interface Part {
  /** All of the file. */
  file: RunInput
  /** What stands in the column where this company is meant. */
  spellings: readonly string[]
  skip?: Skip | undefined
  /** Numbers of its lines that `skip` leaves out. */
  leftOut: readonly number[]
  /** Its lines where they stand in the file, under `peopleColumns`; the others are empty. */
  text(): string
}

const headSize = 64 * 1024
/** So little that an answer never waits long for it. */
const chunkSize = 16 * 1024
const standardInput = '-'

/** Another length or another time: somebody writes into the file while it is read. */
function stopWhenChanged({ fd }: FileHandle, { size, mtimeMs }: Stats, name: string): void {
  const now = fstatSync(fd)
  if (now.size === size && now.mtimeMs === mtimeMs) return
  throw new Stop(
    `${name} was changed while it was read.`,
    exitCodes.failed,
    'Wait until it is written, then import it again; people who are saved already stay as they are.',
  )
}

function sourceOf(
  file: FileHandle,
  opened: Stats,
  facts: Pick<Source, 'name' | 'typed' | 'identity' | 'close'>,
): Source {
  return {
    size: opened.size,
    ...facts,
    async head() {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headSize), 0, headSize, 0)
      return buffer.subarray(0, bytesRead)
    },
    async *chunks(): AsyncIterable<LentBytes> {
      // Read in step: a file comes out of the system's memory faster than a thread is woken to fetch it.
      const buffer = Buffer.allocUnsafe(chunkSize)
      for (let at = 0; ; ) {
        const length = readSync(file.fd, buffer, 0, chunkSize, at)
        stopWhenChanged(file, opened, facts.name)
        if (length === 0) return
        yield buffer.subarray(0, length)
        at += length
        await afterOthers()
      }
    },
  }
}

/**
 * Keeps standard input in a file of the owner's own: it is read twice, and `--resume` must know it again. Where the
 * system allows, the file has no name any more while it is used, so that not even kill -9 leaves it behind.
 */
async function spool(input: NodeJS.ReadableStream): Promise<Source> {
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
    return sourceOf(file, await file.stat(), { name, typed: standardInput, identity: standardInput, close })
  } catch (error) {
    await close()
    throw error
  }
}

const listed = 'Give a .csv or .txt file, or - for standard input.'

/** Opens the file, or takes standard input for '-'. Only .csv and .txt are employees' files (S2 section 5). */
export async function openSource(typed: string, input: NodeJS.ReadableStream): Promise<Source> {
  if (typed !== standardInput && !/\.(csv|txt)$/i.test(typed)) {
    throw new Stop(`${harmless(typed)} is no file of employees by its name.`, exitCodes.usage, listed)
  }
  return openAnySource(typed, input, listed)
}

/** The same for a file of any name; `wanted` says what to give in place of what is no file. */
export async function openAnySource(
  typed: string,
  input: NodeJS.ReadableStream,
  wanted = 'Give a file, or - for standard input.',
): Promise<Source> {
  if (typed === standardInput) return spool(input)
  const file = await openFile(typed).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(typed, error)
  })
  const found = await file.stat()
  if (!found.isFile()) {
    await file.close()
    throw new Stop(`${typed} is not a file.`, exitCodes.usage, wanted)
  }
  return sourceOf(file, found, {
    name: basename(typed),
    typed,
    identity: await realpath(typed),
    close: () => file.close(),
  })
}

function partSource(part: Part): Source {
  const bytes = Buffer.from(part.text())
  const { name, path } = part.file
  return {
    name,
    typed: path,
    identity: path,
    size: bytes.length,
    part,
    head: async () => bytes.subarray(0, headSize),
    async *chunks(): AsyncIterable<LentBytes> {
      for (let at = 0; at < bytes.length; at += chunkSize) {
        yield bytes.subarray(at, at + chunkSize)
        await afterOthers()
      }
    },
    close: async () => {},
  }
}

/** What is imported: the lines of the company that it is about where a file holds those of many, else the file. */
export const openImport = async ({ part, streams }: Context, typed: string): Promise<Source> =>
  part ? partSource(part) : openSource(typed, streams.input)

/** A source that was read, as a run keeps it: of a part it is the whole file that must not change. */
export const inputOf = ({ part, name, identity, size }: Source, sha256: string): RunInput =>
  part?.file ?? { name, path: identity, size, sha256 }
