import { lstatSync } from 'node:fs'
import { type FileHandle, realpath, stat } from 'node:fs/promises'
import { byteOrderMark } from '@heed/contracts/rules/csv'
import { createDecoder, type ImportEncoding } from '@heed/contracts/rules/import/bytes/encoding'
import { appendReason } from '@heed/contracts/rules/import/marker'
import { exitCodes, Stop } from '../../../../io/exit.ts'
import { openReplacement, openSpecialFile } from '../../../../io/files/writeFiles.ts'
import { sanitizeText } from '../../../../io/terminal/width.ts'

export interface Refusal {
  lineNumber: number
  line: string
  rule: string
  message: string
}

export interface Refusals {
  readonly count: number
  readonly shownRefusals: readonly Refusal[]
  readonly reasons: ReadonlyMap<number, string>
  add(refusal: Refusal): void
  flush(): Promise<void>
  close(): Promise<void>
}

// Inverts the import's decoder: Node 20 reads windows-1252 as ISO 8859-1 (nodejs/node#56542).
function createAnsiByteMap(encoding: ImportEncoding): ReadonlyMap<string, number> {
  const letters = createDecoder(encoding).write(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return new Map([...letters].map((character, byte) => [character, byte]))
}

function createEncoder(encoding: ImportEncoding): (text: string) => Uint8Array {
  if (encoding === 'utf-8') return (text) => Buffer.from(text)
  const bytes = createAnsiByteMap(encoding)
  const unknownCharacter = 0x3f
  return (text) => Uint8Array.from(text, (character) => bytes.get(character) ?? unknownCharacter)
}

interface RefusalOptions {
  keep: number
  keepReasons?: boolean
  path?: string | undefined
  source: string
  encoding: ImportEncoding
  separator: string
  headings?: string | undefined
}

async function openRejects(path: string, source: string): Promise<FileHandle> {
  if ((await realpath(path).catch(() => undefined)) === source) {
    throw new Stop(
      '--rejects would overwrite the file being imported.',
      exitCodes.usage,
      'Choose another file.',
    )
  }
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink() && (await stat(path).catch(() => undefined))?.isFile() !== false) {
    throw new Stop(
      `${sanitizeText(path)} is a symbolic link. Rejected lines can't be written to symbolic links.`,
      exitCodes.usage,
      'Use the path of the file it points to.',
    )
  }
  return (await openSpecialFile(path)) ?? openReplacement(path)
}

export async function createRefusals(options: RefusalOptions): Promise<Refusals> {
  const { keep, keepReasons = false, path, source, encoding, separator, headings } = options
  const file = path === undefined ? undefined : await openRejects(path, source)
  const encode = createEncoder(encoding)
  const keptRefusals: Refusal[] = []
  const reasons = new Map<number, string>()
  /** Lines with the same reason share a string, which saves memory. */
  const texts = new Map<string, string>()
  let pendingLines: string[] = [
    ...(encoding === 'utf-8' ? [byteOrderMark] : []),
    ...(headings === undefined ? [] : [`${headings}\n`]),
  ]
  let count = 0

  async function flush(): Promise<void> {
    if (!file || pendingLines.length === 0 || count === 0) return
    const text = pendingLines.join('')
    pendingLines = []
    // Unlike `write`, this always writes all bytes.
    await file.writeFile(encode(text))
  }

  return {
    get count() {
      return count
    },
    shownRefusals: keptRefusals,
    reasons,
    add(refusal) {
      if (keepReasons && refusal.rule === 'server') {
        const { message } = refusal
        if (!texts.has(message)) texts.set(message, message)
        reasons.set(refusal.lineNumber, texts.get(message) ?? message)
      }
      count++
      if (keptRefusals.length < keep) keptRefusals.push(refusal)
      if (file) pendingLines.push(`${appendReason(refusal, separator)}\n`)
    },
    flush,
    async close() {
      await flush()
      await file?.close()
    },
  }
}
