import { appendFileSync, closeSync, openSync, readSync } from 'node:fs'
import { constants, type FileHandle, mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { feed } from '@heed/contracts/rules/import/letters'
import { openFresh } from './pour.ts'

/** A file that grows by whole lines of JSON: what a run leaves behind of itself. */
export interface LineFile<Entry> {
  /** Written within a moment; what fails to be written fails whoever waits for a later one. */
  append(entry: Entry): void
  /** Resolves when the disk has it. */
  appendSafely(entry: Entry): Promise<void>
  close(): Promise<void>
}

const firstPiece = 16 * 1024
/** Milliseconds that a line nobody waits for may wait for others. */
const patience = 10

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Counted in bytes: what a crash has cut off may end within a letter. */
const upToLastLine = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.lastIndexOf(feed) + 1)

/** Its lines, whole ones only: what a crash cut off in the middle is no line. Null when there is no file. */
export async function readLineFile(path: string): Promise<string[] | null> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return bytes === null ? null : upToLastLine(bytes).toString().split('\n').filter(Boolean)
}

interface LineFileOptions {
  /** The file is there, and what is whole in it stays. */
  goOn?: boolean
  /** The JSON of an entry, for entries that are not kept as they are. */
  toJson?: (entry: unknown) => string
}

/** Through no link, as a new one. */
async function openAgain(path: string): Promise<FileHandle> {
  const { O_APPEND, O_NOFOLLOW, O_RDWR } = constants
  const file = await open(path, O_APPEND | O_RDWR | O_NOFOLLOW)
  await file.truncate(upToLastLine(await file.readFile()).length)
  return file
}

/** Opens a new file, readable by its owner only, or the one to go on with. Lines that wait together are flushed together. */
export async function openLineFile<Entry>(
  path: string,
  { goOn = false, toJson = JSON.stringify }: LineFileOptions = {},
): Promise<LineFile<Entry>> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = goOn ? await openAgain(path) : await openFresh(path)
  let waiting: string[] = []
  let flushing: Promise<void> | undefined
  let resolvers: (() => void)[] = []
  let failed: ((error: unknown) => void)[] = []
  let broken: { error: unknown } | undefined
  let hurry: (() => void) | undefined

  /** What is reported in the same moment goes to the disk together; a line that somebody waits for shortens the moment. */
  const gather = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, patience)
      hurry = () => {
        clearTimeout(timer)
        setImmediate(resolve)
      }
      if (resolvers.length > 0) hurry()
    })

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await gather()
      const text = `${waiting.join('\n')}\n`
      const [done, warned] = [resolvers, failed]
      waiting = []
      resolvers = []
      failed = []
      try {
        // After half a line nothing may follow: the whole lines before it stay readable.
        if (broken) throw broken.error
        // In step: the system's memory takes it faster than a thread is woken to hand it over.
        appendFileSync(file.fd, text)
        if (done.length > 0) await file.datasync()
        for (const tell of done) tell()
      } catch (error) {
        broken ??= { error }
        for (const warn of warned) warn(error)
      }
    }
    flushing = undefined
  }

  function append(entry: Entry): void {
    waiting.push(toJson(entry))
    flushing ??= flush()
  }

  return {
    append,
    appendSafely: (entry) =>
      new Promise((resolve, reject) => {
        resolvers.push(resolve)
        failed.push(reject)
        append(entry)
        hurry?.()
      }),
    async close() {
      hurry?.()
      await flushing
      await file.close()
    },
  }
}

/** Its first line without reading the others; null when there is no whole one. In step: it is asked of many files. */
export function readFirstLine(path: string): string | null {
  const fd = openedOrNull(path)
  if (fd === null) return null
  try {
    let read = Buffer.alloc(0)
    for (;;) {
      const piece = Buffer.alloc(firstPiece)
      const length = readSync(fd, piece)
      if (length === 0) return null
      read = Buffer.concat([read, piece.subarray(0, length)])
      const end = read.indexOf(feed)
      if (end !== -1) return read.toString('utf8', 0, end)
    }
  } finally {
    closeSync(fd)
  }
}

function openedOrNull(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
