import { lstatSync } from 'node:fs'
import { type FileHandle, realpath, stat } from 'node:fs/promises'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { decoderFor, type ImportEncoding } from '@heed/contracts/rules/import/encoding'
import { withReason } from '@heed/contracts/rules/import/marker'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { openFresh, openSink } from '../../../io/pour.ts'
import { harmless } from '../../../io/width.ts'

/** A line that is not imported, and why. */
export interface Refusal {
  lineNumber: number
  line: string
  rule: string
  message: string
}

export interface Refusals {
  readonly count: number
  /** The first ones; all of them are in the file of refused lines. */
  readonly kept: readonly Refusal[]
  /** What the platform said of lines that it refused, by their numbers; kept where every line is reported. */
  readonly reasons: ReadonlyMap<number, string>
  add(refusal: Refusal): void
  /** Writes what was added since; call it now and then. */
  flush(): Promise<void>
  close(): Promise<void>
}

// The bytes of a file by letter: what its decoder made of them. Not another one: Node 20 reads windows-1252 as ISO
// 8859-1 where it is handed all bytes at once (nodejs/node#56542).
function ansiBytes(encoding: ImportEncoding): ReadonlyMap<string, number> {
  const letters = decoderFor(encoding).write(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return new Map([...letters].map((letter, byte) => [letter, byte]))
}

function encoderFor(encoding: ImportEncoding): (text: string) => Uint8Array {
  if (encoding === 'utf-8') return (text) => Buffer.from(text)
  const bytes = ansiBytes(encoding)
  const unknown = 0x3f
  return (text) => Uint8Array.from(text, (letter) => bytes.get(letter) ?? unknown)
}

interface RefusalOptions {
  /** How many to keep in memory. */
  keep: number
  /** Whether the reasons of the platform are kept, too. */
  keepReasons?: boolean
  /** The file to write them to, in the encoding of the file they come from. */
  path?: string | undefined
  source: string
  encoding: ImportEncoding
  separator: string
  /** The first line of the file, where it says what its columns hold: the mended lines are read by it again. */
  headings?: string | undefined
}

async function openRejects(path: string, source: string): Promise<FileHandle> {
  if ((await realpath(path).catch(() => undefined)) === source) {
    throw new Stop(
      '--rejects would overwrite the file that is imported.',
      exitCodes.usage,
      'Name another file.',
    )
  }
  const there = lstatSync(path, { throwIfNoEntry: false })
  if (there?.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isFile() !== false) {
    throw new Stop(
      `${harmless(path)} is a link: refused lines are written into no file of another name.`,
      exitCodes.usage,
      'Name the file itself.',
    )
  }
  return (await openSink(path)) ?? openFresh(path)
}

export async function createRefusals(options: RefusalOptions): Promise<Refusals> {
  const { keep, keepReasons = false, path, source, encoding, separator, headings } = options
  const file = path === undefined ? undefined : await openRejects(path, source)
  const encode = encoderFor(encoding)
  const kept: Refusal[] = []
  const reasons = new Map<number, string>()
  /** One text for all lines of which the same was said. */
  const texts = new Map<string, string>()
  let waiting: string[] = [
    ...(encoding === 'utf-8' ? [byteOrderMark] : []),
    ...(headings === undefined ? [] : [`${headings}\n`]),
  ]
  let count = 0

  async function flush(): Promise<void> {
    if (!file || waiting.length === 0 || count === 0) return
    const text = waiting.join('')
    waiting = []
    // Not `write`: that may take a part of it only, and says so in a number.
    await file.writeFile(encode(text))
  }

  return {
    get count() {
      return count
    },
    kept,
    reasons,
    add(refusal) {
      if (keepReasons && refusal.rule === 'server') {
        const { message } = refusal
        if (!texts.has(message)) texts.set(message, message)
        reasons.set(refusal.lineNumber, texts.get(message) ?? message)
      }
      count++
      if (kept.length < keep) kept.push(refusal)
      if (file) waiting.push(`${withReason(refusal, separator)}\n`)
    },
    flush,
    async close() {
      await flush()
      await file?.close()
    },
  }
}
