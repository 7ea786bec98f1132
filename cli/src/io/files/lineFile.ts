import { appendFileSync, closeSync, openSync, readSync } from 'node:fs'
import { constants, type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lineFeed } from '@heed/contracts/rules/import/bytes/letters'
import { openReplacement } from './writeFiles.ts'

export interface LineFile<Entry> {
  /** Buffers the entry briefly; a write error rejects a later `appendSafely`. */
  append(entry: Entry): void
  /** Resolves after the disk flush. */
  appendSafely(entry: Entry): Promise<void>
  close(): Promise<void>
}

const firstPieceBytes = 16 * 1024
/** Maximum time that a line stays buffered, ms. */
const flushDelayMs = 10

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Works on bytes, because a crash may cut a character in half. */
const cutAfterLastLine = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(lineFeed) + 1)

/** Omits the last line if a crash cut it off. Returns null if there is no file. */
export async function readLineFile(path: string): Promise<string[] | null> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return bytes === null ? null : cutAfterLastLine(bytes).toString().split('\n').filter(Boolean)
}

interface LineFileOptions {
  /** Appends to an existing file. */
  goOn?: boolean
  toJson?: (entry: unknown) => string
}

async function reopenFile(path: string): Promise<FileHandle> {
  const { O_APPEND, O_NOFOLLOW, O_RDWR } = constants
  const file = await open(path, O_APPEND | O_RDWR | O_NOFOLLOW)
  await file.truncate(cutAfterLastLine(await file.readFile()).length)
  return file
}

export async function openLineFile<Entry>(
  path: string,
  { goOn = false, toJson = JSON.stringify }: LineFileOptions = {},
): Promise<LineFile<Entry>> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = goOn ? await reopenFile(path) : await openReplacement(path)
  let pendingLines: string[] = []
  let flushPromise: Promise<void> | undefined
  let resolvers: (() => void)[] = []
  let failureHandlers: ((error: unknown) => void)[] = []
  let writeFailure: { error: unknown } | undefined
  let flushSoon: (() => void) | undefined

  const waitForMoreLines = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, flushDelayMs)
      flushSoon = () => {
        clearTimeout(timer)
        setImmediate(resolve)
      }
      if (resolvers.length > 0) flushSoon()
    })

  async function flush(): Promise<void> {
    while (pendingLines.length > 0) {
      await waitForMoreLines()
      const text = `${pendingLines.join('\n')}\n`
      const [done, rejectors] = [resolvers, failureHandlers]
      pendingLines = []
      resolvers = []
      failureHandlers = []
      try {
        // Nothing may follow an incomplete line, so that the lines before it stay readable.
        if (writeFailure) throw writeFailure.error
        // Synchronous, because writing to the page cache is faster than waking a thread.
        appendFileSync(file.fd, text)
        if (done.length > 0) await file.datasync()
        for (const resolve of done) resolve()
      } catch (error) {
        writeFailure ??= { error }
        for (const warn of rejectors) warn(error)
      }
    }
    flushPromise = undefined
  }

  function append(entry: Entry): void {
    pendingLines.push(toJson(entry))
    flushPromise ??= flush()
  }

  return {
    append,
    appendSafely: (entry) =>
      new Promise((resolve, reject) => {
        resolvers.push(resolve)
        failureHandlers.push(reject)
        append(entry)
        flushSoon?.()
      }),
    async close() {
      flushSoon?.()
      await flushPromise
      await file.close()
    },
  }
}

export function readFirstLine(path: string): string | null {
  const fd = openOrNull(path)
  if (fd === null) return null
  try {
    let readBuffer = Buffer.alloc(0)
    for (;;) {
      const piece = Buffer.alloc(firstPieceBytes)
      const length = readSync(fd, piece)
      if (length === 0) return null
      readBuffer = Buffer.concat([readBuffer, piece.subarray(0, length)])
      const end = readBuffer.indexOf(lineFeed)
      if (end !== -1) return readBuffer.toString('utf8', 0, end)
    }
  } finally {
    closeSync(fd)
  }
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
